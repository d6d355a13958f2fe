// Sentences that are asked for again at every step: each is put together once in a language.
import { language } from "./words.svelte";

export class TextCache {
  private readonly texts = new Map<string, string>();
  private spoken = "";

  /** `key` names all that the sentence follows from. */
  of(key: string, tell: () => string): string {
    if (this.spoken !== language()) this.texts.clear();
    this.spoken = language();
    const text = this.texts.get(key) ?? tell();
    this.texts.set(key, text);
    return text;
  }
}
