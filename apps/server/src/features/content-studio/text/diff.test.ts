import { expect, test } from "vitest";
import type { Threads } from "#platform/threads/threads.ts";
import { ThreadFailure } from "#platform/threads/threads.ts";
import type { Tools } from "#platform/tools.ts";
import { work } from "./diff.thread.ts";
import { textDiffs } from "./sections.ts";

const words = (first: number, count: number): string =>
  Array.from({ length: count }, (_, at) => `w${first + at}`).join(" ");
const long = { before: words(0, 2_000), after: words(9_000, 2_000) };

function toolsOf(run: () => unknown): Tools {
  const threads: Threads = { run: async () => run() as never, close: async () => undefined };
  return { threads } as unknown as Tools; // comparing asks for no other tool
}

test("compares short texts in place", async () => {
  const tools = toolsOf(() => expect.unreachable());

  const [diff, same] = await textDiffs(tools, [
    { before: "One old word.", after: "One new word." },
    { before: "Equal.", after: "Equal." },
  ]);

  expect(diff?.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    "same: One ",
    "removed: old",
    "added: new",
    "same:  word.",
  ]);
  expect(same).toEqual([{ kind: "same", text: "Equal." }]);
});

test("compares long texts in a thread, and shows the whole of both where that had to be ended", async () => {
  const asked: string[] = [];
  const tools = toolsOf(() => {
    asked.push("thread");
    throw new ThreadFailure("time");
  });

  const diffs = await textDiffs(tools, [long]);

  expect(asked).toEqual(["thread"]);
  expect(diffs).toEqual([
    [
      { kind: "removed", text: long.before },
      { kind: "added", text: long.after },
    ],
  ]);
});

test("ends in time, however many sections have nothing in common", () => {
  const before = words(0, 5_000);

  const diffs = work(
    Array.from({ length: 60 }, (_, n) => ({ before, after: words(10_000 * (n + 1), 5_000) })),
  );

  expect(diffs).toHaveLength(60);
  expect(diffs.at(-1)?.map(({ kind }) => kind)).toEqual(["removed", "added"]);
});
