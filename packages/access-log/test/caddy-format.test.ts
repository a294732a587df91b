import { describe, expect, test } from "vitest";
import { gptBot, readLog } from "./read-log.test-helper.ts";

const at = Date.UTC(2026, 10, 29, 21, 39, 20);
const headers = { "User-Agent": [gptBot], Referer: ["https://chatgpt.com/"], Accept: ["*/*"] };
const request = {
  remote_ip: "10.0.0.2",
  remote_port: "40122",
  proto: "HTTP/1.1",
  method: "GET",
  host: "shop.example",
  uri: "/guide?utm_source=x",
  headers,
};
const logged = {
  level: "info",
  ts: at / 1000,
  logger: "http.log.access.log0",
  msg: "handled request",
  request,
  user_id: "",
  duration: 0.000012449,
  size: 2,
  status: 200,
  resp_headers: { Server: ["Caddy"] },
};

function entryOf(changed: object) {
  return readLog([JSON.stringify({ ...logged, ...changed })]).entries[0];
}

function behind(names: Record<string, readonly string[]>, changed: object = {}) {
  return entryOf({ request: { ...request, headers: { ...headers, ...names }, ...changed } });
}

test("a line of Caddy 2.6 behind a proxy is read with the visitor that the proxy relayed", () => {
  expect(behind({ "X-Forwarded-For": ["132.196.86.10"] })).toEqual({
    atMs: at,
    method: "GET",
    path: "/guide?utm_source=x",
    status: 200,
    userAgent: gptBot,
    referer: "https://chatgpt.com/",
    clientIp: "132.196.86.10",
    forwardedFor: "132.196.86.10",
    host: "shop.example",
  });
});

describe("the visitor", () => {
  test.each([
    [
      "behind a tunnel of Cloudflare",
      { "Cf-Connecting-Ip": ["132.196.86.10"], "X-Forwarded-For": ["1.1.1.1"] },
    ],
    ["behind nginx", { "X-Real-Ip": ["132.196.86.10"] }],
    ["behind Akamai", { "True-Client-Ip": ["132.196.86.10"] }],
    ["behind several proxies", { "X-Forwarded-For": ["10.1.1.1, 132.196.86.10, 104.16.0.1"] }],
    ["behind proxies that each wrote a header", { "X-Forwarded-For": ["10.1.1.1", "132.196.86.10"] }],
  ])("%s", (_, names) => {
    expect(behind(names)?.clientIp).toBe("132.196.86.10");
  });

  test("is the other end where Caddy faces the internet, beside what was relayed", () => {
    const read = behind({ "X-Forwarded-For": ["198.51.100.7"] }, { remote_ip: "132.196.86.10" });

    expect(read).toMatchObject({ clientIp: "132.196.86.10", forwardedFor: "198.51.100.7" });
  });

  test("is whom Caddy found behind the proxies that it trusts, since 2.7", () => {
    const read = behind(
      { "X-Forwarded-For": ["198.51.100.7, 132.196.86.10"] },
      { client_ip: "132.196.86.10" },
    );

    expect(read).toMatchObject({ clientIp: "132.196.86.10", forwardedFor: undefined });
  });

  test.each([
    ["132.196.86.10:27615", "132.196.86.10"],
    ["[2001:db8::7]:27615", "2001:db8::7"],
  ])("has a port until 2.4: %s", (address, clientIp) => {
    const { remote_ip: _, remote_port: __, ...older } = request;

    expect(entryOf({ request: { ...older, remote_addr: address } })?.clientIp).toBe(clientIp);
  });

  test("that is no address makes the line bad", () => {
    const line = JSON.stringify({ ...logged, request: { ...request, remote_ip: "REDACTED" } });

    expect(readLog([JSON.stringify(logged), line]).faults).toEqual(["address"]);
  });
});

describe("the time of Caddy's encoder", () => {
  test.each([
    ["unix_seconds_float", 1_795_988_360, 0],
    ["unix_milli_float", 1_795_988_360_134.3628, 134],
    ["unix_nano", 1.795_988_360_134_586_4e18, 135],
    ["rfc3339", "2026-11-29T21:39:20Z", 0],
    ["rfc3339_nano", "2026-11-29T21:39:20.134353219Z", 134],
    ["iso8601", "2026-11-29T16:39:20.137-0500", 137],
    ["wall", "2026/11/29 21:39:20", 0],
    ["wall_milli", "2026/11/29 21:39:20.088", 88],
    ["common_log", "29/Nov/2026:21:39:20 +0000", 0],
  ])("%s", (_, ts, ms) => {
    expect(entryOf({ ts })?.atMs).toBe(at + ms);
  });

  test("may stand under another key, and the duration in another form", () => {
    const { ts: _, ...rest } = logged;
    const line = { ...rest, timestamp: "2026/11/29 21:39:20", duration: "10.476µs", severity: "info" };

    expect(readLog([JSON.stringify(line)]).entries[0]?.atMs).toBe(at);
  });
});

test("lines of the console are read, of which the time is UTC", () => {
  const tail =
    '{"request": {"remote_ip": "127.0.0.1", "proto": "HTTP/1.1", "method": "GET", "host": "a.example", "uri": "/guide", "headers": {"User-Agent": ["curl/8.1"], "Cf-Connecting-Ip": ["132.196.86.10"]}}, "user_id": "", "size": 2, "status": 200}';
  const line = `2026/11/29 21:39:20.139\t\u001b[34mINFO\u001b[0m\thttp.log.access.log6\thandled request\t${tail}`;

  expect(readLog([line])).toMatchObject({
    format: "caddy",
    entries: [{ atMs: at + 139, path: "/guide", clientIp: "132.196.86.10" }],
  });
});

test("a request that failed counts once, though its error is logged beside it", () => {
  const failed = JSON.stringify({ ...logged, status: 502 });
  const error = JSON.stringify({
    ...logged,
    logger: "http.log.error.log0",
    msg: "dial tcp: refused",
    status: 502,
  });

  expect(readLog([failed, error])).toMatchObject({ entries: [{ status: 502 }], faults: [] });
});

test("a filter that deletes headers leaves no user agent", () => {
  const { headers: _, ...bare } = request;

  expect(entryOf({ request: bare })).toMatchObject({ clientIp: "10.0.0.2", userAgent: undefined });
});
