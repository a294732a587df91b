import { describe, expect, test } from "vitest";
import { detectFormat, findFormat, type LogEntry } from "../src/index.ts";

const gptBot =
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.3; +https://openai.com/gptbot)";
const rest = `[20/Nov/2026:08:00:01 +0000] "GET /guide HTTP/1.1" 200 5120 "-" "${gptBot}"`;

/** Shapes of what nginx 1.22 and Apache 2.4 wrote, with other addresses; `who` is what stands before the time. */
const shapes: readonly (readonly [string, Partial<LogEntry>])[] = [
  ["132.196.86.10 - -", { clientIp: "132.196.86.10" }],
  ["132.196.86.10 - ada lovelace", { clientIp: "132.196.86.10" }],
  ["132.196.86.10:41742 - -", { clientIp: "132.196.86.10" }],
  ["2600:1f18::7 - -", { clientIp: "2600:1f18::7" }],
  ["[2600:1f18::7] - -", { clientIp: "2600:1f18::7" }],
  ["[2600:1f18::7]:443 - -", { clientIp: "2600:1f18::7" }],
  ["::ffff:132.196.86.10 - -", { clientIp: "132.196.86.10" }],
  ["132.196.86.10, 10.183.250.139 - -", { clientIp: "132.196.86.10" }],
  ["132.196.86.10,10.183.250.139 - -", { clientIp: "132.196.86.10" }],
  ["10.5.102.222, 132.196.86.10, 204.246.1.1 - -", { clientIp: "132.196.86.10" }],
  ["unknown, 132.196.86.10 - -", { clientIp: "132.196.86.10" }],
  ['"132.196.86.10, 10.1.1.1" 10.2.1.185 - -', { clientIp: "132.196.86.10" }],
  ["132.196.86.10, 10.225.192.17 10.2.2.121 - -", { clientIp: "132.196.86.10" }],
  ["132.196.86.10 172.31.24.3 - -", { clientIp: "132.196.86.10" }],
  ["- 132.196.86.10 - -", { clientIp: "132.196.86.10" }],
  ["172.31.24.3 132.196.86.10, 10.0.0.2 - -", { clientIp: "132.196.86.10" }],
  ["172.31.24.3 (132.196.86.10) - -", { clientIp: "132.196.86.10" }],
  ["172.31.24.3 (132.196.86.10, 10.0.0.2) - -", { clientIp: "132.196.86.10" }],
  ["132.196.86.10 (-) - -", { clientIp: "132.196.86.10" }],
  ["localhost (132.196.86.10, 10.0.0.2) - -", { clientIp: "132.196.86.10" }],
  ["203.0.113.9 (132.196.86.10) - -", { clientIp: "203.0.113.9", forwardedFor: "132.196.86.10" }],
  ["10.0.0.2, 10.0.0.1 - -", { clientIp: undefined }],
  ["203.0.113.9 198.51.100.7 - -", { clientIp: undefined }],
  ["- - -", { clientIp: undefined }],
  ["unix: - -", { clientIp: undefined }],
  ["crawler.example.com - -", { clientIp: undefined, clientName: "crawler.example.com" }],
  ["132.196.86.10 www.shop.example ada", { clientIp: "132.196.86.10" }],
];

test.each(shapes)("%s", (who, visitor) => {
  const line = `${who} ${rest}`;
  const read = detectFormat([line])?.openParser();

  expect(read?.(line)).toMatchObject({ path: "/guide", userAgent: gptBot, ...visitor });
});

test.each([
  ["Nov - -", "address"],
  ["3.12 - -", "address"],
  ['\\"; DROP, unknown - -', "address"],
])("%s is no visitor: %s", (who, fault) => {
  expect(findFormat("combined")?.openReader()(`${who} ${rest}`)).toBe(fault);
});

test.each([
  ["a TLS handshake", '"\\x16\\x03\\x01\\x02\\x00" 400 157', "request"],
  ["a closed connection", '"-" 408 -', "request"],
  ["nothing", '"" 400 0', "request"],
  ["a tunnel", '"CONNECT shop.example:443 HTTP/1.1" 405 489', "request"],
  ["another protocol", '"SSTP_DUPLEX_POST /sra/ HTTP/1.1" 501 477', "request"],
  ["a scanner's word", '"MGLNDD_203.0.113.7_80" 400 157', "request"],
])("the request of a line may be %s", (_, request, fault) => {
  const line = `132.196.86.10 - - [20/Nov/2026:08:00:01 +0000] ${request} "-" "-"`;

  expect(findFormat("combined")?.openReader()(line)).toBe(fault);
});

describe("what follows the user agent", () => {
  const from = (who: string, behind: string) => `${who} - - ${rest} ${behind}`;
  const visitorsOf = (lines: readonly string[]) => {
    const format = detectFormat(lines);
    const read = format?.openParser();
    return [format?.name, ...lines.map((line) => read?.(line)?.clientIp)];
  };

  test.each([
    ["a ratio", ['"3.12"', '"-"', '"2.00"'], "combined"],
    ["a duration", ['"0.012"', '"0.000"', '"-"'], "combined"],
    ["durations and an id", ['"0.012" "0.011" "4e03b0876fc7ece481e98b908dbd652c"'], "combined"],
    [
      "what an ingress writes",
      ["89 0.001 [default-web-8080] [] 172.17.0.5:8080 59 0.000 200 529a0079"],
      "combined",
    ],
    ["what Traefik writes", ['3180 "www@docker" "http://172.19.0.4:80" 29ms'], "combined"],
    ["a cookie", ['"theme=dark; Apache=127.0.0.1.1351111543699529"'], "combined"],
    ["an upstream inside", ['"127.0.0.1:8181"', '"-"'], "forwarded"],
    ["nothing relayed", ['"-"', '"-"'], "forwarded"],
    ["an address inside", ['"192.168.1.5"', '"-"'], "forwarded"],
    ["a header that is none", ['"\\x22; DROP, unknown"', '"-"', '"132.196.86.10"'], "forwarded"],
  ])("may be %s", (_, behind, name) => {
    const lines = behind.map((text) => from("132.196.86.10", text));

    expect(visitorsOf(lines)).toEqual([name, ...lines.map(() => "132.196.86.10")]);
  });

  test.each([
    '"132.196.86.10"',
    '"132.196.86.10, 10.1.1.1"',
    '"0.012" "132.196.86.10"',
    '0.012 "132.196.86.10"',
    '"0.012" "0.011" "132.196.86.10"',
    'X-Forwarded-For="132.196.86.10"',
  ])("may be the visitor behind a proxy: %s", (behind) => {
    expect(visitorsOf([from("10.0.0.2", behind), from("10.0.0.2", behind)])).toEqual([
      "forwarded",
      "132.196.86.10",
      "132.196.86.10",
    ]);
  });
});
