import type { RunProgress } from "@citelens/contract/visibility/runs";
import { expect, test } from "vitest";
import { answersDone, launchSteps, messageAt, secondsLeft } from "./launch.rules.ts";

function runOf(fields: Partial<RunProgress>): RunProgress {
  return {
    id: "r1",
    status: "RUNNING",
    created: "2026-11-20T12:00:00Z",
    finished: null,
    answers_total: 10,
    answers_ok: 0,
    answers_refused: 0,
    answers_failed: 0,
    credits_used: 0,
    cost_usd: null,
    cost_is_guessed: false,
    models: [],
    ...fields,
  };
}

test("a message stays for 4 seconds, and after the last comes the first", () => {
  const first = messageAt(0);

  expect(messageAt(3)).toBe(first);
  expect(messageAt(4)).not.toBe(first);
  expect(messageAt(20)).toBe(first);
});

test("the countdown begins at 100 seconds and ends at 0", () => {
  expect([0, 1, 99, 100, 500].map(secondsLeft)).toEqual([100, 99, 1, 0, 0]);
});

test("refused and failed answers need not be waited for", () => {
  expect(answersDone(runOf({ answers_ok: 5, answers_refused: 2, answers_failed: 1 }))).toBe(8);
});

test.each([
  ["before anything is known", undefined, ["current", "next", "next"]],
  ["while answers come", runOf({ answers_ok: 9 }), ["current", "next", "next"]],
  ["when all answers are in", runOf({ answers_ok: 9, answers_failed: 1 }), ["done", "current", "next"]],
  ["when the run is over", runOf({ status: "DONE", answers_ok: 10 }), ["done", "done", "done"]],
])("the steps %s", (_, run, states) => {
  const steps = launchSteps(run);

  expect(steps.map(({ title }) => title)).toEqual(["Data Collection", "AI Analysis", "Report Generation"]);
  expect(steps.map(({ state }) => state)).toEqual(states);
});
