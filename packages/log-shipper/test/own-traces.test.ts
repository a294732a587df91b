import type { LogEntry } from "@citelens/access-log";
import { expect, test } from "vitest";
import { isOwnMessage, isOwnRequest, marked, userAgent } from "../src/own-traces.ts";
import { openSay } from "../src/say.ts";

const page: LogEntry = {
  atMs: 0,
  method: "GET",
  path: "/pricing",
  status: 200,
  userAgent: "curl/8",
  referer: undefined,
  clientIp: undefined,
  forwardedFor: undefined,
  host: undefined,
};
const report = { method: "POST", path: "/api/v1/tracking/visits" };

test.each([
  ["a page", {}, false],
  ["a page by nobody", { userAgent: undefined }, false],
  ["what is sent", { ...report, userAgent }, true],
  ["what a site's own code reports", { ...report, path: "/api/v1/tracking/visit", userAgent: "node" }, true],
  ["what tracker.js reports", { ...report, path: "/api/v1/tracking/pageview/?a=b" }, true],
  ["what a browser asks before it reports", { ...report, method: "OPTIONS" }, true],
  ["a report through a proxy", { ...report, path: "https://a.example/api/v1/tracking/visits" }, true],
  ["another form", { ...report, path: "/api/v1/track" }, false],
  ["a page that tells of it", { path: "/api/v1/tracking/visits" }, false],
])("%s is our own: %o", (_, changed, isOwn) => {
  expect(isOwnRequest({ ...page, ...changed })).toBe(isOwn);
});

test("what was said is known again, also in a journal", () => {
  expect(isOwnMessage(marked("3 lines"))).toBe(true);
  expect(isOwnMessage(`Nov 29 17:00:00 web citelens[7]: ${marked("3 lines")}`)).toBe(true);
  expect(isOwnMessage("3 lines")).toBe(false);
});

test("what would be said again and again is said so often at most", () => {
  const said: string[] = [];
  const say = openSay((text) => said.push(text));

  for (const what of ["a", "a", "b", "a"]) say(what, { of: what, timesMax: 2 });
  say("c");

  expect(said).toEqual(["a", "a", "b", "c"].map(marked));
});
