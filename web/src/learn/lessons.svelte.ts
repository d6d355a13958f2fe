// Which lessons there are, asked of the server once.
import { answer, api } from "../api";
import type { LessonsOfGame } from "../types";

export const lessons: { all: LessonsOfGame[] } = $state({ all: [] });

export async function readLessons(): Promise<void> {
  if (!lessons.all.length) lessons.all = await answer(api.GET("/api/lessons"));
}

/** The chapter that builds on another. */
export function nextChapter(all: readonly LessonsOfGame[], game: string, chapter: string): string | undefined {
  const chapters = all.find((one) => one.game === game)?.chapters ?? [];
  const at = chapters.indexOf(chapter);
  return at < 0 ? undefined : chapters[at + 1];
}
