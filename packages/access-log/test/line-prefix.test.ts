import { expect, test } from "vitest";
import { findFormat } from "../src/index.ts";
import { withoutPrefix } from "../src/line-prefix.ts";

const agent = "Mozilla/5.0 (compatible; GPTBot/1.3; +https://openai.com/gptbot)";
const line = `132.196.86.10 - - [20/Nov/2026:08:00:01 +0000] "GET /guide HTTP/1.1" 200 5120 "-" "${agent}"`;

const prefixes = [
  "web-1  | ",
  "shop_web.1.k2j9x@node-1    | ",
  "2026-11-20T08:00:01.123456789Z ",
  "2026-11-20T08:00:01.123456789Z stdout F ",
  "2026-11-20T09:00:01.5+01:00 stderr F ",
  "web-1  | 2026-11-20T08:00:01.123456789Z ",
  "Nov 20 08:00:01 web1 nginx: ",
  "Nov  2 08:00:01 web1 nginx[812]: ",
  "<190>Nov 20 08:00:01 web1 nginx: ",
  "<190>Nov 20 08:00:01 nginx: ",
  "<134>1 2026-11-20T08:00:01.003Z web1.shop.example nginx 812 - - ",
  "1 2026-11-20T08:00:01.003Z web1 nginx 812 - - ",
  "<134>1 - web1 nginx - - - ",
  "2026-11-20T08:00:01.123456+00:00 app[web.1]: ",
  "[pod/web-7d9c/nginx] ",
  "\u001b[36mweb-1  | \u001b[0m",
  "\ufeff",
  '<134>1 2026-11-20T08:00:01Z web1 nginx - access [meta@32473 sequenceId="7" a="\\]"] \ufeff',
  "2026-11-20T08:00:01.123456+00:00 web1 nginx: ",
  "Nov 20 08:00:01.123456 web1 docker/web[9]: ",
  "Fri 2026-11-20 08:00:01 UTC web1 nginx[812]: ",
  "1795161601.123456 web1 nginx[812]: ",
];

test.each(prefixes)("%j is taken off a line", (prefix) => {
  const format = findFormat("combined");

  expect(withoutPrefix(prefix + line)).toBe(line);
  expect(format?.openParser()(prefix + line)).toEqual(format?.openParser()(line));
});

test("what Docker and the journal hold in JSON is a line", () => {
  expect(
    withoutPrefix(JSON.stringify({ log: `${line}\n`, stream: "stdout", time: "2026-11-20T08:00:01Z" })),
  ).toBe(line);
  expect(withoutPrefix(JSON.stringify({ _PID: "7", MESSAGE: line }))).toBe(line);
  expect(withoutPrefix('{"log":"cut')).toBe('{"log":"cut');
});

test.each([
  line,
  `shop.example:443 ${line}`,
  "Nov 20 08:00:01",
  "",
  "{}",
  "#Fields: date time",
  "2026-11-20 08:00:01 10.0.0.1 GET /",
])("%j has none", (text) => {
  expect(withoutPrefix(text)).toBe(text);
});

test("a format that begins with a time of its own keeps it", () => {
  const read = findFormat('$time_iso8601 $remote_addr "$request" $status "$http_user_agent"')?.openParser();

  expect(read?.(`2026-11-20T08:00:01Z 132.196.86.10 "GET / HTTP/1.1" 200 "${agent}"`)?.clientIp).toBe(
    "132.196.86.10",
  );
});
