import { expect, test } from "vitest";
import { isBrowser, readStoredHeaders } from "./stored-headers.rules.ts";

test("keeps what is needed under names of any case, and drops cookies, credentials and the rest", () => {
  const headers = readStoredHeaders({
    "USER-AGENT": "GPTBot/1.2",
    Cookie: "session=secret",
    authorization: "Bearer secret",
    "X-Forwarded-For": ["203.0.113.9", "10.0.0.1"],
    "x-custom": "secret",
    __proto__: "x",
  });

  expect(Object.fromEntries(headers)).toEqual({
    "user-agent": "GPTBot/1.2",
    "x-forwarded-for": "203.0.113.9, 10.0.0.1",
  });
});

test.each([
  ["https://chatgpt.com/c/1?q=my+illness#x", "https://chatgpt.com/c/1"],
  ["https://ada:secret@example.com/a", "https://example.com/a"],
  ["android-app://com.openai.chatgpt/", "android-app://com.openai.chatgpt/"],
])("of the referer %s, %s stays", (sent, stays) => {
  expect(readStoredHeaders({ referer: sent }).get("referer")).toBe(stays);
});

test("makes a header printable and bounds its length", () => {
  const headers = readStoredHeaders({ "user-agent": `a\u0000\r\nb\ud800${"x".repeat(9000)}` });

  const kept = headers.get("user-agent") ?? "";
  expect(kept.startsWith("a b\ufffdxx")).toBe(true);
  expect(kept.length).toBeLessThanOrEqual(2048);
});

test.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
    true,
  ],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0", true],
  [
    "Mozilla/5.0 (Linux; Android 13; CUBOT X50) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36",
    true,
  ],
  [
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36",
    false,
  ],
  ["Mozilla/5.0 (compatible; UptimeThing/2.0; http://uptime.example/)", false],
  [
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; SomeBot/1.0) Chrome/142.0.0.0 Safari/537.36",
    false,
  ],
  ["curl/8.17.0", false],
  ["python-requests/2.32.5", false],
  ["", false],
])("%s is a browser: %s", (userAgent, is) => {
  expect(isBrowser(userAgent)).toBe(is);
});
