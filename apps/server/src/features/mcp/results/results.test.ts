import { describe, expect, test } from "vitest";
import { foreignPlaces, plainText, toldValue } from "../texts/told-value.rules.ts";
import { fitted, rowsThatFit } from "./bounded.ts";
import { nextCursor, readCursor } from "./list-cursor.rules.ts";

const marked = (answer: unknown, paths: readonly string[], charactersMax = 2_000) =>
  toldValue(answer, { places: foreignPlaces(paths), charactersMax });

describe("foreign texts", () => {
  test("stand in objects that say where they come from, at their paths alone", () => {
    const answer = { results: [{ title: "T", name: "ours", found: [{ url: "u" }] }, { title: null }] };

    expect(marked(answer, ["results.*.title", "results.*.found.*.url"]).value).toEqual({
      results: [
        {
          title: { untrusted_text: "T", from: "the title of a page" },
          name: "ours",
          found: [{ url: { untrusted_text: "u", from: "an address of a page" } }],
        },
        { title: null },
      ],
    });
    expect(marked({ domains: ["a"], favicon: "/a.png" }, ["domains.*"]).value).toEqual({
      domains: [{ untrusted_text: "a", from: "a site" }],
    });
  });

  test.each([
    ["a\u0000b\u001B[31mc\u009F", "ab[31mc"],
    ["line\nand\ttab", "line\nand\ttab"],
    ["\u202Eabc\u202C\u2066d\u2069\u061C", "abcd"],
    ["zero\u200Bwidth\uFEFF", "zerowidth"],
    ["tags\u{E0041}\u{E007F}\u{E0100}", "tags"],
    ["half \uD83D", "half \uFFFD"],
    ["क्‍ष 👩‍👩‍👧 نیم‌فاصله", "क्‍ष 👩‍👩‍👧 نیم‌فاصله"],
  ])("lose what nobody sees: %j", (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });
});

describe("lengths", () => {
  test("a text of more than 2,000 characters is cut, also within others", () => {
    const { value, isCut } = marked({ rows: ["x".repeat(2_000), "y".repeat(2_001)] }, []);

    expect(isCut).toBe(true);
    expect(value).toEqual({ rows: ["x".repeat(2_000), `${"y".repeat(2_000)}…`] });
    expect(marked({ text: "short" }, [])).toEqual({ value: { text: "short" }, isCut: false });
  });

  test("rows are told as far as they fit, and one at least", () => {
    expect(rowsThatFit(["aaaa", "bbbb", "cccc"], 14)).toBe(2);
    expect(rowsThatFit(["a".repeat(100), "b"], 14)).toBe(1);
    expect(rowsThatFit([], 14)).toBe(0);
  });

  test("an object loses the longest of its lists until it fits, and says which", () => {
    const card = { id: "1", history: Array.from({ length: 1_000 }, (_, at) => at), few: [1, 2, 3] };

    const { value, cut } = fitted(card, 500);
    expect(JSON.stringify(value).length).toBeLessThanOrEqual(500);
    expect(value).toMatchObject({ id: "1", few: [1, 2, 3] });
    expect(cut).toEqual(["history"]);
    const daily = Array.from({ length: 30 }, (_, at) => ({
      day: `2026-11-${String(at + 1).padStart(2, "0")}`,
    }));
    const newest = fitted({ brands: [{ daily }] }, 400);
    expect(newest).toEqual({
      value: { brands: [{ daily: daily.slice(15) }] },
      cut: ["brands.daily (its oldest)"],
    });
    const fromNewest = fitted({ daily: daily.toReversed() }, 400);
    expect(fromNewest).toEqual({ value: { daily: daily.toReversed().slice(0, 15) }, cut: ["daily"] });
    expect(fitted({ id: "1" }, 500)).toEqual({ value: { id: "1" }, cut: [] });
    expect(JSON.stringify(fitted({ text: "x".repeat(9_000) }, 500).value).length).toBeLessThanOrEqual(500);
  });
});

test("a cursor goes on within a page that did not fit, then with the next page, and ends", () => {
  const first = { page: 1, pageSize: 20, skip: 0 };
  const cut = nextCursor(first, { told: 12, ofPage: 20, hasNext: true });
  expect(readCursor(cut)).toEqual({ page: 1, pageSize: 20, skip: 12 });
  const next = nextCursor({ ...first, skip: 12 }, { told: 8, ofPage: 20, hasNext: true });
  expect(readCursor(next)).toEqual({ page: 2, pageSize: 20, skip: 0 });
  expect(nextCursor({ ...first, page: 2 }, { told: 3, ofPage: 3, hasNext: false })).toBe(null);
  expect([readCursor("1.20"), readCursor("a.b.c"), readCursor(7), readCursor("1.20.0; drop")]).toEqual(
    Array(4).fill(undefined),
  );
});
