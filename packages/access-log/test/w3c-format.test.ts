import { describe, expect, test } from "vitest";
import { gptBot, readLog } from "./read-log.test-helper.ts";

const agent = gptBot.replaceAll(" ", "+");
const fields =
  "#Fields: date time s-ip cs-method cs-uri-stem cs-uri-query s-port cs-username c-ip cs(User-Agent) cs(Referer) sc-status sc-substatus sc-win32-status time-taken";
const head = [
  "#Software: Microsoft Internet Information Services 10.0",
  "#Version: 1.0",
  "#Date: 2026-11-20 08:00:00",
];
const line = `2026-11-20 08:00:01 10.0.0.4 GET /guide utm_source=x 443 - 132.196.86.10 ${agent} https://chatgpt.com/ 200 0 0 15`;
const at = Date.UTC(2026, 10, 20, 8, 0, 1);

function read(names: string, values: string) {
  return readLog([...head, `#Fields: ${names}`, values]);
}

test("a log of IIS is read in UTC, with blanks for the pluses of its user agents", () => {
  expect(readLog([...head, fields, line])).toEqual({
    format: "w3c",
    faults: [],
    entries: [
      {
        atMs: at,
        method: "GET",
        path: "/guide?utm_source=x",
        status: 200,
        userAgent: gptBot,
        referer: "https://chatgpt.com/",
        clientIp: "132.196.86.10",
        forwardedFor: undefined,
        host: undefined,
      },
    ],
  });
});

test("fields that change within a file are read by the header before them", () => {
  const lines = [
    ...head,
    fields,
    line,
    ...head,
    "#Fields: date time s-sitename cs-method cs-uri-stem cs-uri-query s-port c-ip cs(User-Agent) cs(Cookie) cs(Referer) cs-host sc-status",
    `2026-11-20 09:00:01 W3SVC1 GET /pricing - 80 132.196.86.11 ${agent} a=b;+c=d - shop.example 404`,
  ];

  expect(readLog(lines).entries).toMatchObject([
    { path: "/guide?utm_source=x", clientIp: "132.196.86.10", host: undefined },
    { path: "/pricing", clientIp: "132.196.86.11", host: "shop.example", status: 404, referer: undefined },
  ]);
});

test("lines without a header are read by the fields that IIS has unless it is told otherwise", () => {
  expect(readLog([line, line]).entries).toHaveLength(2);
});

describe("the visitor", () => {
  test.each([
    ["X-Forwarded-For", "132.196.86.10"],
    ["x-forwarded-for", "132.196.86.10,+10.0.0.9"],
    ["cs(X-Forwarded-For)", "132.196.86.10:51234"],
    ["X-FORWARDED-FOR", '"132.196.86.10"'],
    ["CF-Connecting-IP", "132.196.86.10"],
    ["True_Client_IP", "132.196.86.10"],
  ])("stands behind a balancer in the custom field %s", (name, value) => {
    const found = read(
      `date time cs-method cs-uri-stem c-ip cs(User-Agent) sc-status ${name}`,
      `2026-11-20 08:00:01 GET / 10.24.136.240 ${agent} 200 ${value}`,
    );

    expect(found.entries[0]?.clientIp).toBe("132.196.86.10");
  });

  test.each(["fe80::a1%4", "::1", "2001:db8::7"])("may be %s", (address) => {
    const found = read("date time cs-method cs-uri-stem c-ip", `2026-11-20 08:00:01 GET / ${address}`);

    expect(found.entries[0]?.clientIp).toBe(address.replace("%4", ""));
  });

  test("that is no address makes the line bad", () => {
    expect(readLog([...head, fields, line, line.replace("132.196.86.10", "anonymous")]).faults).toEqual([
      "address",
    ]);
  });
});

test("values of IIS's Advanced Logging stand between quotes, with blanks in them", () => {
  const found = read(
    "date time s-ip cs-method cs-uri-stem cs-uri-query s-port cs-username c-ip cs(User-Agent) cs(Referer) cs(Host) sc-status sc-substatus TimeTakenMS",
    `2026-11-20 08:00:01.363 10.0.0.4 GET /guide - 80 - "132.196.86.10" "${gptBot}" "https://chatgpt.com/" "shop.example" 200 " odd / text " 109`,
  );

  expect(found.entries).toMatchObject([
    { atMs: at + 363, userAgent: gptBot, clientIp: "132.196.86.10", host: "shop.example", status: 200 },
  ]);
});

test("a log without dates has that of its header, and one of local times is not read", () => {
  expect(read("time c-ip cs-method cs-uri-stem", "08:00:01 132.196.86.10 GET /guide").entries[0]?.atMs).toBe(
    at,
  );
  const local = read(
    "date-local time-local c-ip cs-method cs-uri-stem",
    "2026-11-20 08:00:01 132.196.86.10 GET /guide",
  );
  expect(local.entries).toEqual([]);
});

test.each([
  [
    "Mozilla/5.0+(compatible;+bingbot/2.0;++http://www.bing.com/bingbot.htm)",
    "bingbot/2.0; +http://www.bing.com",
  ],
  ["Slackbot+1.0+(+https://api.slack.com/robots)", "Slackbot 1.0 (+https://api.slack.com/robots)"],
  ["Bot/1.0+(compatible;+http://bot.example)", "Bot/1.0 (compatible; http://bot.example)"],
  ["PerplexityBot/1.0", "PerplexityBot/1.0"],
])("the user agent %s keeps the pluses of its own", (written, userAgent) => {
  const found = read(
    "date time cs-method cs-uri-stem c-ip cs(User-Agent)",
    `2026-11-20 08:00:01 GET / ::1 ${written}`,
  );

  expect(found.entries[0]?.userAgent).toContain(userAgent);
});

test("lines without a header that have other fields are of no format", () => {
  const other = line.replace("10.0.0.4 GET", "W3SVC1 10.0.0.4 GET");

  expect(readLog([other, other])).toEqual({ format: undefined, entries: [], faults: [] });
});

test("a line that is cut is bad", () => {
  expect(readLog([...head, fields, line, line.slice(0, 40)]).faults).toEqual(["cut"]);
});

test("a log of Imperva, which quotes each field and writes host and path as one", () => {
  const { format, entries } = readLog([
    "#Software: Incapsula LOGS API",
    "#Fields: date time c-ip cs(User-Agent) cs-uri cs(Referrer) cs-method cs-uri-query sc-status s-xff",
    '"2026-11-20" "08:15:30" "192.0.2.9" "GPTBot/1.3 (x y)" "www.example.com/page.php" "" "GET" "a=b" "200" "192.0.2.9"',
  ]);

  expect(format).toBe("w3c");
  expect(entries).toMatchObject([
    {
      clientIp: "192.0.2.9",
      path: "/page.php?a=b",
      status: 200,
      userAgent: "GPTBot/1.3 (x y)",
      referer: undefined,
    },
  ]);
});

test("a relayed address behind the backslash that some versions write", () => {
  const { entries } = readLog([
    "#Fields: date time cs-method cs-uri-stem c-ip cs(User-Agent) sc-status X-Forwarded-For",
    "2026-11-20 08:15:30 GET /a 10.0.0.1 GPTBot/1.3 200 \\192.0.2.9",
    "2026-11-20 08:15:30 GET /b 10.0.0.1 GPTBot/1.3 200 192.0.2.9:33453,+172.16.0.1:49770",
  ]);

  expect(entries.map(({ clientIp }) => clientIp)).toEqual(["192.0.2.9", "192.0.2.9"]);
});

test("a log of Akamai with tabs and quotes, and with the host in the target", () => {
  const { format, entries } = readLog([
    "#Fields: date time cs-ip cs-method cs-uri sc-status sc-bytes time-taken cs(Referer) cs(User-Agent)",
    '2026-11-20\t08:15:30\t192.0.2.9\tGET\t/www.example.com/a/b.js?d=1\t000\t65305\t108\t"-"\t"swcd (unknown version) x/1"',
  ]);

  expect(format).toBe("w3c");
  expect(entries).toMatchObject([
    {
      clientIp: "192.0.2.9",
      path: "/a/b.js?d=1",
      status: undefined,
      userAgent: "swcd (unknown version) x/1",
    },
  ]);
});
