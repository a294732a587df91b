import { describe, expect, test } from "vitest";
import { detectFormat, findFormat, findUnreadFormat } from "../src/index.ts";

const agent = "Mozilla/5.0 (compatible; GPTBot/1.3; +https://openai.com/gptbot)";
const time = "[20/Nov/2026:08:00:01 +0000]";
const line = `132.196.86.10 - - ${time} "GET /guide HTTP/1.1" 200 5120 "-" "${agent}"`;

describe("the format of a file is that of most lines that have one", () => {
  const noise = [
    "/docker-entrypoint.sh: Configuration complete; ready for start up",
    "2026/11/20 08:00:00 [notice] 1#1: start worker process 29",
    `132.196.86.10 - - ${time} "\\x16\\x03\\x01" 400 157 "-" "-"`,
    `::1 - - ${time} "-" 408 -`,
  ];

  test.each([
    ["combined", [...noise, ...noise, line, line, line]],
    ["combined", [line.replace(" - ", ", 10.183.250.139 - "), line, line]],
    [
      "combined",
      [line, line.slice(0, -9), line.slice(0, -9), `::1 - - ${time} "GET /a HTTP/1.1" 404 209`, line],
    ],
    [
      "vhost_combined",
      [
        ...noise,
        `shop.example:443 ${line}`,
        `[2001:db8::1]:443 ${line}`,
        `127.0.0.1:80 ${line}`,
        `shop.example:443 ${line}`,
        `shop.example:80 ${line}`,
      ],
    ],
    [
      "host_combined",
      [`shop.example ${line}`, `shop.example:80 ${line}`, `1.128.3.4 ${line}`, `shop.example ${line}`],
    ],
    ["forwarded", [`${line} "-"`, line, `${line} "132.196.86.10"`, `${line} "-"`]],
  ])("%s", (name, lines) => {
    expect(detectFormat(lines)?.name).toBe(name);
  });

  test("and there is none in a letter, a log of errors or one of the system", () => {
    const letter = ["Dear Sir or Madam,", "we write to you on 20/Nov/2026"];
    const system = Array(20).fill(
      "Nov 20 08:00:01 web1 sshd[812]: Accepted publickey for ada from 203.0.113.7 port 22",
    );

    expect([letter, system, noise.slice(0, 2)].map(detectFormat)).toEqual([undefined, undefined, undefined]);
  });
});

describe("fields in another order are no others", () => {
  const request = `132.196.86.10 - - ${time} "GET /guide HTTP/1.1" 200 5120`;

  test.each([
    [
      "a duration before the referrer",
      ["0.010", "-", "-", "0.2, 0.1"].map(
        (text) => `${request} 512 0.012 "${text}" "https://a.example/" "${agent}"`,
      ),
    ],
    ["the agent before the referrer", ["", "", ""].map(() => `${request} "${agent}" "https://a.example/"`)],
    [
      "the host before the request",
      ["", ""].map(() => line.replace('] "', '] "shop.example" "').replace('"-"', '"https://a.example/"')),
    ],
    [
      "the duration before the request",
      ["", ""].map(() => line.replace('] "', '] (0 s) "').replace('"-"', '"https://a.example/"')),
    ],
    ["a number before the referrer", ["", ""].map(() => line.replace(' "-"', ' 157 "https://a.example/"'))],
  ])("%s", (_, lines) => {
    const read = detectFormat(lines)?.openParser();

    for (const text of lines)
      expect(read?.(text)).toMatchObject({
        path: "/guide",
        status: 200,
        userAgent: agent,
        referer: "https://a.example/",
      });
  });
});

test.each([
  ["nginx", "/a\\x22b\\x5Cc\\xC3\\xA9"],
  ["Apache", '/a\\"b\\\\c\\xc3\\xa9'],
  ["nginx without escapes", '/a"b\\c\u00e9'],
])("a path has one spelling: %s", (_, path) => {
  const read = findFormat("combined")?.openParser();

  expect(read?.(line.replace("/guide", path))?.path.toUpperCase()).toBe("/A%22B%5CC%C3%A9".toUpperCase());
});

test("a path has the same spelling in JSON", () => {
  const read = findFormat("json")?.openParser();
  const entry = {
    time_iso8601: "2026-11-20T08:00:01Z",
    request_method: "GET",
    request_uri: '/a"b\\c\u00e9',
    status: 200,
  };

  expect(read?.(JSON.stringify(entry))?.path).toBe("/a%22b%5Cc%C3%A9");
});

test("quotes that are not escaped do not end a request", () => {
  const read = findFormat("combined")?.openParser();

  expect(read?.(line.replace("/guide", '/x?utm_source=a&q="1"'))).toMatchObject({
    path: "/x?utm_source=a&q=%221%22",
    status: 200,
    userAgent: agent,
  });
});

describe("a template of Apache", () => {
  test.each([
    ['%h %l %u %t "%r" %>s %b "%{Referer}i" "%{User-Agent}i"', line],
    ['LogFormat "%a %l %u %t \\"%r\\" %>s %O \\"%{Referer}i\\" \\"%{User-Agent}i\\"" combined', line],
    [
      '%{c}a %{X-Forwarded-For}i [%{%d/%b/%Y:%T}t.%{msec_frac}t %{%z}t] "%m %U%q %H" %>s "%{User-Agent}i"',
      `10.0.0.2 132.196.86.10, 10.0.0.3 [20/Nov/2026:08:00:01.000 +0000] "GET /guide HTTP/1.1" 200 "${agent}"`,
    ],
    [
      '%a %{%Y-%m-%dT%H:%M:%S%z}t "%r" %>s "%{User-Agent}i"',
      `132.196.86.10 2026-11-20T08:00:01+0000 "GET /guide HTTP/1.1" 200 "${agent}"`,
    ],
    [
      '%a %{usec}t "%r" %>s "%{User-Agent}i"',
      `132.196.86.10 1795161601000000 "GET /guide HTTP/1.1" 200 "${agent}"`,
    ],
    [
      '%{True-Client-IP}i %h %t "%r" %>s "%{User-Agent}i"',
      `132.196.86.10 10.0.0.2 ${time} "GET /guide HTTP/1.1" 200 "${agent}"`,
    ],
  ])("%s", (template, text) => {
    expect(findFormat(template)?.openParser()(text)).toMatchObject({
      atMs: Date.UTC(2026, 10, 20, 8, 0, 1),
      path: "/guide",
      status: 200,
      userAgent: agent,
      clientIp: "132.196.86.10",
    });
  });
});

describe("a log_format of nginx", () => {
  const behind = `[$time_local] "$request" $status "$http_user_agent"`;
  const values = `${time} "GET /guide HTTP/1.1" 200 "${agent}"`;

  test.each([
    [`$http_cf_connecting_ip - $remote_user ${behind}`, `132.196.86.10 - - ${values}`],
    [`$http_x_real_ip - $remote_user ${behind}`, `132.196.86.10 - - ${values}`],
    [`$http_true_client_ip ${behind}`, `132.196.86.10 ${values}`],
    [`$remote_addr $http_fly_client_ip ${behind}`, `10.0.0.2 132.196.86.10 ${values}`],
    [`$remote_addr $http_x_vercel_forwarded_for ${behind}`, `10.0.0.2 132.196.86.10, 10.0.0.3 ${values}`],
    [
      `$remote_addr "$http_x_forwarded_for" $http_cf_connecting_ip ${behind}`,
      `10.0.0.2 "203.0.113.9" 132.196.86.10 ${values}`,
    ],
    [`$http_x_forwarded_for - $remote_user ${behind}`, `132.196.86.10, 10.0.0.3 - - ${values}`],
    [
      `log_format main '$remote_addr - $remote_user [$time_local] '\n  '"$request" $status "$http_user_agent"';`,
      `132.196.86.10 - - ${values}`,
    ],
    [
      '$msec $remote_addr "$request" $status "$http_user_agent"',
      `1795161601.000 132.196.86.10 "GET /guide HTTP/1.1" 200 "${agent}"`,
    ],
    [
      '$time_iso8601 $remote_addr "$request" $status "$http_user_agent"',
      `2026-11-20T09:00:01+01:00 132.196.86.10 "GET /guide HTTP/1.1" 200 "${agent}"`,
    ],
  ])("%s", (template, text) => {
    expect(findFormat(template)?.openParser()(text)).toMatchObject({
      atMs: Date.UTC(2026, 10, 20, 8, 0, 1),
      path: "/guide",
      clientIp: "132.196.86.10",
    });
  });
});

test.each([
  ["1795161601", 0],
  ["1795161601.250", 250],
  ["1795161601250", 250],
  ["1795161601250000", 250],
  ["1795161601250000000", 250],
  ["20/Nov/2026:08:00:01.250 +0000", 250],
  ["2026-11-20T08:00:01,250+0000", 250],
  ["2026-11-20 08:00:01.25 +00:00", 250],
])("%s is read as a time", (text, ms) => {
  const read = findFormat('[$time_local] "$request"')?.openParser();

  expect(read?.(`[${text}] "GET / HTTP/1.1"`)?.atMs).toBe(Date.UTC(2026, 10, 20, 8, 0, 1, ms));
});

test.each([
  "20/Nov/2026 08:00:01",
  "20/Nov/2026:08:00:01",
  "2026-11-20T08:00:01",
  "20/Okt/2026:08:00:01 +0000",
])("%s is none", (text) => {
  expect(findFormat("combined")?.openReader()(line.replace(time, `[${text}]`))).toBe("time");
});

test("Envoy's lines are read, and those of Istio", () => {
  const envoy =
    '[2026-11-20T08:00:01.123Z] "GET /guide HTTP/1.1" 200 - 0 5120 12 11 "132.196.86.10, 10.0.0.2" "GPTBot" "id" "shop.example" "10.0.0.5:8080"';
  const istio = envoy
    .replace("200 - 0", '200 - via_upstream - "-" 0')
    .concat(" outbound|80||shop 10.0.0.5:1");

  for (const text of [envoy, istio]) {
    const format = detectFormat([text, text]);
    expect(format?.name).toBe("envoy");
    expect(format?.openParser()(text)).toMatchObject({
      clientIp: "132.196.86.10",
      path: "/guide",
      userAgent: "GPTBot",
      host: "shop.example",
      atMs: Date.UTC(2026, 10, 20, 8, 0, 1, 123),
    });
  }
});

test.each([
  [
    "1795161601.123     12 203.0.113.7 TCP_MISS/200 512 GET http://shop.example/ - HIER_DIRECT/203.0.113.9 text/html",
    "Squid",
  ],
  [
    `${"79a5".repeat(16)} bucket [06/Feb/2026:00:00:38 +0000] 203.0.113.7 - 3E57 REST.GET.OBJECT a "GET /a HTTP/1.1" 200`,
    "S3",
  ],
  ["2026/11/20 08:00:01 [error] 32#32: *3 open() failed, client: 203.0.113.7", "nginx"],
  ["[Fri Nov 20 08:00:01.123456 2026] [core:notice] [pid 7:tid 7] AH00094: Command line", "Apache"],
  [
    '2026-11-20T08:00:01.123456+00:00 heroku[router]: at=info method=GET path="/" host=shop.example fwd="203.0.113.7"',
    "Heroku",
  ],
])("%s is named and not read", (text, name) => {
  expect(detectFormat([text, text])).toBeUndefined();
  expect(findUnreadFormat([text, text])?.name).toContain(name);
});
