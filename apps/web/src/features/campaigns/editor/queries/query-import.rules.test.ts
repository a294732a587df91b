import { campaignLimits } from "@citelens/contract/visibility/campaign-constants";
import { describe, expect, it, test } from "vitest";
import { importCharactersMax, newQuery, readLines, readRows, readTable } from "./query-import.rules.ts";

const textsOf = ({ queries }: { readonly queries: readonly { readonly text: string }[] }) =>
  queries.map(({ text }) => text);

describe("pasted lines", () => {
  it("are one query each, without blank lines and the marks of a list", () => {
    const read = readLines("1. best tea\r\n\n - where to buy tea \n• 2 cups of tea\n", []);

    expect(textsOf(read)).toEqual(["best tea", "where to buy tea", "2 cups of tea"]);
    expect(read).toMatchObject({ problems: [], duplicates: 0, beyondLimit: 0 });
  });

  it("tell duplicates of one another and of the campaign", () => {
    const read = readLines("tea\ntea\ncoffee\nmilk", [newQuery("coffee")]);

    expect(textsOf(read)).toEqual(["tea", "milk"]);
    expect(read.duplicates).toBe(2);
  });

  it(`fill the campaign up to ${campaignLimits.queries} queries`, () => {
    const present = Array.from({ length: 98 }, (_, index) => newQuery(`there ${index}`));

    const read = readLines("a\nb\nc\nd", present);

    expect(textsOf(read)).toEqual(["a", "b"]);
    expect(read.beyondLimit).toBe(2);
  });

  it("of ten megabytes are read up to the cap alone, at once", () => {
    const before = performance.now();

    const read = readLines("some words about tea\n".repeat(500_000), []);

    expect(textsOf(read)).toEqual(["some words about tea"]);
    expect(read.duplicates).toBeLessThan(importCharactersMax / 20);
    expect(performance.now() - before).toBeLessThan(2000);
  });

  it("say which line is too long", () => {
    const { problems } = readLines(`fine\n${"x".repeat(501)}`, []);

    expect(problems).toEqual([{ line: 2, sentence: "A query may have at most 500 characters." }]);
  });
});

describe("a table", () => {
  it("gives its first column where no line names the columns", async () => {
    expect(textsOf(readTable(await readRows("best tea,DE\nwhere to buy,FR"), []))).toEqual([
      "best tea",
      "where to buy",
    ]);
  });

  it("gives the named columns in any order, with quotes and line breaks in cells", async () => {
    const file =
      '\uFEFFPriority;Query;Country;Language;Branded\r\n3;"best ""green"" tea; loose\nor not";de;de-DE;yes\r\n;plain;;;\r\n';

    const { queries } = readTable(await readRows(file), []);

    expect(queries).toMatchObject([
      {
        text: 'best "green" tea; loose or not',
        country: "DE",
        language: "de-DE",
        priority: 3,
        branded: true,
        isBrandedChosen: true,
      },
      { text: "plain", country: null, language: null, priority: 2, isBrandedChosen: false },
    ]);
  });

  test.each([
    [",FR,en,1,", "There is no query in this line."],
    ["a,FRA,en,1,", "Enter a country as its two letters, such as FR."],
    ["a,FR,english,1,", "Enter a language as its two letters, such as en."],
    ["a,FR,en,4,", "The priority is 1, 2 or 3."],
    ["a,FR,en,1,perhaps", "Branded is true or false."],
  ])("says by line what is wrong with %s", async (row, sentence) => {
    const { queries, problems } = readTable(
      await readRows(`text,country,language,priority,branded\nfine,,,,\n${row}`),
      [],
    );

    expect(queries.map(({ text }) => text)).toEqual(["fine"]);
    expect(problems).toEqual([{ line: 3, sentence }]);
  });

  it("counts lines as the file has them, blank ones and broken cells too", async () => {
    const { problems } = readTable(await readRows('text,priority\n\n"two\nlines",1\nwrong,9'), []);

    expect(problems).toEqual([{ line: 5, sentence: "The priority is 1, 2 or 3." }]);
  });

  it("may have one column, tabs between its cells, or lines that end in any way", async () => {
    expect(textsOf(readTable(await readRows("text\rbest tea\r\nloose tea"), []))).toEqual([
      "best tea",
      "loose tea",
    ]);
    expect(textsOf(readTable(await readRows("country\ttext\nFR\tbest, green tea"), []))).toEqual([
      "best, green tea",
    ]);
  });

  it("of ten megabytes is read up to the cap alone", async () => {
    const rows = await readRows('"some words",FR\n'.repeat(600_000));

    expect(rows.length).toBeLessThan(importCharactersMax / 10);
  });

  it("with a quote that is never closed is read as far as it goes", async () => {
    expect(textsOf(readTable(await readRows('text\nfine\n"open'), []))).toEqual(["fine", "open"]);
  });
});
