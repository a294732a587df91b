import { createClassifier } from "@citelens/crawlers";
import { expect, test } from "vitest";
import { pagePathOf } from "../store/page-path.rules.ts";
import { readStoredHeaders } from "./stored-headers.rules.ts";
import { decide, type TrackingSettings } from "./visits.rules.ts";

const gptBot = "Mozilla/5.0 (compatible; GPTBot/1.3; +https://openai.com/gptbot)";
const chrome =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";
const inChrome = { "user-agent": chrome, "Signature-Agent": '"https://chatgpt.com"' };
const settings: TrackingSettings = {
  siteHost: "www.example.com",
  timeZone: "UTC",
  trackAssets: false,
  trackAllMethods: false,
  retentionDays: 90,
};
const classify = createClassifier({ cacheSize: 10 });

type Hints = Readonly<Record<string, string | readonly string[]>>;

/** "agent", "referral", or why a request is neither. */
function becomesOf(path: string, headers: Hints, changed: Partial<TrackingSettings> = {}): string {
  const request = { method: "GET", page: pagePathOf(path), headers: readStoredHeaders(headers) };
  const decision = decide(request, { ...settings, ...changed }, classify);
  return decision.kind === "filtered" ? decision.reason : decision.kind;
}

test.each([
  ["/blog/node.js", {}, "agent"],
  ["/learn/asp.net", {}, "agent"],
  ["/blog/gpt-4.1", {}, "agent"],
  ["/wiki/File:Logo.png", {}, "agent"],
  ["/app.js", { "sec-fetch-dest": "document" }, "agent"],
  ["/llms.txt", { "sec-fetch-dest": "empty" }, "agent"],
  ["/app.js", {}, "asset"],
  ["/blog/node.js", { "sec-fetch-dest": "script" }, "asset"],
  ["/_next/image?url=a", {}, "asset"],
  ["/pricing", { "sec-purpose": "prefetch" }, "prefetch"],
])("an agent that asks for %s with %o is: %s", (path, hints, becomes) => {
  expect(becomesOf(path, { "user-agent": gptBot, ...hints })).toBe(becomes);
});

test.each([
  [{ "sec-fetch-dest": "document" }, "agent"],
  [{}, "agent"],
  [{ "sec-fetch-dest": "empty" }, "subresource"],
  [{ "sec-fetch-dest": "iframe" }, "subresource"],
  [{ "sec-fetch-dest": "image" }, "asset"],
  [{ "sec-fetch-dest": "document", "sec-purpose": "prefetch;prerender" }, "prefetch"],
])("what the browser that an agent drives asks for with %o is: %s", (hints, becomes) => {
  expect(becomesOf("/pricing", { ...inChrome, ...hints })).toBe(becomes);
});

test("a workspace that wants parts of pages has those of an agent's browser too", () => {
  const hints = { ...inChrome, "sec-fetch-dest": "script" };

  expect(becomesOf("/app.js", hints, { trackAssets: true })).toBe("agent");
});

test.each<[string, Hints]>([
  ["Chromium's link", { "Sec-Purpose": "prefetch", "sec-fetch-dest": "empty" }],
  ["Chromium's rules", { "Sec-Purpose": "prefetch", "sec-fetch-dest": "document" }],
  ["a prerendered page", { "Sec-Purpose": "prefetch;prerender", "sec-fetch-dest": "document" }],
  ["Chrome's private proxy", { "sec-purpose": "prefetch;anonymous-client-ip" }],
  ["an older Chrome", { Purpose: ["prefetch"] }],
  ["an older Firefox", { "X-moz": "prefetch" }],
  ["Safari's previews", { "X-Purpose": "preview" }],
])("what %s asks for before anybody opens it is neither a person nor a referral", (_, hints) => {
  const fromChatGpt = { "user-agent": chrome, referer: "https://chatgpt.com/" };

  expect(becomesOf("/pricing", fromChatGpt)).toBe("referral");
  expect(becomesOf("/pricing", { ...fromChatGpt, ...hints })).toBe("prefetch");
});
