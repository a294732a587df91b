import fc from "fast-check";
import { expect, test } from "vitest";
import { findFormat, formatNames } from "../src/index.ts";

const pieces = fc.constantFrom(
  '"',
  "\\",
  "\\x22",
  "\\xff",
  "[",
  "]",
  " ",
  "\t",
  "-",
  "GET / HTTP/1.1",
  "[10/Oct/2026:13:55:36 -0700]",
  "200",
  "%",
  "\ud800",
  "{",
  '{"ts":1,"request":',
  "#Fields: date",
);
const lines = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.array(fc.oneof(pieces, fc.string()), { maxLength: 20 }).map((parts) => parts.join("")),
);

test.each(formatNames)("no line breaks the reading of %s, and what is read can be reported", (name) => {
  const parse = findFormat(name)?.openParser() ?? (() => undefined);

  fc.assert(
    fc.property(lines, (line) => {
      const entry = parse(line);
      if (!entry) return;

      expect(entry.path).toMatch(/^[\x21-\x7e]{1,8192}$/);
      expect(entry.method).toMatch(/^[A-Za-z][A-Za-z-]{0,19}$/);
      expect(Number.isFinite(entry.atMs)).toBe(true);
    }),
    { numRuns: 300 },
  );
});
