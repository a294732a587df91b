import { watchReply } from "@citelens/contract/content/assistant";
import { watchRun } from "@citelens/contract/visibility/runs";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../../test/memory-storage.ts";
import { type StreamEvent, watchUntilAborted } from "./watch.ts";

let answers: (() => Response)[];
let openedAtMs: number[];
let openedWith: string[];
let stop: AbortController;
let events: StreamEvent[];

// Also after the last test: the files that follow in this process load their modules with the real ones.
afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  [answers, openedAtMs, openedWith, stop, events] = [[], [], [], new AbortController(), []];
  vi.useFakeTimers({ now: 0, toFake: ["setTimeout", "clearTimeout", "Date"] });
  vi.stubGlobal("localStorage", new MemoryStorage());
  vi.stubGlobal("fetch", async (url: string) => {
    openedAtMs.push(Date.now());
    openedWith.push(new URL(url, "http://localhost").search);
    const answer = answers.shift();
    if (answer) return answer();
    stop.abort(); // no more was expected
    throw stop.signal.reason;
  });
});
afterEach(() => vi.useRealTimers());

const params = { projectId: "p", campaignId: "c" };
const stream = (text: string) => (): Response => new Response(text);
const refusal =
  (status: number, headers: Record<string, string> = {}) =>
  (): Response =>
    Response.json({ detail: "No.", code: "X" }, { status, headers });

/** Watches until nothing more is expected, while time passes. */
async function watchAll(
  watching = watchUntilAborted(watchRun, { signal: stop.signal, inputNow: () => ({ params }) }, (event) =>
    events.push(event),
  ),
): Promise<void> {
  let isOver = false;
  const over = watching.finally(() => {
    isOver = true;
  });
  over.catch(() => undefined);
  while (!isOver) {
    await new Promise((resolve) => setImmediate(resolve)); // what is sent by streams arrives
    await vi.advanceTimersByTimeAsync(1_000);
  }
  return over;
}

describe("a stream", () => {
  test("passes on its events with their names, whole, whatever letters they hold", async () => {
    answers = [stream('event: run\ndata: {"a":"é椅"}\n\n: a comment\n\ndata: one\ndata: two\n\n')];

    await watchAll();

    expect(events).toEqual([
      { name: "run", data: '{"a":"é椅"}' },
      { name: "message", data: "one\ntwo" },
    ]);
  });

  test("does not pass on an event that was cut off", async () => {
    answers = [stream("event: run\ndata: 1\n\nevent: run\ndata: 2")];

    await watchAll();

    expect(events).toEqual([{ name: "run", data: "1" }]);
  });

  test("that ends is opened again after 5 seconds, and later each time that it brings nothing", async () => {
    answers = [stream(""), stream(""), stream("")];

    await watchAll();

    const pauses = openedAtMs.slice(1).map((atMs, index) => atMs - (openedAtMs[index] ?? 0));
    expect(pauses.map((ms) => Math.floor(ms / 5_000))).toEqual([1, 2, 4]);
  });

  test("that brings an event starts over with the shortest delay", async () => {
    answers = [stream(""), stream(""), stream("data: 1\n\n")];

    await watchAll();

    const [, , third = 0, fourth = 0] = openedAtMs;
    expect(Math.floor((fourth - third) / 5_000)).toBe(1);
  });

  test("waits as long as the server asks", async () => {
    answers = [refusal(429, { "retry-after": "30" })];

    await watchAll();

    expect((openedAtMs[1] ?? 0) - (openedAtMs[0] ?? 0)).toBeGreaterThanOrEqual(30_000);
  });

  test.each([403, 404])("that is refused with %i is not opened again", async (status) => {
    answers = [refusal(status)];

    await expect(watchAll()).rejects.toMatchObject({ name: "ApiProblem", status });
    expect(openedAtMs).toHaveLength(1);
  });

  test("is not opened at all for somebody who has left", async () => {
    stop.abort();

    await watchAll();

    expect(openedAtMs).toEqual([]);
  });

  test("ends without a failure when it is left between two attempts", async () => {
    answers = [refusal(503)];
    const watching = watchUntilAborted(
      watchRun,
      { signal: stop.signal, inputNow: () => ({ params }) },
      () => undefined,
    );
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));

    stop.abort();

    await expect(watching).resolves.toBeUndefined();
    expect([openedAtMs.length, vi.getTimerCount()]).toEqual([1, 0]);
  });

  test("that goes on is asked each time with what is known by then", async () => {
    answers = [stream("data: 1\n\ndata: 2\n\ndata:"), refusal(503), stream("data: 3\n\n")];
    const inputNow = () => ({
      params: { projectId: "p", messageId: "m" },
      query: { from: events.length },
    });

    await watchAll(
      watchUntilAborted(watchReply, { signal: stop.signal, inputNow }, (event) => events.push(event)),
    );

    expect(openedWith).toEqual(["?from=0", "?from=2", "?from=2", "?from=3"]);
    expect(events.map(({ data }) => data)).toEqual(["1", "2", "3"]);
  });
});
