import { describe, expect, test } from "vitest";
import { gptBot, readLog } from "./read-log.test-helper.ts";

const once = gptBot.replaceAll(" ", "%20");
const twice = gptBot.replaceAll(" ", "%2520");
const record = {
  "timestamp(ms)": "1795162530123",
  date: "2026-11-20",
  time: "08:15:30",
  "c-ip": "132.196.86.10",
  "cs-method": "GET",
  "cs(Host)": "d111111abcdef8.cloudfront.net",
  "cs-uri-stem": "/guide",
  "sc-status": "200",
  "cs(Referer)": "https://chatgpt.com/",
  "cs(User-Agent)": once,
  "cs-uri-query": "utm_source=x",
  "x-host-header": "www.example.com",
  "x-forwarded-for": "-",
};
const seconds = Date.UTC(2026, 10, 20, 8, 15, 30);

function forms(changed: Partial<Record<keyof typeof record, string>>) {
  const values = Object.fromEntries(
    Object.entries({ ...record, ...changed }).filter(([, value]) => value !== ""),
  );
  return {
    tabs: [`#Version: 1.0`, `#Fields: ${Object.keys(values).join(" ")}`, Object.values(values).join("\t")],
    json: [JSON.stringify(values)],
  };
}

describe.each(["tabs", "json"] as const)("CloudFront's standard log with %s", (form) => {
  const read = (changed: Partial<Record<keyof typeof record, string>> = {}) =>
    readLog(forms(changed)[form]).entries[0];

  test("is read whole", () => {
    expect(read()).toEqual({
      atMs: seconds + 123,
      method: "GET",
      path: "/guide?utm_source=x",
      status: 200,
      userAgent: gptBot,
      referer: "https://chatgpt.com/",
      clientIp: "132.196.86.10",
      forwardedFor: undefined,
      host: "www.example.com",
    });
  });

  test.each([
    ["the time in milliseconds alone", { date: "", time: "" }, { atMs: seconds + 123 }],
    ["date and time alone", { "timestamp(ms)": "" }, { atMs: seconds }],
    ["a user agent encoded twice", { "cs(User-Agent)": twice }, { userAgent: gptBot }],
    ["a user agent as it came", { "cs(User-Agent)": gptBot }, { userAgent: gptBot }],
    [
      "percent signs of the agent's own",
      { "cs(User-Agent)": "My%2520App/1%20CFNetwork/978" },
      { userAgent: "My%20App/1 CFNetwork/978" },
    ],
    ["bytes that are no UTF-8", { "cs(User-Agent)": "GPTBot%20caf%E9" }, { userAgent: "GPTBot caf\ufffd" }],
    ["a lone percent sign", { "cs(User-Agent)": "GPTBot%20100%" }, { userAgent: "GPTBot 100%" }],
    [
      "an encoded referrer",
      { "cs(Referer)": "https://chatgpt.com/%3Fa%3Db" },
      { referer: "https://chatgpt.com/?a=b" },
    ],
    [
      "a proxy in front",
      { "c-ip": "10.0.0.9", "x-forwarded-for": "132.196.86.10,%2010.0.0.3" },
      { clientIp: "132.196.86.10" },
    ],
    ["no host of its own", { "x-host-header": "-" }, { host: "d111111abcdef8.cloudfront.net" }],
    ["a client that left", { "sc-status": "000" }, { status: undefined }],
    ["IPv6", { "c-ip": "2001:db8::7" }, { clientIp: "2001:db8::7" }],
  ])("has %s", (_, changed, expected) => {
    expect(read(changed)).toMatchObject(expected);
  });

  test("of which the place of the address holds none is bad", () => {
    const lines = [...forms({})[form], ...forms({ "c-ip": "unknown-client" })[form]];

    expect(readLog(lines).faults).toEqual(["address"]);
  });
});
