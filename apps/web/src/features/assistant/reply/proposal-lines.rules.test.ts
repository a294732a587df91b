import fc from "fast-check";
import { expect, test } from "vitest";
import { proposalLines } from "./proposal-lines.rules.ts";

const marks = { same: " ", added: "+", removed: "-" } as const;

test.each([
  ["a\nb", "a\nb", [" a", " b"]],
  ["a\nb\nc", "a\nx\nc", [" a", "-b", "+x", " c"]],
  ["a", "a\nb", [" a", "+b"]],
  ["a\nb", "b", ["-a", " b"]],
  ["", "a", ["+a"]],
  ["a", "", ["-a"]],
  ["", "", []],
])("%j and %j differ by lines", (old, proposed, expected) => {
  expect(proposalLines(old, proposed).map(({ kind, text }) => `${marks[kind]}${text}`)).toEqual(expected);
});

test("loses no line of either text", () => {
  const someText = fc
    .array(fc.constantFrom("a", "b", "c", ""), { minLength: 1 })
    .map((lines) => lines.join("\n"));
  fc.assert(
    fc.property(someText, someText, (old, proposed) => {
      const lines = proposalLines(old, proposed);
      const without = (kind: string): string =>
        lines.flatMap((line) => (line.kind === kind ? [] : [line.text])).join("\n");

      expect([without("added"), without("removed")]).toEqual([old, proposed]);
    }),
  );
});
