import { describe, expect, test } from "vitest";
import { answerPreview } from "../src/answer-preview.ts";
import {
  codeSpanEnd,
  entityAt,
  isDefused,
  isPictureEnd,
  markupEnd,
  urlEnd,
  urlStart,
} from "../src/markdown.ts";
import { listsOf } from "../src/ranking-lists.ts";
import { isNamedAlone, isSentenceStart } from "../src/sentence-start.ts";

/** The text without its mark ^, and where that stood. */
function marked(text: string): [source: string, at: number] {
  return [text.replace("^", ""), text.indexOf("^")];
}

describe("a piece of markup", () => {
  test.each([
    ["a letter", "^a", ""],
    ["emphasis", "^**a**", "*"],
    ["an underscore around a word", "^_a_", "_"],
    ["an underscore within a word", "a^_b", ""],
    ["an escape", "^\\*", "\\"],
    ["a backslash before a letter", "^\\a", ""],
    ["a backslash at the end", "a^\\", ""],
    ["the target of a link", "[a^](b) c", "](b)"],
    ["a target with a title", "[a^](b 'c (d)') e", "](b 'c (d)')"],
    ["a target over an empty line", "[a^](b\n\nc)", ""],
    ["a reference", "[a^][b]", ""],
    ["a tag", '^<a href="x"> b', '<a href="x">'],
    ["a closing tag", "a^</p>b", "</p>"],
    ["a comment", "^<!-- a --> b", "<!-- a -->"],
    ["a sign for less", "a ^< b", ""],
    ["code within a line", "^`a`", "`"],
    ["a block of code", "a\n^```js\nb\n```\nc", "```js\nb\n```"],
    ["a block of code with an indent", "  ^```\na\n  ```", "```\na\n  ```"],
    ["a block of code without an end", "^```\na", "```\na"],
  ])("of %s", (_, text, piece) => {
    const [source, at] = marked(text);

    expect(source.slice(at, markupEnd(source, at))).toBe(piece);
  });
});

test.each([
  ["https://acme.com/a b", "https://acme.com/a"],
  ["https://acme.com/a.", "https://acme.com/a"],
  ['https://acme.com/a?!"', "https://acme.com/a"],
  ["https://acme.com/a), b", "https://acme.com/a"],
  ["https://acme.com/a_(b) c", "https://acme.com/a_(b)"],
  ["https://acme.com/a|b", "https://acme.com/a"],
  ["https://acme.com/a。次", "https://acme.com/a"],
  ["https://acme.com/é/ü", "https://acme.com/é/ü"],
  ["https://acme.com/a**", "https://acme.com/a"],
])("the address in %j is %s", (source, address) => {
  expect(source.slice(0, urlEnd(source, 0))).toBe(address);
});

test.each([
  ["see http^://a", "http"],
  ["see HTTPS^://a", "HTTPS"],
  ["seehttp^://a", ""],
  ["ftp^://a", ""],
  ["^://a", ""],
])("the scheme in %j is %j", (text, scheme) => {
  const [source, at] = marked(text);

  expect(source.slice(urlStart(source, at), at)).toBe(scheme);
});

test.each([
  ["![a^](b)", true],
  ["[a^](b)", false],
  ["![a [b] c^](d)", true],
  ["[![a](b)^](c)", false],
  ["\\![a^](b)", false],
  ["a^](b)", false],
])("the bracket in %j ends a picture: %s", (text, expected) => {
  expect(isPictureEnd(...marked(text))).toBe(expected);
});

test.each([
  ["^`a` b", "`a`"],
  ["^``a ` b`` c", "``a ` b``"],
  ["^`a", ""],
  ["^`a\n\nb`", ""],
  ["\\^`a`", ""],
])("the code that begins in %j is %j", (text, code) => {
  const [source, at] = marked(text);

  expect(source.slice(at, codeSpanEnd(source, at))).toBe(code);
});

test.each([
  ["acme^[.]com", true],
  ["acme^(dot)com", true],
  ["acme ^[ . ]com", true],
  ["acme^{.}com", true],
  ["https^[:]//acme.com", true],
  ["acme^ (dotted)", false],
  ["acme^ [1]", false],
  ["acme^", false],
])("the address in %j is defused: %s", (text, expected) => {
  expect(isDefused(...marked(text))).toBe(expected);
});

test.each([
  ["^&amp;b", { character: "&", end: 5 }],
  ["a^&nbsp;b", { character: " ", end: 7 }],
  ["a^&rsquo;s", { character: "'", end: 8 }],
  ["a^&#x27;s", { character: "'", end: 7 }],
  ["a^&lt;b", undefined],
  ["a^& b", undefined],
])("the entity in %j is %o", (text, expected) => {
  expect(entityAt(...marked(text))).toEqual(expected);
});

describe("the lists of a text", () => {
  test.each<[string, string, string[][]]>([
    ["are none in prose", "Acme is good. Beta is better.", []],
    ["are none in nothing", "", []],
    ["are none of one item", "- Acme", []],
    [
      "lead with what stands before a colon, a dash or a bracket",
      "- Acme: good\n- Beta – fine\n* Gamma, new (x)",
      [["Acme", "Beta", "Gamma, new "]],
    ],
    [
      "lead with the first six words where nothing stops them",
      "1) one two three four five six seven\n2) b",
      [["one two three four five six", "b"]],
    ],
    [
      "lead with what is bold",
      "1. **Acme: the one** is good\n2. __Beta__: x",
      [["**Acme: the one**", "__Beta__"]],
    ],
    ["do not stop at a hyphen within a name", "- Coca-Cola - sweet\n- Pepsi", [["Coca-Cola", "Pepsi"]]],
    [
      "go on over blank lines and what is indented",
      "1. Acme\n\n   More of it.\n\n2. Beta",
      [["Acme", "Beta"]],
    ],
    [
      "end at other text",
      "- Acme\n- Beta\nThen:\n- Gamma\n- Delta",
      [
        ["Acme", "Beta"],
        ["Gamma", "Delta"],
      ],
    ],
    [
      "are apart by depth",
      "- Acme\n  - cheap\n  - fast\n- Beta",
      [
        ["Acme", "Beta"],
        ["cheap", "fast"],
      ],
    ],
    [
      "are the rows of a table below its head, without their numbers",
      "| # | Name |\n|---|---|\n| 1 | Acme |\n| 2. | Beta | x |",
      [["Acme ", "Beta "]],
    ],
    ["are no rows without a rule below the head", "| Acme |\n| Beta |", []],
    [
      "are headings with numbers, over any text",
      "## 1. Acme\nGood.\n\n## 2) Beta: fine\nx\n### #3 Gamma",
      [["Acme", "Beta", "Gamma"]],
    ],
    ["are no headings without numbers", "## Acme\n## Beta", []],
    ["are no years and prices", "2026 was good\n30 euros", []],
    ["stop at full-width signs", "- 华为（手机）\n- 小米：好", [["华为", "小米"]]],
  ])("%s", (_, source, expected) => {
    const leads = listsOf(source).map((list) => list.map(({ start, end }) => source.slice(start, end)));

    expect(leads).toEqual(expected);
  });
});

test.each([
  ["^Acme", true],
  ["So. ^Acme", true],
  ["So! ^Acme", true],
  ["So: ^Acme", true],
  ["So (really.) ^Acme", true],
  ["So\n^Acme", true],
  ["- ^Acme", true],
  ["1. **^Acme", true],
  ["> ^Acme", true],
  ["## 2) ^Acme", true],
  ["| ^Acme", true],
  ["“^Acme", true],
  ["he said. “^Acme", true],
  ["好。 ^Acme", true],
  ["with ^Acme", false],
  ["with **^Acme", false],
  ["so, ^Acme", false],
  ["v1.^Acme", false],
])("a sentence starts in %j: %s", (text, expected) => {
  expect(isSentenceStart(...marked(text))).toBe(expected);
});

test.each([
  ["<Target>", true],
  ["<Target>: big", true],
  ["<Target> – big", true],
  ["<Target>'s prices", true],
  ["<Target>, a shop", true],
  ["<Target> (US)", true],
  ["| <Target> | x", true],
  ["[<Target>](x)", true],
  ["**<Target>** them", true],
  ["<Target> them", false],
  ["<Target>ing", false],
  ["<Target>-group", false],
])("%j names alone what stands in its brackets: %s", (text, expected) => {
  const start = text.indexOf("<");
  const end = text.indexOf(">") - 1;

  expect(isNamedAlone(text.replace(/[<>]/g, ""), { start, end })).toBe(expected);
});

describe("a preview", () => {
  test.each([
    ["nothing", "", ""],
    ["white space", " \n\t ", ""],
    ["a heading and a list", "# Best\n\n- **Acme**\n* _Beta_\n+ `Gamma`", "Best Acme Beta Gamma"],
    ["numbers of a list", "1. Acme\n2. Beta", "1. Acme 2. Beta"],
    ["a quotation", "> # Acme\n> - Beta", "Acme Beta"],
    [
      "links and pictures by their texts",
      "![A shoe](https://a.com/b.png) of [Acme](https://a.com 'A')",
      "A shoe of Acme",
    ],
    ["a link without a text", "Acme [](https://a.com) is", "Acme is"],
    ["a table", "| A | B |\n|:--|--:|\n| 1 | 2 |", "A B 1 2"],
    ["code", "Run\n```sh\nnpm i\n```\nnow", "Run npm i now"],
    ["tags, and no comparison", "a<br>b <b>c</b> if 1 < 2", "a b c if 1 < 2"],
    ["names with underscores", "snake_case_name and __bold__", "snake_case_name and bold"],
    ["escaped signs", "5 \\* 3 \\# 1", "5 * 3 # 1"],
    ["a product of numbers", "5 * 3 is *15*", "5 * 3 is 15"],
    ["right-to-left text", "**שלום** Acme", "שלום Acme"],
  ])("shows %s plainly", (_, source, expected) => {
    expect(answerPreview(source)).toBe(expected);
  });

  test.each([
    ["of 200 characters stays whole", "a".repeat(200), "a".repeat(200)],
    ["of one word is cut within it", "a".repeat(201), `${"a".repeat(200)}…`],
    ["never ends with half of an emoji", `${"a".repeat(199)}🙂${"b".repeat(9)}`, `${"a".repeat(199)}…`],
    ["ends without its comma", `${"a".repeat(150)}, ${"b".repeat(80)}`, `${"a".repeat(150)}…`],
    [
      "is cut within a word that fills more than half",
      `${"a".repeat(50)} ${"b".repeat(300)}`,
      `${"a".repeat(50)} ${"b".repeat(149)}…`,
    ],
  ])("%s", (_, source, expected) => {
    expect(answerPreview(source)).toBe(expected);
  });

  test("of a huge answer reads only its beginning", () => {
    expect(answerPreview(`Acme ${"[".repeat(500_000)}`).length).toBeLessThanOrEqual(201);
  });
});
