import { readFileSync } from "node:fs";
import type { LogEntry } from "@citelens/access-log";
import { expect, test } from "vitest";
import { openSelection } from "../src/index.ts";
import { version } from "../src/version.ts";
import { isTimely, visitOf } from "../src/visit-of.ts";

const entry: LogEntry = {
  atMs: Date.UTC(2026, 9, 10),
  method: "GET",
  path: "/pricing",
  status: 200,
  userAgent:
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
  referer: undefined,
  clientIp: "203.0.113.7",
  forwardedFor: undefined,
  host: undefined,
};
const gptBot = { userAgent: "Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)" };

test.each([
  ["an agent", gptBot, true],
  ["an agent that asks for the head alone", { ...gptBot, method: "HEAD" }, true],
  ["an agent that asks for an image", { ...gptBot, path: "/logo.png?v=1" }, false],
  ["an agent that posts", { ...gptBot, method: "POST" }, false],
  ["our own agent", { userAgent: "CitelensBot/1.0" }, false],
  ["a log that is sent", { userAgent: "citelens-ship-logs/0.1.0" }, false],
  ["a person", {}, false],
  ["nobody", { userAgent: undefined }, false],
  ["a person whom ChatGPT sent", { referer: "https://chatgpt.com/" }, true],
  ["a person from a search", { referer: "https://www.google.com/" }, false],
  ["a person with ChatGPT's tag", { path: "/a?x=1&utm_source=chatgpt.com" }, true],
  ["a person with Grok's", { path: "/a?x=1&referrer=grok.com" }, true],
  ["a person with a tag in capitals", { path: "/a?UTM_SOURCE=ChatGPT.com)" }, true],
  ["a person with another referrer", { path: "/a?referrer=news.example" }, false],
  ["a person with another tag", { path: "/a?utm_source=news" }, false],
])("%s", (_, changed, isSelected) => {
  const select = openSelection();

  expect([select({ ...entry, ...changed }), select({ ...entry, ...changed })]).toEqual([
    isSelected,
    isSelected,
  ]);
});

test("a visit says what the log knows, and leaves the query and secrets behind", () => {
  const visit = visitOf(
    {
      ...entry,
      ...gptBot,
      path: "/pricing?session=s3cret&utm_source=x",
      referer: "https://chatgpt.com/c?q=s3cret",
      host: "shop.example",
    },
    "test 1",
  );

  expect(visit).toEqual({
    request_path: "/pricing?utm_source=x",
    request_method: "GET",
    request_headers: {
      "user-agent": gptBot.userAgent,
      referer: "https://chatgpt.com/c",
      host: "shop.example",
    },
    response_status: 200,
    client_ip: "203.0.113.7",
    occurred_at: "2026-10-10T00:00:00.000Z",
    sdk: "test 1",
  });
});

test("where proxies relayed the visitor's address, the other end of the connection is not it", () => {
  expect(visitOf({ ...entry, forwardedFor: "203.0.113.9" }, "test 1")).toMatchObject({
    client_ip: undefined,
    request_headers: { "x-forwarded-for": "203.0.113.9" },
  });
});

test("what is too old or ahead of the clock is left out", () => {
  const now = Date.UTC(2026, 10, 23);
  const day = 86_400_000;

  const timely = [-395 * day, -393 * day, 0, 3 * 60_000, 6 * 60_000].map((ms) => isTimely(now + ms, now));

  expect(timely).toEqual([false, true, true, true, false]);
});

test("names the version of its package", () => {
  const manifest = readFileSync(new URL("../package.json", import.meta.url), "utf8");

  expect(JSON.parse(manifest)).toMatchObject({ version });
});
