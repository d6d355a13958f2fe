// Opens the pages without a network, and shows notices that the server pushes. What lies under /api is never kept.
const CACHE = "metropole-" + "VERSION";
const FILES = ["/FILES"];

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const old = async () => {
    const names = (await caches.keys()).filter((name) => name !== CACHE && name !== "metropole-words");
    await Promise.all(names.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(old());
});

self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  const isOurs = origin === self.location.origin && !/^\/(api|health|ready|metrics)(\/|$)/.test(pathname);
  if (!isOurs || event.request.method !== "GET") return;
  if (event.request.mode === "navigate")
    // The newest page if there is a network, the kept one if there is none: it says so in words.
    event.respondWith(fetch(event.request).catch(() => caches.match("/")));
  else event.respondWith(caches.match(event.request).then((kept) => kept ?? fetched(event.request)));
});

/** What has a hash in its name never changes: it is kept once it was needed. */
async function fetched(request) {
  const answer = await fetch(request);
  if (answer.ok && new URL(request.url).pathname.startsWith("/assets/")) {
    const cache = await caches.open(CACHE);
    await cache.put(request, answer.clone());
  }
  return answer;
}

// The words of notices are those of the language that was spoken last; the page leaves them here.
async function worded(kind, game) {
  const kept = await (await caches.open("metropole-words")).match("/words");
  const all = kept ? await kept.json() : {};
  return { title: all[`notice-${kind}`] ?? "Métropole", body: kind === "turn" ? (all[game] ?? "") : "" };
}

self.addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  const show = async () => {
    const { title, body } = await worded(told.kind, told.game);
    await self.registration.showNotification(title, {
      body,
      tag: told.table || "test",
      icon: "/icon-192.png",
      data: { url: told.table ? `/table/${told.table}` : "/" },
    });
  };
  event.waitUntil(show());
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { url } = event.notification.data;
  const open = async () => {
    const pages = await self.clients.matchAll({ type: "window" });
    const there = pages.find((page) => new URL(page.url).pathname === url);
    return there ? there.focus() : self.clients.openWindow(url);
  };
  event.waitUntil(open());
});
