import { expect, test } from "vitest";
import { codeTokens } from "./code-tokens.ts";

function partsOf(code: string, kind: string): string[] {
  return codeTokens(code)
    .filter((token) => token.kind === kind)
    .map(({ text }) => text);
}

test.each([
  ["// one's own\nconst a = 1;", ["// one's own"]],
  ["key = 1  # that is it\n", ["# that is it"]],
  ['"""Says\nwhat."""\nimport os', ['"""Says\nwhat."""']],
  ["<!-- a tag -->\n<p>", ["<!-- a tag -->"]],
  ["export A=https://app.example B=1", []],
  ['env["#{name}"]', []],
])("finds the comments of %j", (code, comments) => {
  expect(partsOf(code, "comment")).toEqual(comments);
});

test("finds texts, also those that hold other quotes or an address", () => {
  expect(partsOf(`a("it's", 'say \\'no\\'', \`b\`, "https://app.example // no")`, "string")).toEqual([
    `"it's"`,
    `'say \\'no\\''`,
    "`b`",
    '"https://app.example // no"',
  ]);
});

test("loses nothing of the code", () => {
  const code = `// a\nlet b = "c" + 'd"; // e\n`;

  expect(
    codeTokens(code)
      .map(({ text }) => text)
      .join(""),
  ).toBe(code);
});
