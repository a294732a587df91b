import { describe, expect, test } from "vitest";
import { checkClaims } from "../check-claims.rules.ts";
import { firstHalf } from "./first-half.test-helper.ts";
import { heldOutHalf } from "./held-out-half.test-helper.ts";
import { finalRound } from "./other-topics/final-round.test-helper.ts";
import { fourthRound } from "./other-topics/fourth-round.test-helper.ts";
import { heldBackEnglish } from "./other-topics/held-back-english.test-helper.ts";
import { heldBackFrench } from "./other-topics/held-back-french.test-helper.ts";
import { heldBackGerman } from "./other-topics/held-back-german.test-helper.ts";
import { lastHeldBackEnglish } from "./other-topics/last-held-back-english.test-helper.ts";
import { lastHeldBackOthers } from "./other-topics/last-held-back-others.test-helper.ts";
import { lastRound } from "./other-topics/last-round.test-helper.ts";
import { otherHands } from "./other-topics/other-hands.test-helper.ts";
import { otherHandsAgain } from "./other-topics/other-hands-again.test-helper.ts";
import { otherHandsLast } from "./other-topics/other-hands-last.test-helper.ts";
import { thirdRound } from "./other-topics/third-round.test-helper.ts";
import { tunedEnglish } from "./other-topics/tuned-english.test-helper.ts";
import { tunedFrench } from "./other-topics/tuned-french.test-helper.ts";
import { tunedGerman } from "./other-topics/tuned-german.test-helper.ts";
import { tunedMore } from "./other-topics/tuned-more.test-helper.ts";
import type { PlantedPage } from "./planted-page.test-helper.ts";
import { secondHeldOut } from "./second-held-out.test-helper.ts";

/** Figures that each set must reach. */
const reached = { recallMin: 0.99, falseAlarmsMax: 0.05 };

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

function told(pages: readonly PlantedPage[]): string {
  const { missed, alarms, lies, truths } = figuresOf(pages);
  const [recall, falseAlarms] = [1 - missed.length / lies, alarms.length / truths];
  return `recall ${recall.toFixed(3)} of ${lies}, false alarms ${falseAlarms.toFixed(3)} of ${truths}`;
}

describe.each([
  { name: "the half by which the rules were tuned", pages: firstHalf, ...reached },
  { name: "the half that was held out", pages: heldOutHalf, ...reached },
  { name: "those that were written last", pages: secondHeldOut, ...reached },
  {
    name: "other topics, by which the rules were tuned",
    pages: [...tunedEnglish, ...tunedGerman, ...tunedFrench, ...tunedMore],
    ...reached,
  },
  {
    name: "other topics, held back",
    pages: [...heldBackEnglish, ...heldBackGerman, ...heldBackFrench],
    ...reached,
  },
  {
    name: "other topics, held back to the end",
    pages: [...lastHeldBackEnglish, ...lastHeldBackOthers],
    ...reached,
  },
  {
    name: "other topics, two more rounds, by which the rules were tuned",
    pages: [...thirdRound, ...fourthRound],
    recallMin: 0.99,
    falseAlarmsMax: 0.08,
  },
  {
    name: "other topics, the last two rounds, of which some kinds were mended",
    pages: [...lastRound, ...finalRound],
    recallMin: 0.98,
    falseAlarmsMax: 0.05,
  },
  { name: "by other hands", pages: [...otherHands, ...otherHandsAgain, ...otherHandsLast], ...reached },
])("planted sentences, $name", ({ name, pages, recallMin, falseAlarmsMax }) => {
  const { missed, alarms, lies, truths } = figuresOf(pages);
  const recall = 1 - missed.length / lies;
  const falseAlarms = alarms.length / truths;

  test("finds what is made up", () => {
    process.stdout.write(`${name}: ${told(pages)}\n`);
    for (const [language, own] of Map.groupBy(pages, (page) => page.language))
      process.stdout.write(`  ${language}: ${told(own)}\n`);
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
