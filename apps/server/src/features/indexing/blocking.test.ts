import { expect, test } from "vitest";
import { blockingBy } from "./blocking.ts";

const groupOf = (agent: string, rules: readonly string[]): string =>
  `User-agent: ${agent}\n${rules.map((rule) => `Disallow: ${rule}\n`).join("")}`;

test("a rule blocks an engine only if it keeps out all of its search bots", () => {
  const blocking = blockingBy(groupOf("OAI-SearchBot", ["/private"]));

  expect(blocking.of("chatgpt", "/private/a")).toEqual({
    agent: "OAI-SearchBot",
    line: 2,
    rule: "disallow: /private",
  });
  expect(blocking.of("chatgpt", "/public")).toBeUndefined();
  expect(blocking.of("perplexity", "/private/a")).toBeUndefined();
});

test("a hostile file takes only so long for a page, and the next page is looked at all the same", () => {
  const rules = [...Array.from({ length: 11_000 }, (_, index) => `/*x${index}`), "/"];
  const blocking = blockingBy(groupOf("OAI-SearchBot", rules) + groupOf("PerplexityBot", rules));
  const long = `/${"a".repeat(2_000)}`;
  const blocked = (path: string) =>
    (["chatgpt", "perplexity"] as const).map((engine) => blocking.of(engine, path)?.rule);

  expect(blocked(long)).toEqual(["disallow: /", undefined]);
  expect(blocked("/short")).toEqual(["disallow: /", "disallow: /"]);
});
