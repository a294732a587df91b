import { createClassifier } from "@citelens/crawlers";
import { expect, test } from "vitest";
import { pagePathOf } from "../store/page-path.rules.ts";
import { readStoredHeaders } from "./stored-headers.rules.ts";
import { decide } from "./visits.rules.ts";

const settings = {
  siteHost: "www.p1.example",
  timeZone: "UTC",
  trackAssets: false,
  trackAllMethods: false,
  retentionDays: 30,
};
const chrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";
const classify = createClassifier({ cacheSize: 0 });

/** Landing that a person's request without a referrer is taken for. */
function landedOn(query: string) {
  const headers = readStoredHeaders({ "User-Agent": chrome });
  const page = pagePathOf(`https://www.p1.example/guide?${query}`);
  return decide({ method: "GET", page, headers }, settings, classify);
}

test.each([
  ["utm_source=openai.com", "ChatGPT"],
  ["utm_source=chat.openai.com", "ChatGPT"],
  ["utm_source=chatgpt.com)", "ChatGPT"],
  ["utm_source=chatgpt.com/", "ChatGPT"],
  ["UTM_SOURCE=ChatGPT.com%22", "ChatGPT"],
  ["id=7&amp;utm_source=chatgpt.com", "ChatGPT"],
  ["utm_source=www.perplexity.ai", "Perplexity"],
  ["referrer=grok.com", "Grok"],
  ["utm_source=newsletter&referrer=grok.com).", "Grok"],
])("a person on a page with %s came from %s", (query, assistant) => {
  expect(landedOn(query)).toMatchObject({ kind: "referral", match: { assistant, evidence: "utm" } });
});

test.each([
  "utm_source=newsletter",
  "utm_source=chatgpt.com,newsletter",
  "source=chatgpt.com",
  "referrer=chatgpt",
  "referrer=https://shop.example/grok.com",
])("a person on a page with %s came on their own", (query) => {
  expect(landedOn(query)).toEqual({ kind: "filtered", reason: "people" });
});
