import { adLimits } from "@citelens/contract/content/ads-words";
import { expect, test } from "vitest";
import { hintOf } from "./hints.rules.ts";

test("a query becomes a sentence of its own", () => {
  expect(hintOf(' best "oak"\n desk ')).toBe(`Somebody asks: "best 'oak' desk".`);
});

test("a long one is cut to what a hint may have", () => {
  const hint = hintOf("desk ".repeat(100));

  expect(hint.length).toBeLessThanOrEqual(adLimits.topicCharacters);
  expect(hint).toMatch(/desk d…"\.$/);
});
