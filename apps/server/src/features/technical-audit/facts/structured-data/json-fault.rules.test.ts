import fc from "fast-check";
import { expect, test } from "vitest";
import { jsonFault } from "./json-fault.rules.ts";

test.each([
  ['{"a": 1 "b": 2}', '"b"', "a comma is missing"],
  ['{"a": 1,}', "}", "there is a comma too many"],
  ["[1, 2,]", "]", "there is a comma too many"],
  ["{'a': 1}", "'a'", "a name must stand in double quotes"],
  ["{a: 1}", "a:", "a name must stand in double quotes"],
  ['{"a" 1}', "1", "a colon is missing after a name"],
  ['{"a": }', "}", "a value is missing"],
  ['{"a": undefined}', "undefined", "this is no value of JSON"],
  ['{"a": "one\ntwo"}', "\ntwo", "a text holds a line break or control character"],
  ['{"a": "one \\d"}', "\\d", "a backslash has no meaning here"],
  ['{"a": 1} {"b": 2}', '{"b"', "something follows after its end"],
  ["// a comment", "//", "this is no value of JSON"],
])("says what is wrong with %s, and where", (text, rest, message) => {
  const fault = jsonFault(text);

  expect(fault?.message).toBe(message);
  expect(text.slice(fault?.position).startsWith(rest)).toBe(true);
});

test.each(['{"a": [1, 2', '{"a":', '{"a": "x"', "", " "])("says of %j that it ends too early", (text) => {
  expect(jsonFault(text)).toEqual({ position: text.length, message: "it ends too early" });
});

test("says that a quote is missing where a text goes on to the end", () => {
  expect(jsonFault('{"a": "x}')?.message).toBe("a closing quote is missing");
});

test("finds nothing wrong with what is JSON, and something with what is not", () => {
  const isJson = (text: string): boolean => {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  };
  const signs = fc.string({ unit: fc.constantFrom(...'{}[]:,"\\ 1-.e+tfnu0a\n\u0001\u0085') });

  fc.assert(fc.property(fc.json(), (text) => void expect(jsonFault(text)).toBeUndefined()));
  fc.assert(
    fc.property(signs, (text) => void expect(jsonFault(text) === undefined).toBe(isJson(text))),
    { numRuns: 1_000 },
  );
});

test("reads what is nested without end, and long texts", () => {
  expect(jsonFault("[".repeat(200_000))?.position).toBe(200_000);
  expect(jsonFault(`["${"a".repeat(200_000)}`)?.position).toBe(200_002);
  expect(jsonFault(`{"a":${"[".repeat(1_000)}${"]".repeat(1_000)}}`)).toBeUndefined();
});
