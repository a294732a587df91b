import { describe, expect, test } from "vitest";
import { detectFormat, findFormat, isRemark, type LogEntry } from "../src/index.ts";

const gptBot = "Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)";
const at = Date.UTC(2026, 9, 10, 20, 55, 36);

const entry: LogEntry = {
  atMs: at,
  method: "GET",
  path: "/pricing?utm_source=x",
  status: 200,
  userAgent: gptBot,
  referer: "https://chatgpt.com/",
  clientIp: "203.0.113.7",
  forwardedFor: undefined,
  host: undefined,
};

const clf =
  '203.0.113.7 - ada lovelace [10/Oct/2026:13:55:36 -0700] "GET /pricing?utm_source=x HTTP/1.1" 200 2326';
const combined = `${clf} "https://chatgpt.com/" "${gptBot}"`;

const caddy = {
  level: "info",
  ts: at / 1000,
  logger: "http.log.access",
  msg: "handled request",
  request: {
    remote_ip: "198.51.100.1",
    remote_port: "41342",
    client_ip: "203.0.113.7",
    proto: "HTTP/2.0",
    method: "GET",
    host: "shop.example",
    uri: "/pricing?utm_source=x",
    headers: { "User-Agent": [gptBot], Referer: ["https://chatgpt.com/"], Cookie: ["REDACTED"] },
  },
  bytes_read: 0,
  duration: 0.0009,
  size: 2326,
  status: 200,
};

const nginxJson = {
  time_iso8601: "2026-10-10T13:55:36-07:00",
  remote_addr: "203.0.113.7",
  request_method: "GET",
  request_uri: "/pricing?utm_source=x",
  status: "200",
  http_referer: "https://chatgpt.com/",
  http_user_agent: gptBot,
  http_host: "shop.example",
};

const cloudFrontFields =
  "#Fields: date time x-edge-location sc-bytes c-ip cs-method cs(Host) cs-uri-stem sc-status cs(Referer) cs(User-Agent) cs-uri-query cs(Cookie) x-edge-result-type x-edge-request-id x-host-header cs-protocol cs-bytes time-taken x-forwarded-for";
const cloudFront = [
  "2026-10-10",
  "20:55:36",
  "FRA56-P2",
  "2390",
  "203.0.113.7",
  "GET",
  "d111111abcdef8.cloudfront.net",
  "/pricing",
  "200",
  "https://chatgpt.com/",
  encodeURIComponent(gptBot),
  "utm_source=x",
  "-",
  "Hit",
  "SOX4xwn4XV6Q4rgb7XiVGOHms_BGlTAC4KyHmureZmBNrjGdRLiNIQ==",
  "shop.example",
  "https",
  "23",
  "0.001",
  "-",
].join("\t");

const samples: readonly (readonly [string, readonly string[], Partial<LogEntry>])[] = [
  ["common", [clf], { userAgent: undefined, referer: undefined }],
  ["combined", [combined], {}],
  ["combined", [`${combined} 0.012 "-"x`], {}],
  ["forwarded", [`${combined} "203.0.113.7, 10.0.0.1"`], { forwardedFor: "203.0.113.7, 10.0.0.1" }],
  ["forwarded", [`${combined} "-"`], {}],
  ["vhost_combined", [`shop.example:443 ${combined}`], { host: "shop.example" }],
  ["host_combined", [`shop.example ${combined}`], { host: "shop.example" }],
  ["caddy", [JSON.stringify(caddy)], { host: "shop.example" }],
  ["json", [JSON.stringify(nginxJson)], { host: "shop.example" }],
  ["cloudfront", ["#Version: 1.0", cloudFrontFields, cloudFront], { host: "shop.example" }],
  [
    "json",
    [
      JSON.stringify({
        date: "2026-10-10",
        time: "20:55:36",
        "c-ip": "203.0.113.7",
        "cs-method": "GET",
        "cs-uri-stem": "/pricing",
        "cs-uri-query": "utm_source=x",
        "sc-status": "200",
        "cs(Referer)": "https://chatgpt.com/",
        "cs(User-Agent)": gptBot,
        "x-host-header": "shop.example",
      }),
    ],
    { host: "shop.example" },
  ],
];

test.each(samples)("a log in the format %s is known by its lines and read", (name, lines, changed) => {
  const format = detectFormat(lines);
  const parse = format?.openParser();
  const entries = lines.map((line) => parse?.(line));

  expect(format?.name).toBe(name);
  expect(entries.at(-1)).toEqual({ ...entry, ...changed });
});

test("junk between the lines does not hide their format, and junk alone has none", () => {
  expect(detectFormat(["", combined, "half a li", combined])?.name).toBe("combined");
  expect(detectFormat(["Oct 10 host sshd[1]: hello", "Oct 10 host sshd[1]: hello"])).toBeUndefined();
  expect(detectFormat([])).toBeUndefined();
});

describe("a line of the combined format", () => {
  const parse = findFormat("combined")?.openParser() ?? (() => undefined);
  const line = (request: string, { agent = "a", time = "10/Oct/2026:13:55:36 -0700" } = {}) =>
    `203.0.113.7 - - [${time}] "${request}" 200 0 "-" "${agent}"`;

  test.each([
    ["GET / HTTP/1.1", "GET", "/"],
    ["GET /", "GET", "/"],
    ["GET /a b HTTP/1.1", "GET", "/a%20b"],
    ["GET http://shop.example/x HTTP/1.0", "GET", "/x"],
    ["HEAD /caf\\xC3\\xA9 HTTP/2.0", "HEAD", "/caf%C3%A9"],
    ['GET /a\\x22b\\\\c\\"d HTTP/1.1', "GET", "/a%22b%5Cc%22d"],
    ["GET /caf\u00e9\ufffd HTTP/1.1", "GET", "/caf%C3%A9%EF%BF%BD"],
    ["GET /a\u0001b HTTP/1.1", "GET", "/a%01b"],
  ])("%s", (request, method, path) => {
    expect(parse(line(request))).toMatchObject({ method, path });
  });

  test.each([
    ["a TLS handshake", line("\\x16\\x03\\x01\\x02")],
    ["no request", line("-")],
    ["an empty request", line("")],
    ["a request without a path", line("GET  HTTP/1.1")],
    ["a time that is none", line("GET / HTTP/1.1", { time: "10/Okt/2026:13:55:36 -0700" })],
    ["a cut line", line("GET / HTTP/1.1").slice(0, -4)],
    ["another line", "hello"],
    ["nothing", ""],
  ])("cannot be read with %s", (_, text) => {
    expect(parse(text)).toBeUndefined();
  });

  test("has its texts unescaped", () => {
    expect(
      parse(line("GET / HTTP/1.1", { agent: 'a \\"b\\" \\x22c\\x22 \\\\ caf\\xC3\\xA9 \\xFF' }))?.userAgent,
    ).toBe('a "b" "c" \\ caf\u00e9 \ufffd');
  });

  test.each([
    ["10/Oct/2026:13:55:36 +0530", Date.UTC(2026, 9, 10, 8, 25, 36)],
    ["31/Dec/2026:23:30:00 -0100", Date.UTC(2027, 0, 1, 0, 30)],
    ["2026-10-10T13:55:36+02:00", Date.UTC(2026, 9, 10, 11, 55, 36)],
    ["2026-10-10T13:55:36.250Z", Date.UTC(2026, 9, 10, 13, 55, 36, 250)],
    ["1791665736.125", 1_791_665_736_125],
    ["1791665736125", 1_791_665_736_125],
  ])("at %s", (time, atMs) => {
    expect(parse(line("GET / HTTP/1.1", { time }))?.atMs).toBe(atMs);
  });

  test("has no status where the log has none that is one", () => {
    expect(parse(line("GET / HTTP/1.1").replace(" 200 ", " 000 "))?.status).toBeUndefined();
  });
});

describe("a log_format of nginx", () => {
  test("is read as it is written", () => {
    const format = findFormat(
      '$msec|$host|$request_method|$uri|$args|$status|"$http_user_agent"|$http_x_forwarded_for|$remote_addr',
    );

    const read = format?.openParser()(
      `${at / 1000}|shop.example|GET|/pricing|utm_source=x|404|"${gptBot}"|203.0.113.7|10.0.0.1`,
    );

    expect(read).toEqual({
      ...entry,
      status: 404,
      referer: undefined,
      clientIp: "203.0.113.7",
      forwardedFor: "203.0.113.7",
      host: "shop.example",
    });
  });

  test.each(["$remote_addr $status", "$time_local $status", "unknown", ""])(
    "is refused without a time and a request: %s",
    (template) => {
      expect(findFormat(template)).toBeUndefined();
    },
  );

  test("says whether it names user agents", () => {
    const formats = ["common", "combined", '[$time_local] "$request"'].map(findFormat);

    expect(formats.map((format) => format?.hasUserAgent)).toEqual([false, true, false]);
  });
});

test("reads CloudFront's fields in the order of the file, and headers that were encoded twice", () => {
  const parse = findFormat("cloudfront")?.openParser();

  parse?.("#Fields: time date cs(User-Agent) cs-method cs-uri-stem sc-status c-ip");
  const read = parse?.("20:55:36\t2026-10-10\tGPTBot%2520a\tGET\t/caf%C3%A9\t000\t203.0.113.7");

  expect(read).toMatchObject({ atMs: at, userAgent: "GPTBot a", path: "/caf%C3%A9", status: undefined });
});

test("takes the header of a proxy from Caddy where Caddy trusts none", () => {
  const parse = findFormat("caddy")?.openParser();
  const request = {
    ...caddy.request,
    client_ip: "198.51.100.1",
    headers: { ...caddy.request.headers, "X-Forwarded-For": ["203.0.113.7"] },
  };

  expect(parse?.(JSON.stringify({ ...caddy, request }))).toMatchObject({
    clientIp: "198.51.100.1",
    forwardedFor: "203.0.113.7",
  });
  expect(parse?.(JSON.stringify({ level: "info", msg: "serving initial configuration" }))).toBeUndefined();
});

test("empty lines and comments are no mistakes", () => {
  expect(["", "#Version: 1.0", combined].map(isRemark)).toEqual([true, true, false]);
});
