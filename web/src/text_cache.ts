// Sentences that are asked for again at every step: each is put together once in a language.
import { language } from "./words.svelte";

export class TextCache {
  private readonly texts = new Map<string, string>();
  private spoken = "";

  /** `key` names all that the sentence follows from. */
  of(key: string, tell: () => string): string {
    const spoken = language();
    if (this.spoken !== spoken) this.texts.clear();
    this.spoken = spoken;
    const text = this.texts.get(key) ?? tell();
    this.texts.set(key, text);
    return text;
  }
}
