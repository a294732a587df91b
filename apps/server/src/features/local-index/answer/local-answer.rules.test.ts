import { describe, expect, test } from "vitest";
import { wantsList } from "../language/question-kind.rules.ts";
import { indexPages } from "../rank/index-pages.ts";
import { retrieve } from "../rank/retrieve.rules.ts";
import type { IndexedPage } from "../rank/search-index.rules.ts";
import { passagesOf } from "../store/passages.rules.ts";
import { localAnswer } from "./local-answer.rules.ts";

function page(url: string, title: string, sections: Readonly<Record<string, string>>): IndexedPage {
  const headings = Object.keys(sections).map((text) => ({ text }));
  const text = Object.entries(sections).flat().join("\n");
  return { url, title, language: "en", passages: passagesOf({ headings, text, language: "en" }) };
}

const acorn = page("https://acorn.example/prices", "Acorn prices", {
  "Prices of chairs":
    "An oak chair of Acorn costs 120 euros. Delivery takes nine days. Repairs are free for life.",
});
const birchly = page("https://birchly.example/", "Birchly", {
  "Chairs for offices": "Birchly builds birch chairs for offices. A birch chair costs 80 euros [3].",
});
const review = page("https://review.example/chairs", "Office chairs reviewed", {
  "How we tested": "Our six testers sat on office chairs for a month.",
  "1. Birchly": "Birchly makes the office chairs that our testers liked most.",
  "2. Cedar Works": "Cedar Works sells office chairs with arms of cedar.",
});
const forum = page("https://forum.example/bees", "Keeping bees", {
  Hives: "A hive of bees needs water and a quiet place in the sun.",
});
const pages = [acorn, birchly, review, forum];
const brands = [
  { name: "Acorn", aliases: [], domains: ["acorn.example"], isClient: true },
  { name: "Birchly", aliases: ["Birch Ly"], domains: ["birchly.example"], isClient: false },
];

function ask(text: string, from: readonly IndexedPage[] = pages) {
  return localAnswer(indexPages(from), { text, language: "en", brands });
}

describe("what is retrieved", () => {
  test("is at most two passages of a page and five pages", () => {
    const many = Array.from({ length: 9 }, (_, at) =>
      page(`https://${at}.example/`, "Chairs", {
        One: "Oak chairs.",
        Two: "Oak chairs.",
        Three: "Oak chairs.",
      }),
    );

    const { passages } = retrieve(indexPages(many), { text: "oak chairs", language: "en" });

    expect(passages).toHaveLength(10);
    expect(new Set(passages.map((found) => found.page.url)).size).toBe(5);
  });

  test.each([
    ["title", page("https://z.example/", "Lanterns", { Stock: "Many things." })],
    ["heading", page("https://z.example/", "Stock", { Lanterns: "Many things." })],
  ])("is found by its %s before its text", (_, titled) => {
    const texted = page("https://a.example/", "Stock", { Things: "Many lanterns." });

    const { passages } = retrieve(indexPages([texted, titled]), { text: "lanterns", language: "en" });

    expect(passages.map((found) => found.page.url)).toEqual(["https://z.example/", "https://a.example/"]);
  });
});

describe("an answer", () => {
  test("quotes what holds most of the question, with numbered sources", () => {
    const answer = ask("What does an oak chair of Acorn cost?");

    expect(answer?.text).toMatch(/^An oak chair of Acorn costs 120 euros\. \[1\]/);
    expect(answer?.cited[0]?.url).toBe("https://acorn.example/prices");
    expect(answer?.retrieved).toContain(answer?.cited[0]);
  });

  test("is the same text for the same pages, in whatever order they come", () => {
    const question = "What do birch chairs for offices cost?";

    const texts = [ask(question), ask(question, pages.toReversed()), ask(question)].map((one) => one?.text);

    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toBeDefined();
  });

  test("begins with the page that was found first, though a sentence elsewhere has more of the question", () => {
    const guide = page("https://acorn.example/guide", "Oiling oak desks", {
      "When to oil": "Twice a year is enough.",
      "How to oil": "Oak drinks it overnight.",
    });
    const shop = page("https://birchly.example/oil", "Shop", { Offers: "We sell oil for desks and oak." });

    const answer = ask("oiling oak desks", [...pages, guide, shop]);

    expect(answer?.cited[0]?.url).toBe(answer?.retrieved[0]?.url);
    expect(answer?.cited[0]?.url).toBe(guide.url);
  });

  test("scores a sentence by 0.7 of its coverage and 0.3 of its passage", () => {
    const answer = ask("oak chair Acorn costs");

    const [quote] = answer?.scored.quotes ?? [];
    expect(answer?.scored.coverage).toBe(1);
    expect(quote).toMatchObject({ text: "An oak chair of Acorn costs 120 euros.", score: 1 });
  });

  test("finds a sentence whose heading says what it is about", () => {
    const manual = page("https://acorn.example/manual", "Manual of the oak chair", {
      "Lumbar support": "Slide the cushion up until it feels right.",
    });

    const answer = ask("How do I set the lumbar support?", [...pages, manual]);

    expect(answer?.text).toBe("Slide the cushion up until it feels right. [1]");
  });

  test("has at most five sentences, no two of which say the same", () => {
    const said = "Oak chairs last for a hundred years.";
    const different = ["oil", "wax", "soap", "care", "shade", "rest"].map(
      (word) => `Oak chairs like ${word} and ${word}ness daily.`,
    );
    const many = Array.from({ length: 4 }, (_, at) =>
      page(`https://${at}.example/`, "Oak", { Chairs: [said, ...different.slice(at, at + 3)].join("\n") }),
    );

    const { text = "" } = ask("oak chairs", many) ?? {};

    expect(text.match(/\[\d\]/g)).toHaveLength(5);
    expect(text.split(said)).toHaveLength(2);
  });

  test("leaves out marks that would pass for its own, or for Markdown", () => {
    const answer = ask("What does a birch chair cost?");

    expect(answer?.text).toContain("A birch chair costs 80 euros.");
    expect(answer?.text).not.toContain("[3]");
  });

  test.each([
    ["when nothing is there", "What does an oak chair cost?", []],
    ["when the words that tell are missing", "Which submarine has a periscope and chairs?", pages],
    ["when nothing is asked", "?", pages],
  ])("is none %s", (_, question, from) => {
    expect(ask(question, from)).toBeUndefined();
  });
});

describe("a question for several things", () => {
  test.each([
    ["Best office chairs", true],
    ["Top 5 chairs", true],
    ["Alternatives to Acorn", true],
    ["Acorn vs Birchly", true],
    ["What does a chair cost?", false],
    ["What are the top 10 chairs?", true],
    ["How do I oil the ash of a desk top?", false],
  ])("is distinguished: %s", (text, expected) => {
    expect(wantsList({ text, language: "en" })).toBe(expected);
  });

  test.each([
    ["de", "Die besten Stühle"],
    ["fr", "Les meilleures chaises"],
    ["es", "Las mejores sillas"],
    ["it", "Le migliori sedie"],
    ["nl", "De beste stoelen"],
    ["pt", "As melhores cadeiras"],
  ])("is distinguished in %s: %s", (language, text) => {
    expect(wantsList({ text, language })).toBe(true);
  });

  test("is answered by a list of what the pages name, each with a quotation and its source", () => {
    const answer = ask("What are the best office chairs?");

    const items = answer?.text.split("\n") ?? [];
    expect(items.map((item) => /\*\*(.+)\*\*/.exec(item)?.[1])).toEqual(["Birchly", "Cedar Works"]);
    expect(
      items.every((item, at) => new RegExp(`^${at + 1}\\. \\*\\*.+\\*\\*: “.+” \\[\\d\\]$`).test(item)),
    ).toBe(true);
  });

  test("leaves out what it wants alternatives to", () => {
    const answer = ask("Alternatives to Birchly for an office");

    expect(answer?.text).toContain("**Cedar Works**");
    expect(answer?.text).not.toContain("**Birchly**");
  });

  test("is answered alike regardless of which brand is the client", () => {
    const index = indexPages(pages);
    const swapped = brands.map((brand) => ({ ...brand, isClient: !brand.isClient }));
    const question = { text: "Best office chairs", language: "en" };

    expect(localAnswer(index, { ...question, brands: swapped })?.text).toBe(
      localAnswer(index, { ...question, brands })?.text,
    );
  });
});
