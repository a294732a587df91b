import type { HistoryVisit } from "@citelens/contract/traffic/history";
import { expect, test } from "vitest";
import { ApiProblem } from "#lib/api/api-problem.ts";
import { problemSentence, storedSentence } from "./import-labels.ts";
import { LogProblem } from "./log-problem.ts";
import { type ImportPorts, type ImportProgress, runImport } from "./run-import.ts";

const gptBot = "Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)";

function logOf(lines: number): Blob {
  const line = (index: number): string =>
    `203.0.113.7 - - [10/Nov/2026:08:00:00 +0000] "GET /${index} HTTP/1.1" 200 12 "-" "${gptBot}"\n`;
  return new Blob(Array.from({ length: lines }, (_, index) => line(index)));
}

/** An endpoint that answers batches one after the other with these, and else stores them. */
function importOf(file: Blob, answers: readonly (Error | undefined)[] = []) {
  const sent: string[][] = [];
  const told: ImportProgress[] = [];
  const waits: number[] = [];
  const control = new AbortController();
  let atOnce = 0;
  const ports: ImportPorts = {
    send: async (visits: readonly HistoryVisit[]) => {
      expect(++atOnce).toBe(1);
      sent.push(visits.map(({ request_path }) => request_path));
      const answer = answers[sent.length - 1];
      await Promise.resolve();
      atOnce -= 1;
      if (answer) throw answer;
      return { stored: visits.length, repeated: 0, filtered: 0, expired: 0 };
    },
    pause: async (ms, signal) => {
      waits.push(ms);
      signal.throwIfAborted();
    },
    tell: (progress) => told.push(progress),
    nowMs: () => 0,
  };
  const options = { format: undefined, reportedSince: undefined, nowMs: Date.parse("2026-11-23T12:00:00Z") };
  const run = () => runImport({ file, signal: control.signal, ...options }, ports);
  return { run, sent, told, waits, control };
}

test("sends one batch after the other, and tells what is stored", async () => {
  const { run, sent, told } = importOf(logOf(2_300));

  const progress = await run();

  expect(sent.map((paths) => paths.length)).toEqual([1_000, 1_000, 300]);
  expect(progress).toMatchObject({ lines: 2_300, wanted: 2_300, stored: 2_300 });
  expect(told.map(({ stored }) => stored)).toEqual(expect.arrayContaining([1_000, 2_000, 2_300]));
});

test("sends the same batch again after a lost connection, 429 and 5xx, with growing pauses", async () => {
  const { run, sent, waits } = importOf(logOf(3), [
    new ApiProblem({ status: 0 }),
    new ApiProblem({ status: 429, retryAfterSeconds: 40 }),
    new ApiProblem({ status: 503 }),
  ]);

  const progress = await run();

  expect(waits).toEqual([1_000, 40_000, 4_000]);
  expect(sent).toEqual(Array(4).fill(["/0", "/1", "/2"]));
  expect(progress.stored).toBe(3);
});

test("stops after eight attempts, at once where it is refused, and says what is stored", async () => {
  const lost = importOf(logOf(1_500), [undefined, ...Array(8).fill(new ApiProblem({ status: 0 }))]);
  const refused = importOf(logOf(1), [new ApiProblem({ status: 403 })]);

  await expect(lost.run()).rejects.toMatchObject({ status: 0 });
  await expect(refused.run()).rejects.toMatchObject({ status: 403 });

  expect(lost.sent).toHaveLength(9);
  expect(storedSentence(lost.told.at(-1))).toBe("1,000 visits are stored.");
  expect(refused.sent).toHaveLength(1);
});

test("ends where it is cancelled", async () => {
  const { run, sent, control } = importOf(logOf(3_000), [new ApiProblem({ status: 503 })]);
  control.abort();

  await expect(run()).rejects.toThrow();

  expect(sent).toEqual([]);
});

test("says why it stopped and what counts", () => {
  expect(problemSentence(new LogProblem("html"))).toContain("not an access log");
  expect(problemSentence(new ApiProblem({ status: 0 }))).toContain("Unable to connect to the server");
  expect(problemSentence(new DOMException("", "NotReadableError"))).toContain("changed or was removed");
  expect(storedSentence(undefined)).toBe("0 visits are stored.");
});
