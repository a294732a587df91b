import { expect, test } from "vitest";
import { checkClaims } from "./check-claims.rules.ts";
import type { Evidence } from "./evidence.rules.ts";

const evidence: Evidence = {
  oldText: [
    "Alder One",
    "The Alder One costs $499 and weighs 35 kg.",
    "It carries up to 80 kg.",
    "Alder Duo",
    "The Alder Duo costs $749 and weighs 48 kg.",
    "Our desks won the Northern Design Prize in 2021.",
    "The large drawer holds 20 l and the small one 12 l.",
    "Plan: Team; Monthly: $49; Yearly: $490",
    "Our iPhone 15 stand fits every desk.",
  ],
  brand: {
    names: ["Alderdesk"],
    products: ["Alder One", "Alder Duo"],
    sentences: [
      "The Alder One costs $479.",
      "Alderdesk was founded in 2009.",
      "Frames have a warranty of 10 years.",
    ],
  },
  sources: [
    {
      id: "s1",
      url: "https://sleep.example/desks",
      title: "Standing at work - Institute for Work Health",
      language: "en",
      sentences: [
        "Office workers sit for 9.3 hours a day.",
        "The study ran for a year.",
        "“Sitting less is the easiest change,” said Dr. Mary Holt.",
      ],
    },
  ],
};

/** Each value of a sentence, with what became of it and where. */
function checked(text: string): string[] {
  return checkClaims({ sentences: [{ text }], evidence, language: "en" }).flatMap(({ values }) =>
    values.map(({ text: value, status, support }) => {
      const where = support ? ` ${support.sourceId ?? support.from}` : "";
      return `${value}: ${status}${where}`;
    }),
  );
}

test.each<[string, string[]]>([
  ["The Alder Duo costs $749.", ["$749: SUPPORTED OLD_TEXT"]],
  ["The Alder Duo costs $759.", ["$759: UNSUPPORTED"]],
  ["Frames have a 10-year warranty.", ["10-year: SUPPORTED BRAND"]],
  ["Workers in offices sit for 9.3 hours a day.", ["9.3 hours: SUPPORTED s1"]],
  ["The Alder Duo weighs 48 kg and costs $499.", ["48 kg: SUPPORTED OLD_TEXT", "$499: UNSUPPORTED"]],
  ["Elephants in Africa eat 35 kg.", ["35 kg: UNSUPPORTED"]],
])("%s", (text, expected) => {
  expect(checked(text)).toEqual(expected);
});

test.each<[string, string]>([
  ["a price that the Brand Context says otherwise", "The Alder One costs $499."],
  ["a year that it says otherwise", "Alderdesk was founded in 2012."],
  ["a time that it says otherwise", "Frames have a warranty of 12 years."],
])("tells %s", (_, text) => {
  expect(checked(text)).toEqual([expect.stringContaining("CONTRADICTS_BRAND BRAND")]);
});

test.each<[string, string, string]>([
  ["a sibling's price", "The Alder One costs $749.", "UNSUPPORTED|CONTRADICTS_BRAND"],
  ["what a pronoun says of the other one", "The Alder Duo carries up to 80 kg.", "UNSUPPORTED"],
  ["the other half of a sentence", "The small drawer holds 20 l.", "UNSUPPORTED"],
  ["its own half of it", "The small drawer holds 12 l.", "SUPPORTED"],
  ["another column", "Team costs $490 monthly.", "UNSUPPORTED"],
  ["its own column", "Team costs $490 yearly.", "SUPPORTED"],
])("holds %s apart", (_, text, status) => {
  expect(checked(text)).toEqual([expect.stringMatching(new RegExp(`: (?:${status})`))]);
});

test.each([
  ["a sentence of the old text", "It carries up to 80 kg."],
  ["also with other marks", "it carries up to 80 kg"],
  ["what claims nothing", "Our desks are made with care."],
  ["a name with a number that the old text has", "Put your iPhone 15 on it."],
  ["the brand as its own source", "Alderdesk says that standing is good."],
])("asks for no proof of %s", (_, text) => {
  expect(checked(text)).toEqual([]);
});

test.each<[string, string]>([
  ["Sitting less is “the easiest change”, said Mary Holt.", "SUPPORTED"],
  ["“Sitting less is the easiest change”, said Mary Holt.", "SUPPORTED"],
  ["“Sitting less is the hardest change”, said Mary Holt.", "UNSUPPORTED"],
  ["“Sitting less is the easiest changeover.”", "UNSUPPORTED"],
])("%s: word for word", (text, status) => {
  expect(checked(text)[0]).toContain(status);
});

test("keeps what was given of each sentence, in its order, with its kinds", () => {
  const sentences = [
    { text: "The Alder Duo costs $749.", line: 3 },
    { text: "According to Nobody Ltd, it was the best desk in 2024.", line: 9 },
  ];
  const claims = checkClaims({ sentences, evidence, language: "en" });

  expect(claims.map(({ sentence, kinds, status }) => [sentence.line, kinds, status])).toEqual([
    [3, ["price"], "SUPPORTED"],
    [9, ["source", "superlative", "date"], "UNSUPPORTED"],
  ]);
});

test("holds 400 claims against 10,000 sentences in a time that grows with their number", () => {
  const words = "oak pine ash beech walnut cherry maple birch cedar larch elm teak".split(" ");
  const sentence = (n: number): string =>
    `The ${words[n % 12]} ${words[(n * 7) % 11]} desk number ${n % 97} weighs ${n % 60} kg and costs $${n % 900}.`;
  const large: Evidence = {
    ...evidence,
    oldText: [],
    sources: [
      {
        ...evidence.sources[0],
        id: "s",
        url: "",
        title: "",
        language: "en",
        sentences: Array.from({ length: 10_000 }, (_, n) => sentence(n)),
      },
    ],
  };
  const sentences = Array.from({ length: 400 }, (_, n) => ({
    text: sentence(n * 13 + 5).replace("The", "This"),
  }));

  const begun = process.cpuUsage();
  const claims = checkClaims({ sentences, evidence: large, language: "en" });
  const tookMs = process.cpuUsage(begun).user / 1_000;

  process.stdout.write(`400 claims against 10,000 sentences: ${Math.round(tookMs)} ms of the processor\n`);
  expect(claims).toHaveLength(400);
  expect(tookMs).toBeLessThan(5_000);
});
