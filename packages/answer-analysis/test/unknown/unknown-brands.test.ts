import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { analyseAnswer, prepareBrands } from "../../src/analyse-answer.ts";

const brands = prepareBrands(
  ["Acme", "Globex", "Initech"].map((name) => ({
    id: name,
    name,
    isClient: name === "Acme",
    aliases: [],
    domains: [],
  })),
);

interface LabelledName {
  readonly language: string;
  readonly brand: string;
  readonly isUnknown: boolean;
  readonly text: string;
}

const lines = linesOf("labelled-answers.txt");

function linesOf(file: string): string[] {
  return readFileSync(new URL(file, import.meta.url), "utf8")
    .trim()
    .split("\n");
}

/** Every third line was held out when the rules were written. */
function labelled(isHeldOut: boolean): LabelledName[] {
  return labelsOf(lines.filter((_, index) => (index % 3 === 2) === isHeldOut));
}

function labelsOf(some: readonly string[]): LabelledName[] {
  return some.flatMap((line) => {
    const [language = "", labels = "", ...rest] = line.split(" | ");
    const text = rest.join(" | ").replaceAll("\\n", "\n");
    return labels.split(" ").map((label) => {
      const [brand = "", state] = label.split("=");
      return { language, brand, isUnknown: state === "unknown", text };
    });
  });
}

function measured(texts: readonly LabelledName[]): { precision: number; recall: number; wrong: string[] } {
  const judged = texts.map((one) => {
    const { mentions, unknown } = analyseAnswer(one.text, [], brands, { language: one.language });
    const isFound = unknown.includes(one.brand);
    expect(mentions.some(({ brandId }) => brandId === one.brand)).toBe(!isFound);
    return { ...one, isFound };
  });
  const both = judged.filter(({ isFound, isUnknown }) => isFound && isUnknown).length;
  return {
    precision: both / judged.filter(({ isFound }) => isFound).length,
    recall: both / judged.filter(({ isUnknown }) => isUnknown).length,
    wrong: judged
      .filter(({ isFound, isUnknown }) => isFound !== isUnknown)
      .map((one) => `${one.brand}: ${one.text}`),
  };
}

test("tells denials from mentions in the texts that the rules were made with", () => {
  const { precision, recall, wrong } = measured(labelled(false));

  // biome-ignore lint/suspicious/noConsole: the figures are what this test is for
  console.log(
    `the texts that the rules were made with: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`,
  );
  expect(wrong).toEqual([]);
});

test("tells denials from mentions in the third that was held out", () => {
  const { precision, recall } = measured(labelled(true));

  // biome-ignore lint/suspicious/noConsole: the figures are what this test is for
  console.log(`the third that was held out: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`);
  expect(precision).toBeGreaterThanOrEqual(0.95);
  expect(recall).toBeGreaterThanOrEqual(0.85);
});

test.each([
  ["texts that a first version was mended by", "later-answers.txt"],
  ["texts that a second version was mended by", "last-answers.txt"],
  ["short answers that a fourth version was mended by", "short-answers.txt"],
  ["whole answers that a third version was mended by", "whole-answers.txt"],
  ["answers by another hand that a fifth version was mended by", "other-hand-answers.txt"],
  ["answers that a sixth version was mended by", "fresh-answers.txt"],
  ["answers that a seventh version was mended by", "third-answers.txt"],
  ["answers that an eighth version was mended by", "fourth-answers.txt"],
  ["answers that a ninth version was mended by", "fifth-answers.txt"],
  ["answers that the words of denial were gathered by", "words-answers.txt"],
  ["answers that a last round of words was mended by", "sixth-answers.txt"],
])("tells denials from mentions in %s", (what, file) => {
  const { precision, recall, wrong } = measured(labelsOf(linesOf(file)));

  // biome-ignore lint/suspicious/noConsole: the figures are what this test is for
  console.log(`${what}: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`, wrong);
  expect(precision).toBeGreaterThanOrEqual(0.97);
  expect(recall).toBeGreaterThanOrEqual(0.93);
});
