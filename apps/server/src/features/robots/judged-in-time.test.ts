import { expect, test } from "vitest";
import { judgedInTime, stepsMax, stepsPerBreath } from "./judged-in-time.ts";
import type { AgentVerdicts } from "./verdicts.rules.ts";

/** Verdicts that take so many steps each. */
function verdictsOf(stepsEach: number): AgentVerdicts & { readonly judged: string[] } {
  const judged: string[] = [];
  return {
    judged,
    rulesOf: () => {
      throw new Error("Nobody asks for rules here");
    },
    usageOf: () => {
      throw new Error("Nobody asks for the use of texts here");
    },
    verdict: (_, path) => {
      judged.push(path);
      return { allowed: true, rule: undefined, group: undefined };
    },
    steps: () => judged.length * stepsEach,
  };
}
const asked = Array.from({ length: 10 }, (_, index) => ({ token: "GPTBot", path: `/${index}` }));

test("what a usual file says of all pages is found", async () => {
  const [before, after] = [verdictsOf(10), verdictsOf(20)];

  expect(await judgedInTime([before, after], asked)).toEqual(asked);

  expect([before.judged.length, after.judged.length]).toEqual([10, 10]);
});

test("with a file that takes too long the first pages alone are judged", async () => {
  const verdicts = verdictsOf(stepsMax / 4);

  expect(await judgedInTime([verdicts], asked)).toEqual(asked.slice(0, 4));

  expect(verdicts.judged).toHaveLength(4);
});

test("others get their turn between two verdicts that take long", async () => {
  const verdicts = verdictsOf(stepsPerBreath);
  const judgedAtTurns: number[] = [];
  const turn = (): void => {
    judgedAtTurns.push(verdicts.judged.length);
    if (verdicts.judged.length < asked.length) setImmediate(turn);
  };
  setImmediate(turn);

  await judgedInTime([verdicts], asked);

  expect(new Set(judgedAtTurns).size).toBeGreaterThanOrEqual(asked.length - 1);
});
