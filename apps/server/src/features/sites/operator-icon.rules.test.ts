import { iconSlug } from "@citelens/contract/visibility/operator-icons";
import { wcagContrast } from "culori";
import { expect, test } from "vitest";
import { operatorIcon, toneOf } from "./operator-icon.rules.ts";

test.each([
  ["OpenAI", "openai"],
  ["Common Crawl", "common-crawl"],
  ["You.com", "you-com"],
  ["  Mistral  AI ", "mistral-ai"],
  ["百度", "unknown"],
  ["x".repeat(99), "x".repeat(60)],
])("the slug of %j is %s", (name, slug) => expect(iconSlug(name)).toBe(slug));

test("every letter has strokes of its own, and a figure a dot", () => {
  const letters = [..."abcdefghijklmnopqrstuvwxyz"].map((letter) =>
    operatorIcon(letter).split(' d="').at(-1),
  );

  expect(new Set(letters).size).toBe(26);
  expect(operatorIcon("4chat")).toContain('d="M12 12h.01"');
});

test("the demo's assistants are told apart by their second word", () => {
  expect(operatorIcon("demo-memory").split(' d="').at(-1)).toBe(operatorIcon("m").split(' d="').at(-1));
});

test("a white letter can be read on each tone, and the tone seen on both themes", () => {
  const vendors = ["openai", "anthropic", "google", "perplexity", "microsoft", "xai", "meta", "mistral-ai"];
  const more = ["deepseek", "alibaba-cloud", "moonshot-ai", "amazon", "apple", "bytedance", "common-crawl"];
  const others = [..."abcdefghijklmnopqrstuvwxyz"].map((letter) => `${letter}-operator`);
  for (const slug of [...vendors, ...more, ...others]) {
    expect(wcagContrast(toneOf(slug), "#ffffff"), slug).toBeGreaterThanOrEqual(4.5);
    expect(wcagContrast(toneOf(slug), "#11131a"), slug).toBeGreaterThanOrEqual(1.9);
  }
});
