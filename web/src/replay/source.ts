// Where a game comes from: it can be asked for again with other seats open.
import { answer, api } from "../api";
import type { AnyShapes } from "../games/shapes";
import type { AnalysisDepth, AnalysisProgress, AnalysisResult, ReplayShown } from "../types";

/** From where a game is looked at: with everything open, as a spectator, or from a seat. */
export type Viewpoint = "everybody" | "spectator" | number;

/** A table by its id, or a record as it is. */
export type Which = { table: string } | { record: Record<string, unknown> };

export interface Source {
  /** What the server is asked about, where there is one: without it nothing else can be played. */
  readonly which?: Which;
  read(viewpoint: Viewpoint): Promise<ReplayShown<AnyShapes>>;
  /** The game as text. */
  record(): Promise<string>;
  /** The analyses that there are already. */
  analyses(): Promise<AnalysisProgress[]>;
  /** What came of one that is done. */
  result(analysis: string): Promise<AnalysisResult>;
  /** Let the game be analysed, unless it is. Where there is no server nobody can be asked. */
  analyse?(depth: AnalysisDepth): Promise<AnalysisProgress>;
}

const opened = (viewpoint: Viewpoint): number[] | null =>
  viewpoint === "everybody" ? null : viewpoint === "spectator" ? [] : [viewpoint];

const resultOf = (analysis: string): Promise<AnalysisResult> =>
  answer(api.GET("/api/analyses/{analysis_id}/result", { params: { path: { analysis_id: analysis } } }));

/** The game of a table; while it runs everything that is open to whoever asks is their own seat. */
export function ofTable(id: string): Source {
  return {
    which: { table: id },
    read(viewpoint) {
      const seats = opened(viewpoint)?.join(",");
      const params = { path: { table_id: id }, query: seats === undefined ? {} : { seats } };
      return answer(api.GET("/api/replays/{table_id}", { params }));
    },
    async record() {
      const params = { path: { table_id: id } };
      return JSON.stringify(await answer(api.GET("/api/tables/{table_id}/record", { params })));
    },
    analyses: () => answer(api.GET("/api/tables/{table_id}/analyses", { params: { path: { table_id: id } } })),
    result: resultOf,
    analyse(depth) {
      const params = { path: { table_id: id } };
      return answer(api.POST("/api/tables/{table_id}/analyses", { params, body: { depth } }));
    },
  };
}

/** A record from anywhere: nothing of it is kept by the server, unless it is to be analysed. */
export function ofRecord(text: string): Source {
  const record = JSON.parse(text) as Record<string, unknown>;
  return {
    which: { record },
    async read(viewpoint) {
      const body = { text, seats: opened(viewpoint) };
      const { replay } = await answer(api.POST("/api/replays", { body }));
      return replay!;
    },
    record: () => Promise.resolve(text),
    analyses: () => Promise.resolve([]),
    result: resultOf,
    analyse(depth) {
      return answer(api.POST("/api/analyses", { body: { record, depth } }));
    },
  };
}
