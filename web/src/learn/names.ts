// How the chapters are called.
import { words } from "../words.svelte";

export const chapterName = (game: string, chapter: string): string => words(`learn-chapter-${game}-${chapter}`);
export const chapterText = (game: string, chapter: string): string => words(`learn-chapter-${game}-${chapter}-text`);
