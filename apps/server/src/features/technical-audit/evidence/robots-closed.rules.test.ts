import { expect, test } from "vitest";
import { closedByRobots } from "./robots-closed.rules.ts";

test.each([
  ["without rules", null, false],
  ["with rules for everybody", "User-agent: *\nDisallow: /guide", true],
  ["with rules for another page", "User-agent: *\nDisallow: /other", false],
  ["with rules for us alone", "User-agent: CitelensBot\nDisallow: /", false],
  ["with rules for agents that train", "User-agent: CCBot\nDisallow: /", false],
])("a page is closed by a robots.txt %s: %s", (_, text, expected) => {
  expect(closedByRobots(text)("https://own.example/guide/lamps")).toBe(expected);
});
