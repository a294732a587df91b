import { expect, test } from "vitest";
import { analyseAnswer, prepareBrands } from "../../src/analyse-answer.ts";
import { type LabelledAnswer, labelledAnswers, lastAnswers, laterAnswers } from "./labelled-names.ts";

interface Score {
  readonly right: number;
  readonly missed: readonly string[];
  readonly wrong: readonly string[];
}

const halves = [0, 1].map((half) => labelledAnswers.filter((_, index) => index % 2 === half));
const sets = [...halves, laterAnswers, lastAnswers];

test.each([
  ["the half that the rule was made with", 0, { precision: 0.97, recall: 0.95 }],
  ["the half that was held out", 1, { precision: 0.95, recall: 0.95 }],
  ["answers that a first version was mended by", 2, { precision: 0.95, recall: 0.8 }],
  ["answers that were written after the rule", 3, { precision: 0.9, recall: 0.8 }],
] as const)("tells brands from words in %s", (name, half, floor) => {
  const score = scoreOf(sets[half] ?? []);
  const precision = score.right / (score.right + score.wrong.length);
  const recall = score.right / (score.right + score.missed.length);
  // biome-ignore lint/suspicious/noConsole: the figures are what this test is for
  console.log(`${name}: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`);

  expect(precision).toBeGreaterThanOrEqual(floor.precision);
  expect(recall).toBeGreaterThanOrEqual(floor.recall);
});

test("labels at least 120 answers of both kinds in both halves", () => {
  const marked = halves.map((half) => half.flatMap(({ text }) => text.match(/\{[+-]/g) ?? []));

  expect(labelledAnswers.length).toBeGreaterThanOrEqual(120);
  for (const marks of marked) {
    expect(marks.filter((mark) => mark === "{+").length).toBeGreaterThanOrEqual(40);
    expect(marks.filter((mark) => mark === "{-").length).toBeGreaterThanOrEqual(40);
  }
});

function scoreOf(answers: readonly LabelledAnswer[]): Score {
  const judged = answers.flatMap(decisionsOf);
  const texts = (kept: typeof judged) => kept.map(({ text }) => text);
  return {
    right: judged.filter(({ isBrand, isFound }) => isBrand && isFound).length,
    missed: texts(judged.filter(({ isBrand, isFound }) => isBrand && !isFound)),
    wrong: texts(judged.filter(({ isBrand, isFound }) => !isBrand && isFound)),
  };
}

/** Each marked place with what the analysis makes of it. */
function decisionsOf({ brand, text, cites }: LabelledAnswer) {
  const marks: { start: number; isBrand: boolean }[] = [];
  let plain = "";
  let read = 0;
  for (const { index, 0: whole, 1: sign, 2: word = "" } of text.matchAll(/\{([+-])([^}]+)\}/g)) {
    plain += text.slice(read, index);
    marks.push({ start: plain.length, isBrand: sign === "+" });
    plain += word;
    read = index + whole.length;
  }
  plain += text.slice(read);
  const sources = cites === undefined ? [] : [{ url: cites, isCited: true }];
  const known = prepareBrands([
    { id: "1", name: brand, isClient: true, aliases: [], domains: [`${brand.toLowerCase()}.example`] },
  ]);
  const { occurrences } = analyseAnswer(plain, sources, known);
  return marks.map(({ start, isBrand }) => ({
    text,
    isBrand,
    isFound: occurrences.some((one) => one.start === start),
  }));
}
