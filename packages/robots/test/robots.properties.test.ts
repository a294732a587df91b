import fc from "fast-check";
import { expect, test } from "vitest";
import { parseRobots, verdictOf } from "../src/index.ts";

const path = fc
  .string({ unit: fc.constantFrom("a", "b", "/", "."), maxLength: 12 })
  .map((rest) => `/${rest}`);
const rulePath = fc
  .string({ unit: fc.constantFrom("a", "b", "/", ".", "*", "$"), maxLength: 8 })
  .map((rest) => `/${rest}`);
const rules = fc.array(fc.record({ kind: fc.constantFrom("allow", "disallow"), path: rulePath }), {
  maxLength: 8,
});

/** The rule of the standard in the plainest words: a regular expression for each pattern, and all of them tried. */
function allowedByExpressions(file: readonly { kind: string; path: string }[], url: string): boolean {
  const fitting = file.filter(({ path: pattern }) => {
    const source = pattern
      .replace(/[.\\/]/g, "\\$&")
      .replaceAll("*", ".*")
      .replace(/\$(?!$)/g, "\\$");
    return new RegExp(`^${source}`).test(url);
  });
  const length = ({ path: pattern }: { path: string }) => pattern.replace(/\$(?!$)/g, "%24").length;
  const longest = Math.max(...fitting.map(length));
  return fitting.length === 0 || fitting.some((rule) => length(rule) === longest && rule.kind === "allow");
}

test("says what regular expressions would", () => {
  fc.assert(
    fc.property(rules, path, (file, url) => {
      const text = ["user-agent: *", ...file.map(({ kind, path: said }) => `${kind}: ${said}`)].join("\n");

      expect(verdictOf(parseRobots(text), "ABot", url).allowed).toBe(allowedByExpressions(file, url));
    }),
    { numRuns: 2_000 },
  );
});

test("reads any bytes and any address without failing", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), fc.string(), fc.string(), (bytes, agent, url) => {
      const robots = parseRobots(bytes);

      expect(verdictOf(robots, agent, url)).toHaveProperty("allowed");
    }),
  );
});

test("reads a file that is nothing but mistakes, each of them told", () => {
  const { problems } = parseRobots("x\n".repeat(250_000));

  expect(problems).toHaveLength(250_000);
});

test("takes hostile patterns in no time", () => {
  const stars = `/${"a*".repeat(8_000)}b$`;
  const nearly = `/${"*aaaaaaaaaaaaaaab".repeat(900)}`;
  const robots = parseRobots(`user-agent: *\n${`disallow: ${stars}\ndisallow: ${nearly}\n`.repeat(15)}`);
  const url = `/${"a".repeat(20_000)}`;

  const began = performance.now();
  const { allowed } = verdictOf(robots, "ABot", url);

  expect(allowed).toBe(true);
  expect(performance.now() - began).toBeLessThan(2_000);
});
