import { describe, expect, test } from "vitest";
import { brandCandidates } from "../src/brand-candidates.ts";
import { foldText } from "../src/fold-text.ts";
import { indexNames, mentions } from "../src/mentions.ts";
import { estimateSentiment, readingOf } from "../src/sentiment.ts";
import { isNegation, wordValue } from "../src/tone/lexicon.ts";
import { isInsideAddress, isWholeWord } from "../src/word-edges.ts";

const acme = { id: "acme", name: "Acme", isClient: true, aliases: [], domains: [] };
const names = indexNames([acme]);

function estimated(text: string) {
  return estimateSentiment(text, mentions(text, names));
}

describe("the estimate of how an answer speaks of Acme", () => {
  test.each([
    ["POSITIVE", "praise", "The support of Acme is excellent."],
    ["NEGATIVE", "blame", "The support of Acme is terrible."],
    ["NEGATIVE", "praise that is turned round", "The support of Acme is never good."],
    ["POSITIVE", "blame that is turned round", "The app of Acme isn't slow and it is for you."],
    ["NEGATIVE", "a negation of a curled apostrophe", "It doesn’t feel secure to be with Acme."],
    ["POSITIVE", "a negation too far away", "It is not that you have to pay for the reliable Acme."],
    ["POSITIVE", "praise by no more than a negation", "Acme is not only fast, it is reliable."],
    ["POSITIVE", "trouble that is taken away", "Acme fixed the crash and is reliable."],
    ["NEGATIVE", "too much of something", "The manual of Acme is too long."],
    ["POSITIVE", "costs that fall", "The costs of Acme fell by 9 %."],
    ["NEGATIVE", "sales that fall", "The sales of Acme fell by 9 %."],
    ["POSITIVE", "a loss that shrinks", "Acme narrowed its net loss to 3 mn."],
    [
      "POSITIVE",
      "a figure that is larger than before",
      "Acme's profit was 9.1 mn, compared with 7.2 mn in 2023.",
    ],
    [
      "NEGATIVE",
      "a figure that is smaller than before",
      "Acme's profit was 900,000, compared with 7.2 mn in 2023.",
    ],
    ["POSITIVE", "a loss that is over", "Acme's profit was 2 mn, against a loss of 1 mn."],
    ["UNKNOWN", "a figure alone", "Acme's profit was 9.1 mn."],
    ["NEUTRAL", "what is said to be neither", "Acme is an average choice."],
    ["UNKNOWN", "what is only described", "Acme has an office in Ghent and makes maps."],
    ["UNKNOWN", "a lamp that can be dimmed", "The lamp of Acme is dimmed by an app."],
    ["UNKNOWN", "the size of another thing", "Acme makes lamps for small rooms."],
    ["UNKNOWN", "which thing is meant, by its size", "Acme Stem is a small lamp for shelves."],
    ["UNKNOWN", "a size that is compared", "Acme makes the smallest lamps, with a foot as narrow as a cup."],
    ["NEGATIVE", "a size that is blamed", "The keys of Acme are small and stiff."],
    ["NEGATIVE", "a size that ends what is said", "The screen of Acme is tiny."],
    ["POSITIVE", "another's blame in a relative clause", "Acme beats Beta, which is slow."],
    ["NEGATIVE", "its own blame in a relative clause", "Acme has a free plan, which is useless."],
    ["POSITIVE", "others that are worse", "Acme is reliable, whereas most others are terrible."],
    ["POSITIVE", "blame before a contrast", "Beta is terrible, but Acme is reliable."],
    ["NEGATIVE", "blame before its name", "Despite the praise it gets, Acme is terrible and slow."],
    ["NEGATIVE", "blame of what it is set against", "Beta is far better than Acme, which is slow."],
    ["UNKNOWN", "praise of what somebody turns to instead", "Beta is a good alternative to Acme."],
    ["NEGATIVE", "blame in the next sentence on it", "Acme is a bank. It is terrible."],
    ["UNKNOWN", "blame in the next sentence on somebody else", "Acme is a bank. Zenith is terrible."],
    ["NEGATIVE", "all sentences behind its name", "Acme: Rooms were dirty. Breakfast was terrible."],
    ["NEGATIVE", "what stands below its name", "### Acme\n- Cons: slow, terrible\n\n### Beta\n- reliable"],
    ["UNKNOWN", "what stands below another's name", "### Acme\n\n### Beta\nTerrible and slow."],
    ["UNKNOWN", "another's row of a table", "| Acme | map |\n| Beta | terrible |"],
    ["NEGATIVE", "its row of a table", "| Acme | slow, terrible |\n| Beta | good |"],
    ["POSITIVE", "blame of another after a contrast", "Acme is the best, whereas Beta is the worst."],
    ["POSITIVE", "blame in another sentence", "The other is terrible. Acme is good for you."],
    ["POSITIVE", "blame in another item of a list", "The list is:\n- Acme is good\n- Beta is terrible"],
    ["NEUTRAL", "praise and blame of equal weight", "The app of Acme is good and expensive."],
    ["UNKNOWN", "another language", "Acme est le pire choix, lent et cher."],
    ["UNKNOWN", "no mention", "The support is excellent."],
    ["UNKNOWN", "nothing", ""],
  ])("is %s for %s", (label, _, text) => {
    expect(estimated(text).label).toBe(label);
  });

  test("counts a clause once, however often it names the brand", () => {
    expect(estimated("Acme of Acme for Acme is good.").score).toBe(
      estimated("The app of Acme is good.").score,
    );
  });

  test("does not take the name itself for a judgement", () => {
    const best = { ...acme, name: "Best Buy", id: "best" };
    const text = "You have to go to the shop of Best Buy.";

    expect(estimateSentiment(text, mentions(text, indexNames([best]))).label).toBe("UNKNOWN");
  });

  test.each([
    ["en", "NEGATIVE"],
    ["en-GB", "NEGATIVE"],
    ["de", "UNKNOWN"],
    ["enm", "UNKNOWN"],
  ])("goes by the language of the question: of %s it is %s", (language, label) => {
    const text = "| Acme | terrible |";
    const occurrences = mentions(text, names);

    expect(estimateSentiment(text, occurrences, readingOf(text, { occurrences, language })).label).toBe(
      label,
    );
  });

  test("speaks of each brand of a comparison by itself", () => {
    const text = "Acme beats Beta, which is slow.";
    const both = indexNames([acme, { ...acme, name: "Beta", id: "beta" }]);
    const occurrences = mentions(text, both);
    const reading = readingOf(text, { occurrences });
    const of = (id: string) =>
      estimateSentiment(
        text,
        occurrences.filter(({ brandId }) => brandId === id),
        reading,
      );

    expect(of("acme")).toMatchObject({ label: "POSITIVE", evidence: null });
    expect(of("beta")).toMatchObject({ label: "NEGATIVE", evidence: "which is slow" });
  });

  test("quotes the worst clause, and only one that is negative", () => {
    const text = "The app of Acme is slow. The support of Acme is terrible. The price of Acme is good.";

    expect(estimated(text).evidence).toBe("The support of Acme is terrible");
    expect(estimated("It is cheap. [1][2] Acme flickers badly. [3]").evidence).toBe("Acme flickers badly");
    expect(estimated("The price of Acme is good.").evidence).toBeNull();
  });

  test("has a score of one half where nothing is judged, less for worse and more for better", () => {
    const scores = ["terrible", "slow", "average", "good", "excellent"].map(
      (word) => estimated(`The support of Acme is ${word}.`).score ?? -1,
    );

    expect(scores[2]).toBe(0.5);
    expect(scores.toSorted((one, other) => one - other)).toEqual(scores);
    expect(new Set(scores).size).toBe(5);
    expect(scores.every((score) => score > 0 && score < 1)).toBe(true);
  });
});

test.each([
  ["excellent", 3, false],
  ["reliable", 2, false],
  ["good", 1, false],
  ["abandoned", -2, false],
  ["slow", -1.5, false],
  ["roomiest", 2, false],
  ["tariff", undefined, false],
  ["shares", undefined, false],
  ["unreliable", -2, false],
  ["scam", -3, false],
  ["chair", undefined, false],
  ["toString", undefined, false],
  ["", undefined, false],
  ["not", undefined, true],
  ["won't", -0.8, true],
  ["lacks", -2, true],
])("the word %j is worth %s, and turns round what follows: %s", (word, value, negates) => {
  expect(wordValue(word)).toBe(value);
  expect(isNegation(word)).toBe(negates);
});

describe("names that may be brands", () => {
  test.each<[string, string, string[]]>([
    ["of lists", "1. Zenith: fast\n2. Birch Works – cheap", ["Zenith", "Birch Works"]],
    [
      "in bold, with what is printed around them",
      "Try **Zenith**, **[Birch](https://b.io)** and __Cedar:__",
      ["Zenith", "Birch", "Cedar"],
    ],
    ["that come back within sentences", "I like Zenith. You like Zenith, and he likes Birch.", ["Zenith"]],
    ["each once", "- Zenith\n- Zenith\n\n**Zenith**", ["Zenith"]],
    ["that begin small or with a figure", "- eBay\n- 1Password\n- iRobot", ["eBay", "1Password", "iRobot"]],
    ["of other alphabets", "- Яндекс\n- Ørsted", ["Яндекс", "Ørsted"]],
    ["without those of everyday words", "- Price: low\n- Best Choice\n- Pros\n- The Cedar", []],
    ["without what is a sentence", "- Zenith makes it all easy\n- Birch runs", []],
    ["without brands that are known", "- Acme: fast\n- Zenith: slow", ["Zenith"]],
    ["of nothing", "", []],
  ])("are found: %s", (_, text, expected) => {
    expect(brandCandidates(text, mentions(text, names))).toEqual(expected);
  });

  test("are 40 at most", () => {
    const list = Array.from({ length: 60 }, (_, at) => `- Zenith${at}`).join("\n");

    expect(brandCandidates(list, [])).toHaveLength(40);
  });
});

describe("the edges of a name", () => {
  /** Whether the name, in brackets within the text, stands there as a word of its own, and within an address. */
  function at(text: string): [isWord: boolean, isAddress: boolean] {
    const folded = foldText(text.replace(/[<>]/g, ""));
    const first = text.indexOf("<");
    const last = text.indexOf(">") - 2;
    return [isWholeWord(folded, first, last), isInsideAddress(folded, first, last)];
  }

  test.each([
    ["<acme>", true, false],
    ["an <acme> b", true, false],
    ["(<acme>)", true, false],
    ["<acme>'s", true, false],
    ["<acme>-like", true, false],
    ["<acme>.", true, false],
    ["<acme>s", false, false],
    ["2<acme>", false, false],
    ["a_<acme>", false, false],
    ["é<acme>", false, false],
    ["日<acme>は", true, false],
    ["<acme>.com", true, true],
    ["blog.<acme>.io/x", true, true],
    ["me@<acme>.com", true, true],
    ["<acme>@b.io", true, true],
    ["<booking.com>", true, false],
    ["<booking.com>.", true, false],
    ["and/<acme>", true, false],
  ])("in %s: a word %s, in an address %s", (text, isWord, isAddress) => {
    expect(at(text)).toEqual([isWord, isAddress]);
  });
});
