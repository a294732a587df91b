import { describe, expect, test } from "vitest";
import { aliasForms } from "../src/alias-forms.ts";
import { foldCase, foldCharacter, foldName } from "../src/fold-character.ts";
import { foldText } from "../src/fold-text.ts";
import { isOrdinaryName } from "../src/guard/ordinary-words.ts";

/** The folded text, with a bar where something was blanked out. */
function folded(source: string): string {
  const { units, length } = foldText(source);
  return String.fromCharCode(...units.subarray(0, length)).replaceAll("\0", "|");
}

describe("a character", () => {
  test.each([
    ["a capital", "A", "a"],
    ["a letter with an accent", "É", "e"],
    ["a letter with two accents", "ệ", "e"],
    ["a full-width letter", "Ｗ", "w"],
    ["a ligature", "ﬁ", "fi"],
    ["a raised digit", "²", "2"],
    ["a trade mark", "™", ""],
    ["a registered mark", "®", ""],
    ["a capital among compatibility letters", "ℌ", "h"],
    ["a sigma at the end of a word", "ς", "σ"],
    ["a mathematical capital outside the basic plane", "𝐀", "a"],
    ["a curled apostrophe", "’", "'"],
    ["an acute accent that stands alone", "ʼ", "'"],
    ["a hyphen that does not break", "‑", "-"],
    ["a minus sign", "−", "-"],
    ["a long dash", "—", "-"],
    ["a space that does not break", "\u00a0", " "],
    ["an ideographic space", "\u3000", " "],
    ["a soft hyphen", "\u00ad", ""],
    ["a zero-width joiner", "\u200d", ""],
    ["a mark from right to left", "\u200f", ""],
    ["an accent that stands alone", "\u0301", ""],
    ["a Hebrew vowel point", "\u05b8", ""],
    ["an Arabic vowel point", "\u064f", ""],
    ["an emoji", "🙂", "🙂"],
    ["a Han character", "華", "華"],
  ])("folds %s", (_, character, expected) => {
    expect(foldCharacter(character)).toBe(expected);
    expect(foldCharacter(character)).toBe(expected);
  });

  test("keeps the marks that make another sound", () => {
    expect(foldCharacter("バ")).not.toBe(foldCharacter("ハ"));
    expect(foldName("กิน")).not.toBe(foldName("กัน"));
    expect(foldName("हिन्दी")).not.toBe(foldName("हनद"));
  });
});

test.each([
  ["", ""],
  ["  Acme  ", "acme"],
  ["L’Oréal", "l'oreal"],
  ["Coca‑Cola", "coca-cola"],
  ["Ελλάς", "ελλασ"],
  ["ΕΛΛΑΣ", "ελλασ"],
  ["İstanbul", "istanbul"],
  ["Acme® Cloud™", "acme cloud"],
  ["نُون", "نون"],
])("the name %j folds to %j", (name, expected) => {
  expect(foldName(name)).toBe(expected);
});

test.each([
  ["Apple", "Apple"],
  ["APPLE", "APPLE"],
  ["**Ap**ple", "Apple"],
  ["Coca‑Cola", "CocaCola"],
  ["L’Oréal", "LOreal"],
  ["HP®", "HP"],
  ["L´Oréal", "LOreal"],
  ["Yum!", "Yum"],
  ["A.P.C.", "APC"],
])("%j is compared by its case as %j", (written, expected) => {
  expect(foldCase(written)).toBe(expected);
});

describe("a text", () => {
  test.each([
    ["nothing", "", ""],
    ["a run of spaces and one line break", "Acme \t\n  Cloud", "acme cloud"],
    ["an empty line", "Acme\n \nCloud", "acme|cloud"],
    ["emphasis", "**Ac**me ~~Be~~_ta_ `Gamma`", "acme beta gamma"],
    ["an underscore within a word", "pre_acme", "pre_acme"],
    ["a sign that is escaped", "AT\\&T", "at&t"],
    ["a backslash before a letter", "C:\\acme", "c:\\acme"],
    ["entities", "AT&amp;T&nbsp;and McDonald&#39;s &lt;", "at&t and mcdonald's &lt;"],
    ["an ampersand that is no entity", "B & O &amp", "b & o &amp"],
    ["the target of a link", "[Acme](https://acme.com) x", "[acme| x"],
    ["a target with brackets", "[a](https://x.com/b_(c)) d", "[a| d"],
    ["a bracket that nothing closes", "[a](b", "[a](b"],
    ["an address", "see https://acme.com/x, or", "see |, or"],
    ["an address at the very start", "https://acme.com", "|"],
    ["a host", "see www.acme.com.", "see |."],
    ["a www within a word", "awww.acme", "awww.acme"],
    ["another scheme", "see ftp://acme.com", "see ftp://acme.com"],
    ["a tag", "a<br/>b <b class='acme'>c</b>", "a|b c"],
    ["a comparison", "a < b > c", "a < b > c"],
    ["a block of code", "a\n```sh\nnpm i acme\n```\nb", "a | b"],
    ["a block of code that nothing closes", "a\n```\nacme", "a |"],
    ["three marks within a line", "a ``` b", "a b"],
    ["letters of right-to-left scripts", "שָׁלוֹם Acme", "שלום acme"],
    ["a lone half of a pair", "a\ud83d", "a\ud83d"],
    ["letters W", "WWW wow Wow", "www wow wow"],
  ])("folds %s", (_, source, expected) => {
    expect(folded(source)).toBe(expected);
  });

  test.each([
    ["Ac\u200bme", "acme", [0, 1, 3, 4]],
    ["ﬁx", "fix", [0, 0, 1]],
    ["𝐀b", "ab", [0, 2]],
    ["a  b", "a b", [0, 1, 3]],
    ["**a**", "a", [2]],
  ])("knows where each unit of %j stands in it", (source, units, from) => {
    const found = foldText(source);

    expect(folded(source)).toBe(units);
    expect([...found.from.subarray(0, found.length)]).toEqual(from);
  });

  test("of a megabyte folds whole, its offsets rising", () => {
    const source = "Acmé ﷺ **x** ".repeat(80_000);
    const { from, length } = foldText(source);

    expect(
      from.subarray(0, length).every((at, index, all) => index === 0 || at >= (all[index - 1] ?? 0)),
    ).toBe(true);
    expect(from[length - 1]).toBeGreaterThan(source.length - 13);
  });
});

describe("the spellings of a name", () => {
  test.each([
    ["Acme", ["acme"]],
    ["Coca-Cola", ["coca cola", "coca-cola", "cocacola"]],
    ["Coca   Cola", ["coca cola", "coca-cola", "cocacola"]],
    ["McDonald’s", ["mcdonald's", "mcdonalds"]],
    ["a b c", ["a b c", "a b-c", "a bc", "a-b c", "a-b-c", "a-bc", "ab c", "ab-c", "abc"]],
    ["a b c d e f", ["a b c d e f", "a-b-c-d-e-f", "abcdef"]],
    ["", []],
    [" - ", []],
    ["'", []],
    ["!", []],
    ["C++", ["c++"]],
    ["華為", ["華為"]],
  ])("%j are %o", (name, forms) => {
    expect(aliasForms(name).toSorted()).toEqual(forms.toSorted());
  });

  test("of five words are 81, each once", () => {
    const forms = aliasForms("one two three four five");

    expect(forms).toHaveLength(81);
    expect(new Set(forms).size).toBe(81);
  });
});

test.each([
  ["Apple", true],
  ["TARGET", true],
  ["HP", true],
  ["IBM", true],
  ["Acme", false],
  ["O2", false],
  ["華為", false],
  ["Apple Inc", false],
  ["Nestlé", false],
])("%s is an ordinary word: %s", (name, expected) => {
  expect(isOrdinaryName(name)).toBe(expected);
});
