// Sitting down by one button: on the first seat that is still free.
import { beforeEach, expect, test, vi } from "vitest";
import { api } from "../src/api";
import { sitAnywhere } from "../src/opening";

vi.mock("../src/me.svelte", () => ({ someone: () => Promise.resolve({ id: "me" }) }));

/** A server at whose table these seats are taken. */
function withTaken(taken: number[], reason = "seat_taken"): number[] {
  const asked: number[] = [];
  vi.spyOn(api, "PUT").mockImplementation(((_: string, request: { params: { path: { seat: number } } }) => {
    const { seat } = request.params.path;
    asked.push(seat);
    const refused = { error: { reason: { id: reason, details: {} } }, response: new Response(null, { status: 409 }) };
    return Promise.resolve(taken.includes(seat) ? refused : { data: {}, response: new Response() });
  }) as never);
  return asked;
}

beforeEach(() => void vi.restoreAllMocks());

test("whoever finds a seat taken sits down on the next", async () => {
  const asked = withTaken([1]);
  await sitAnywhere("t", [1, 3]);
  expect(asked).toEqual([1, 3]);
});

test("where all are taken, that is the answer", async () => {
  const asked = withTaken([1, 3]);
  await expect(sitAnywhere("t", [1, 3])).rejects.toThrow();
  expect(asked).toEqual([1, 3]);
});

test("what is refused for another reason is not tried again", async () => {
  const asked = withTaken([1], "rated_needs_account");
  await expect(sitAnywhere("t", [1, 3])).rejects.toThrow();
  expect(asked).toEqual([1]);
});
