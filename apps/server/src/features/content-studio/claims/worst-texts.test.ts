import { sectionMax } from "@citelens/contract/content/studio-words";
import { sentencesOf } from "@citelens/words";
import { expect, test } from "vitest";
import { checkClaims } from "./check-claims.rules.ts";

const brand = {
  names: ["Acme"],
  products: ["Acme One", "Acme 8"],
  sentences: ["The Acme One holds 20 kg.", "Acme was founded in 2009."],
};
const tries = 2;
/** The longest section that may be saved, and an article of four of them. */
const [short, long] = [sectionMax, 4 * sectionMax];
/** Least time: what is over faster says nothing about how it grows. */
const leastMs = 20;

/** Time of the processor, for a text that is held against one like it; the best of several tries. */
function tookMs(text: string): number {
  const times = Array.from({ length: tries }, () => {
    const begun = process.cpuUsage();
    const sentences = sentencesOf(text, "en");
    const oldText = sentences.map((sentence) => sentence.replaceAll("2", "3"));
    checkClaims({
      sentences: sentences.map((sentence) => ({ text: sentence })),
      evidence: { oldText, brand, sources: [] },
      language: "en",
    });
    return process.cpuUsage(begun).user / 1_000;
  });
  return Math.max(leastMs, Math.min(...times));
}

/** No word twice. */
function wordOf(n: number): string {
  return [...n.toString(26)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join("");
}

function textOf(length: number, pieceOf: (n: number) => string): string {
  let text = "";
  for (let n = 0; text.length < length; n += 1) text += pieceOf(n);
  return text.slice(0, length);
}

test.each<[string, (n: number) => string]>([
  ["one line of numbers", (n) => `${n} lamps ${wordOf(n)} `],
  ["one line of clauses", (n) => `${n} kg, 2 m; `],
  ["figures", () => "20 "],
  ["a heading for each product", (n) => `Alpha Beta${wordOf(n)}\n`],
  ["names with numbers", (n) => `Put Alpha${wordOf(n)} ${10 + (n % 90)} on it. `],
  ["quotations", (n) => `“${wordOf(n)} is the word of ${wordOf(n)}” `],
  ["quotation marks that stay open", () => "“a b c d "],
  ["the same sentence", () => "The lamp holds 20 kg. "],
  ["the same words with other values", (n) => `The lamp holds ${n} kg. `],
  ["pronouns", (n) => `It holds ${n % 50} kg. `],
  ["nobody", () => "nobody "],
  ["names", () => "Acme "],
  ["blanks", () => " "],
  ["points", () => ". "],
  ["shortened words", () => "fig. "],
])("takes a time that grows with the length alone: %s", { timeout: 120_000 }, (_, pieceOf) => {
  const [one, four] = [tookMs(textOf(short, pieceOf)), tookMs(textOf(long, pieceOf))];

  expect(four / one, `${Math.round(one)} and ${Math.round(four)} ms`).toBeLessThan((1.5 * long) / short);
  expect(four).toBeLessThan(10_000);
});
