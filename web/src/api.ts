// The server's HTTP API, typed by its own description. A refusal is thrown, with the message that says why.
import createClient from "openapi-fetch";
import type { Message } from "./types";
import type { paths } from "./wire";

export class RefusedByServer extends Error {
  constructor(
    readonly reason: Message,
    readonly status: number,
  ) {
    super(reason.id);
  }
}

export const api = createClient<paths>({ baseUrl: "/", fetch: (request) => fetch(request) });

type Answered<Data> = { data?: Data; error?: unknown; response: Response };

/** What a request was answered with, or a refusal thrown. No answer at all is a refusal of its own: `no_connection`. */
export async function answer<Data>(request: Promise<Answered<Data>>): Promise<Data> {
  let given: Answered<Data>;
  try {
    given = await request;
  } catch {
    throw new RefusedByServer({ id: "no_connection", details: {} }, 0);
  }
  if (!given.response.ok) throw new RefusedByServer(reasonIn(given.error), given.response.status);
  return given.data as Data;
}

export function reasonOf(problem: unknown): Message {
  return problem instanceof RefusedByServer ? problem.reason : { id: "server_fault", details: {} };
}

function reasonIn(error: unknown): Message {
  const reason = (error as { reason?: Message } | undefined)?.reason;
  return reason && typeof reason.id === "string" ? reason : { id: "server_fault", details: {} };
}
