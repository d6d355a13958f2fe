// Browsers start no worker from a disk: there the search runs in a frame of its own, in the same thread.
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    #inside;
    #begun;

    constructor(address) {
      super();
      const frame = document.createElement("iframe");
      frame.hidden = true;
      document.body.append(frame);
      this.#inside = frame.contentWindow;
      this.#inside.postMessage = (data) => this.dispatchEvent(new MessageEvent("message", { data }));
      this.#inside.importScripts = async (...files) => {
        for (const file of files) await this.#load(file);
      };
      this.#begun = this.#load(address);
    }

    #load(file) {
      const script = this.#inside.document.createElement("script");
      return new Promise((loaded, failed) => {
        Object.assign(script, { src: file, onload: loaded, onerror: failed });
        this.#inside.document.body.append(script);
      });
    }

    async postMessage(data) {
      await this.#begun;
      this.#inside.dispatchEvent(new this.#inside.MessageEvent("message", { data }));
    }
  };
}
