import { expect, test } from "vitest";
import { differencesOf } from "./compare-agents/differences.ts";
import { readPublicList } from "./compare-agents/public-list.ts";

function differences(data: unknown) {
  const list = readPublicList(data);
  if (!list) throw new Error("It is no list");
  return differencesOf(list);
}

test("a list by tags says whom we miss, and its tag for what is left over says nothing", () => {
  const found = differences([
    { pattern: "GPTBot\\/", instances: ["GPTBot/1.4"], tags: ["ai-crawler"] },
    { pattern: "NovelBot", instances: ["Mozilla/5.0 (compatible; NovelBot/1.0)"], tags: ["ai-crawler"] },
    { pattern: "ShopBot", instances: ["ShopBot/1.0"], tags: ["seo"] },
    { pattern: "PingBot", instances: ["PingBot/1.0"], tags: ["monitoring"] },
    { pattern: "Diffbot", instances: ["Diffbot/0.1"], tags: ["monitoring"] },
  ]);

  expect(found.unknown).toEqual(["NovelBot (ai): Mozilla/5.0 (compatible; NovelBot/1.0)"]);
  expect(found.oursAlone).toEqual(["Diffbot: Diffbot, ai_search_index"]);
  expect(found.otherPurpose).toEqual([]);
});

test("a directory says which keys we do not read, and what an agent is for", () => {
  const entry = { operator: "x", userAgents: [], signatureAgentUrl: null };
  const found = differences([
    { ...entry, name: "ChatGPT-User", category: "AI_CRAWLER", userAgents: ["ChatGPT-User/1.0"] },
    { ...entry, name: "AhrefsBot", category: "AI_CRAWLER", userAgents: ["AhrefsBot/7.0"] },
    { ...entry, name: "Novel", category: "AI_ASSISTANT", signatureAgentUrl: "https://novel.example/keys" },
    { ...entry, name: "Known", category: "AI_ASSISTANT", signatureAgentUrl: "https://chatgpt.com/keys" },
    { ...entry, name: "Copycat", category: "AI_SEARCH", userAgents: ["PerplexityBot/1.0"] },
  ]);

  expect(found.otherPurpose).toEqual(["AhrefsBot: ai, ours seo"]);
  expect(found.directories).toEqual(["Novel: https://novel.example/keys"]);
  expect(found.namedOtherwise).toEqual(["Copycat: PerplexityBot of Perplexity"]);
  expect(found.unknown).toContain("Novel (ai_user_fetch): known by its signature alone");
});

test("expressions count as far as they are words, and functions as far as they say something", () => {
  const expressions = differences([
    { name: "Novel", regex: "NovelBot", category: "AI Search Crawler" },
    { name: "Other", regex: "(?:Other|Bots?)", category: "AI Agent" },
  ]);
  const functions = differences({
    NovelBot: { function: "AI Agents", operator: "x" },
    OtherBot: { function: "Unclear at this time.", operator: "x" },
  });

  expect(expressions.unknown).toEqual(["Novel (ai_search_index): NovelBot"]);
  expect(functions.unknown).toEqual(["NovelBot (ai_agent): NovelBot"]);
});

test("a list of sites says from which we see nobody come", () => {
  const found = differences("Grok:\n  - grok.com\n  - x.com/i/grok\n\nNovel:\n  - 'chat.novel.example'\n");

  expect(found.hosts).toEqual(["chat.novel.example"]);
});

test.each(["", "# nothing", 7, null, [{ a: 1 }]])("%j is no list", (data) => {
  expect(readPublicList(data)).toBeUndefined();
});
