import { describe, expect, test } from "vitest";
import { readLog } from "./read-log.test-helper.ts";

/** How each kind of log writes the target of a request; the first is what came, byte by byte. */
interface WrittenTarget {
  readonly raw: string;
  /** nginx and Apache */
  readonly text: string;
  readonly haproxy: string;
  readonly cloudFront: string;
  /** IIS, which has decoded it. */
  readonly iis: string;
  readonly expected: string;
}

const targets: readonly WrittenTarget[] = [
  {
    raw: "/a%20b%22c%C3%A9",
    text: "/a%20b%22c%C3%A9",
    haproxy: "/a%20b%22c%C3%A9",
    cloudFront: "/a%2520b%2522c%25C3%25A9",
    iis: '/a+b"c\u00e9',
    expected: "/a%20b%22c%C3%A9",
  },
  {
    raw: '/q"x\u00e9',
    text: "/q\\x22x\\xC3\\xA9",
    haproxy: "/q#22x#C3#A9",
    cloudFront: "/q%22x%C3%A9",
    iis: '/q"x\u00e9',
    expected: "/q%22x%C3%A9",
  },
  {
    raw: "/a\\b",
    text: "/a\\x5Cb",
    haproxy: "/a\\b",
    cloudFront: "/a%5Cb",
    iis: "/a\\b",
    expected: "/a%5Cb",
  },
  {
    raw: "/~me/[1]",
    text: "/~me/[1]",
    haproxy: "/~me/[1]",
    cloudFront: "/%7Eme/%5B1%5D",
    iis: "/~me/[1]",
    expected: "/~me/[1]",
  },
  {
    raw: "/100%25",
    text: "/100%25",
    haproxy: "/100%25",
    cloudFront: "/100%2525",
    iis: "/100%",
    expected: "/100%25",
  },
  {
    raw: "/\u4eac\u90fd",
    text: "/\\xE4\\xBA\\xAC\\xE9\\x83\\xBD",
    haproxy: "/#E4#BA#AC#E9#83#BD",
    cloudFront: "/%E4%BA%AC%E9%83%BD",
    iis: "/\u4eac\u90fd",
    expected: "/%E4%BA%AC%E9%83%BD",
  },
];

const iso = "2026-11-20T08:15:30.123Z";
const combined = (target: string) =>
  `132.196.86.10 - - [20/Nov/2026:08:15:30 +0000] "GET ${target} HTTP/1.1" 200 1 "-" "a/1"`;
const json = (object: object) => [JSON.stringify(object)];

const kinds: Readonly<Record<string, (written: WrittenTarget) => readonly string[]>> = {
  combined: ({ text }) => [combined(text)],
  vhost_combined: ({ text }) => [`shop.example:443 ${combined(text)}`],
  forwarded: ({ text }) => [`${combined(text)} "132.196.86.10"`],
  common: ({ text }) => [combined(text).replace(' "-" "a/1"', "")],
  json: ({ raw }) =>
    json({ time: iso, remote_addr: "132.196.86.10", request_method: "GET", request_uri: raw }),
  "json with a request": ({ raw }) =>
    json({ time: iso, remote_addr: "132.196.86.10", request: `GET ${raw} HTTP/1.1` }),
  "CloudFront in JSON": ({ cloudFront }) =>
    json({ "timestamp(ms)": "1795162530123", "cs-method": "GET", "cs-uri-stem": cloudFront, "c-ip": "::1" }),
  caddy: ({ raw }) =>
    json({ ts: 1_795_162_530, request: { method: "GET", uri: raw, remote_ip: "132.196.86.10" } }),
  traefik: ({ raw }) =>
    json({ StartUTC: iso, RequestMethod: "GET", RequestPath: raw, ClientAddr: "132.196.86.10:1" }),
  cloudflare: ({ raw }) =>
    json({
      EdgeStartTimestamp: iso,
      ClientRequestMethod: "GET",
      ClientRequestURI: raw,
      ClientIP: "132.196.86.10",
    }),
  google: ({ raw }) =>
    json({
      timestamp: iso,
      httpRequest: {
        requestMethod: "GET",
        requestUrl: `https://shop.example${raw}`,
        remoteIp: "132.196.86.10",
      },
    }),
  azure: ({ raw }) =>
    json({
      time: iso,
      category: "FrontDoorAccessLog",
      properties: {
        httpMethod: "GET",
        requestUri: `https://shop.example:443${raw}`,
        clientIp: "132.196.86.10",
      },
    }),
  vercel: ({ raw }) =>
    json({ proxy: { timestamp: 1_795_162_530_123, method: "GET", path: raw, clientIp: "132.196.86.10" } }),
  akamai: ({ raw }) =>
    json({ reqTimeSec: "1795162530.123", cliIP: "132.196.86.10", reqMethod: "GET", reqPath: raw }),
  ecs: ({ raw }) =>
    json({
      "@timestamp": iso,
      source: { ip: "132.196.86.10" },
      http: { request: { method: "GET" } },
      url: { original: raw },
    }),
  "a carried line": ({ text }) => json({ log: `${combined(text)}\n` }),
  cloudfront: ({ cloudFront }) => [
    "#Fields: date time cs-method cs-uri-stem c-ip",
    `2026-11-20\t08:15:30\tGET\t${cloudFront}\t132.196.86.10`,
  ],
  w3c: ({ iis }) => [
    "#Fields: date time cs-method cs-uri-stem cs-uri-query c-ip",
    `2026-11-20 08:15:30 GET ${iis} - 132.196.86.10`,
  ],
  elb: ({ text }) => [
    `h2 ${iso} app/x/1 132.196.86.10:1 10.0.0.1:80 0.0 0.0 0.0 200 200 1 1 "GET https://shop.example:443${text} HTTP/2.0" "a/1" - - arn "r" "-" "-" 0 ${iso} "forward" "-" "-"`,
  ],
  haproxy: ({ haproxy }) => [
    `132.196.86.10:1 [20/Nov/2026:08:15:30.433] fe b/s 0/0/1/2/3 200 80 - - ---- 1/1/0/0/0 0/0 {a/1} "GET ${haproxy} HTTP/1.1"`,
  ],
};

describe.each(Object.entries(kinds))("a log of the kind %s", (_, linesOf) => {
  test.each(targets)("spells $expected as all others do", (written) => {
    expect(readLog(linesOf(written)).entries.map(({ path }) => path)).toEqual([written.expected]);
  });
});
