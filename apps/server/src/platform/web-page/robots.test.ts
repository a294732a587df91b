import { describe, expect, test } from "vitest";
import { isAllowed, robotsRules } from "./robots.ts";

const robots = `
User-agent: *
Disallow: /private   # nobody
Disallow: /*.pdf$
Allow: /private/open

User-agent: citelens
User-agent: other
Disallow: /prices
`;

describe("of a robots.txt", () => {
  test.each([
    ["/", true],
    ["/private/a", false],
    ["/private/open/a", true],
    ["/files/a.pdf", false],
    ["/files/a.pdf?x", true],
    ["/prices", true],
  ])("everybody's group says of %s: %s", (path, expected) => {
    const rules = robotsRules(robots.replace("User-agent: citelens\n", ""));

    expect(isAllowed(rules, `https://example.com${path}`)).toBe(expected);
  });

  test("our own group counts instead of everybody's", () => {
    const rules = robotsRules(robots);

    expect(isAllowed(rules, "https://example.com/private/a")).toBe(true);
    expect(isAllowed(rules, "https://example.com/prices")).toBe(false);
  });

  test.each(["", "<html>not found</html>", "Disallow: /", "User-agent: *\nDisallow:"])(
    "%j forbids nothing",
    (text) => {
      expect(isAllowed(robotsRules(text), "https://example.com/a")).toBe(true);
    },
  );
});
