import { describe, expect, test } from "vitest";
import { checkClaims } from "../check-claims.rules.ts";
import { firstHalf } from "./first-half.test-helper.ts";
import { heldOutHalf } from "./held-out-half.test-helper.ts";
import type { PlantedPage } from "./planted-page.test-helper.ts";
import { secondHeldOut } from "./second-held-out.test-helper.ts";

const recallMin = 0.99;
const falseAlarmsMax = 0.05;

interface Figures {
  readonly missed: readonly string[];
  readonly alarms: readonly string[];
  readonly lies: number;
  readonly truths: number;
}

/** A lie is found when anything of it is not supported; any such truth is a false alarm. */
function figuresOf(pages: readonly PlantedPage[]): Figures {
  return {
    missed: pages.flatMap((page) => page.lies.filter((lie) => !isAlarming(lie, page))),
    alarms: pages.flatMap((page) => page.truths.filter((truth) => isAlarming(truth, page))),
    lies: pages.reduce((sum, { lies }) => sum + lies.length, 0),
    truths: pages.reduce((sum, { truths }) => sum + truths.length, 0),
  };
}

function isAlarming(text: string, { evidence, language }: PlantedPage): boolean {
  return checkClaims({ sentences: [{ text }], evidence, language }).some(
    ({ status }) => status !== "SUPPORTED",
  );
}

describe.each([
  ["the half by which the rules were tuned", firstHalf],
  ["the half that was held out", heldOutHalf],
  ["those that were written last", secondHeldOut],
])("planted sentences, %s", (name, pages) => {
  const { missed, alarms, lies, truths } = figuresOf(pages);
  const recall = 1 - missed.length / lies;
  const falseAlarms = alarms.length / truths;

  test("finds what is made up", () => {
    process.stdout.write(
      `${name}: recall ${recall.toFixed(3)} of ${lies}, false alarms ${falseAlarms.toFixed(3)} of ${truths}\n`,
    );
    expect(recall, missed.join("\n")).toBeGreaterThanOrEqual(recallMin);
  });

  test("leaves alone what is true", () => {
    expect(falseAlarms, alarms.join("\n")).toBeLessThanOrEqual(falseAlarmsMax);
  });
});

test("plants at least a hundred lies and as many truths", () => {
  const { lies, truths } = figuresOf([...firstHalf, ...heldOutHalf, ...secondHeldOut]);
  expect(lies).toBeGreaterThanOrEqual(100);
  expect(truths).toBeGreaterThanOrEqual(100);
});
