import { expect, test } from "vitest";
import { analyseAnswer, prepareBrands } from "../src/analyse-answer.ts";
import { analysedMax } from "../src/analysed-part.ts";
import { brandCandidates } from "../src/brand-candidates.ts";
import { sourcePage } from "../src/citations.ts";
import type { Occurrence } from "../src/mentions.ts";
import { positions } from "../src/positions.ts";
import { listsOf } from "../src/ranking-lists.ts";
import { searchKey } from "../src/searches.ts";
import { estimateSentiment, evidenceMax } from "../src/sentiment.ts";

const acme = { id: "acme", name: "Acme", isClient: true, aliases: [], domains: ["acme.example"] };
const globex = { id: "globex", name: "Globex", isClient: false, aliases: [], domains: [] };
const target = { id: "target", name: "Target", isClient: false, aliases: [], domains: [] };
const brands = prepareBrands([acme, globex, target]);
const praise = "Acme is the best for you and the choice of many. ";

/** Each takes a tenth of a second; where the time grows with the square of the length, the runner gives up. */
const giveUpMs = 10_000;

test.each([
  ["blanks", " "],
  ["tabs", "\t"],
  ["empty lines", "\n"],
  ["lines of blanks", "  \t\n"],
  ["emphasis", "*"],
  ["lines of a table", "|"],
  ["brackets that open", "["],
  ["links that nobody closes", "](("],
  ["pictures", "![](x)"],
  ["addresses", "http://"],
  ["code signs", "`"],
  ["code that nobody closes", "` `` ``` "],
  ["backslashes", "\\"],
  ["tags that nobody closes", "<a"],
  ["digits", "1"],
  ["letters", "a"],
  ["contrasts", " but"],
  ["names", "Globex "],
  ["names that are words", "Target "],
  ["names that are words, in capitals", "TARGET IS, "],
  ["names that are words, at the start of sentences", "Target it. "],
  ["names that are words, as items", "- **Target**: a\n"],
  ["lists of names", "- Globex\n- Globex\n\ntext\n"],
  ["rows of a padded table", `| Globex${" ".repeat(300)}| the best${" ".repeat(300)}|\n`],
  ["list items of brackets", "- [[x((("],
  ["keycaps in lines", "1\ufe0f\u20e3 x\n"],
  ["keycaps", "1\ufe0f\u20e3"],
  ["pictures in a row", "\u{1fa91}"],
  ["numbers that begin lines", "7. x\n8. x\n\ntext\n"],
  ["letters that begin lines", "A. x\nI. x\n"],
  ["Chinese numerals", "\u4e00\u3001"],
  ["lines of labels", "1. Best a b c d e f g h\n"],
  ["numbers within a line", " 1) x 2) x"],
  ["denials", "I'm not familiar with Globex. "],
  ["denials in one sentence", "I found no information, details, data about any company called "],
  [
    "words of denial in many languages",
    "no information nicht keine Daten aucune trace nada datos or Globex or ",
  ],
  ["denials of other names", "no information about a Globex or a Target, "],
  ["rows of numbers", "| 1 | 1 | 1 |\n|---|---|\n"],
])(
  "an answer of 200,000 characters of %s is analysed",
  (_, piece) => {
    const text = `${praise}${piece.repeat(analysedMax)}`.slice(0, analysedMax);

    const { mentions, occurrences } = analyseAnswer(text, [], brands);

    expect(mentions[0]).toMatchObject({ brandId: "acme", basis: "ORDER", position: 1 });
    expect(brandCandidates(text, occurrences)).not.toContain("Acme");
    expect(searchKey(text)).toMatch(/^acme is the best/);
    expect(sourcePage(`https://acme.example/${text}`)?.domain).toBe("acme.example");
  },
  giveUpMs,
);

test(
  "backslashes before many links are analysed",
  () => {
    const text = `${praise}${"\\".repeat(analysedMax / 2)}${"](x)".repeat(2_000)}[](https://acme.example)`;

    expect(analyseAnswer(text, [], brands).citations[0]?.kind).toBe("OWNED");
  },
  giveUpMs,
);

test(
  "an address with many tracking parameters is one page",
  () => {
    const parameters = Array.from({ length: 20_000 }, (_, index) => `utm_${index}=1`).join("&");

    expect(sourcePage(`https://acme.example/a?b=1&${parameters}`)?.url).toBe("https://acme.example/a?b=1");
  },
  giveUpMs,
);

test(
  "an answer that names a brand in each of many sentences is estimated from all of them",
  () => {
    const sentence = "It is for Acme. ";
    const sentences = analysedMax / sentence.length;
    const occurrences = Array.from({ length: sentences }, (_, index) => {
      const start = index * sentence.length + sentence.indexOf("Acme");
      return { brandId: "acme", start, end: start + "Acme".length };
    });

    const nothing = estimateSentiment(sentence.repeat(sentences), occurrences);
    const blamed = estimateSentiment(`${sentence.repeat(sentences - 1)}The awful Acme.`, occurrences);

    expect(nothing).toMatchObject({ label: "UNKNOWN", evidence: null });
    expect(blamed).toMatchObject({ label: "NEGATIVE", evidence: "The awful Acme" });
  },
  giveUpMs,
);

test("what stands behind the first 200,000 characters is not analysed, and no character is cut in half", () => {
  const filled = `Acme is the worst for you and ${"a".repeat(analysedMax)}`.slice(0, analysedMax - 1);
  const text = `${filled}\u{1f600} Globex [x](https://acme.example)`;

  const { mentions, occurrences, citations } = analyseAnswer(text, [], brands);

  expect(mentions.map(({ brandId }) => brandId)).toEqual(["acme"]);
  expect(mentions[0]?.sentiment.evidence).toBe(filled.slice(0, evidenceMax));
  expect(citations).toEqual([]);
  expect(brandCandidates(`${filled}\n- Initech: a\n- Umbrella: b`, occurrences)).toEqual([]);
});

test("the names that are known are not gone through again for each list and each candidate", () => {
  let looks = 0;
  const item = "- Acme: good\n- Initech: good\n\nAnd more.\n\n";
  const occurrences = Array.from({ length: 2_000 }, (_, index): Occurrence => {
    const start = index * item.length + 2;
    return {
      brandId: "acme",
      get start() {
        looks++;
        return start;
      },
      end: start + 4,
    };
  });
  const text = item.repeat(2_000);

  const found = [positions(text, occurrences), brandCandidates(text, occurrences)];

  expect(found).toEqual([[{ brandId: "acme", position: 1, basis: "LIST" }], ["Initech"]]);
  expect(looks).toBeLessThan(50 * 2 * listsOf(text).length);
});
