import { describe, expect, test } from "vitest";
import type { LogEntry } from "../src/index.ts";
import { readLog } from "./read-log.test-helper.ts";

const time = "[23/Aug/2022:08:54:19 +0000]";
const atMs = Date.UTC(2022, 7, 23, 8, 54, 19);
const get = (path: string, behind = '200 512 "-" "GPTBot/1.3"') => `${time} "GET ${path} HTTP/1.1" ${behind}`;

type Fields = readonly [
  clientIp: string | undefined,
  path: string,
  status: number | undefined,
  agent: string | undefined,
];

function fieldsOf({ clientIp, path, status, userAgent }: LogEntry): Fields {
  return [clientIp, path, status, userAgent];
}

const gpt = "GPTBot/1.3";

/** Lines that other tools were reported to fail at, each by a line of the same form. */
const reported: readonly (readonly [what: string, lines: readonly string[], format: string, Fields[]])[] = [
  [
    "Nginx Proxy Manager, hosts with an upstream",
    [
      `${time} - 200 200 - GET https www.example.com "/a b" [Client 192.0.2.9] [Length 500] [Gzip -] [Sent-to 10.0.0.5] "GPTBot/1.3" "-"`,
      `${time} HIT 502, 200 200 - GET https www.example.com "/b" [Client 2001:db8::7] [Length 5] [Gzip 3.12] [Sent-to app] "GPTBot/1.3" "-"`,
    ],
    "nginx_proxy_manager",
    [
      ["192.0.2.9", "/a%20b", 200, gpt],
      ["2001:db8::7", "/b", 200, gpt],
    ],
  ],
  [
    "Nginx Proxy Manager, other hosts",
    [
      `${time} 444 - GET http www.example.com "/?x=1" [Client 192.0.2.1] [Length 0] [Gzip -] "GPTBot/1.3" "-"`,
    ],
    "nginx_proxy_manager",
    [["192.0.2.1", "/?x=1", 444, gpt]],
  ],
  [
    "Envoy",
    [
      '[2022-08-23T08:54:19.000Z] "GET /a HTTP/2" 200 - 154 0 226 100 "192.0.2.9,10.0.35.28" "GPTBot/1.3" "id" "www.example.com" "tcp://10.0.2.1:80"',
    ],
    "envoy",
    [["192.0.2.9", "/a", 200, gpt]],
  ],
  [
    "Istio, and Ambassador's prefix",
    [
      '[2022-08-23T08:54:19.000Z] "GET /a HTTP/1.1" 418 - via_upstream - "-" 0 135 4 4 "-" "GPTBot/1.3" "id" "httpbin:8000" "127.0.0.1:80" inbound|8000|| 127.0.0.1:41854 10.44.1.27:80 192.0.2.23:37652 outbound default',
      'ACCESS [2022-08-23T08:54:19.000Z] "GET /b HTTP/1.1" 501 - 0 0 180 179 "172.17.0.3" "curl/7" "id" "h" "52.0.0.1:80"',
    ],
    "envoy",
    [
      ["192.0.2.23", "/a", 418, gpt],
      ["172.17.0.3", "/b", 501, "curl/7"],
    ],
  ],
  [
    "LiteSpeed, which quotes the whole line",
    [`"192.0.2.8 - - ${get("/a")}"`, `"2001:db8::8 - - ${get("/b")}`],
    "combined",
    [
      ["192.0.2.8", "/a", 200, gpt],
      ["2001:db8::8", "/b", 200, gpt],
    ],
  ],
  [
    "the status before the request",
    [`192.0.2.1 - - ${time}  404 "GET /a HTTP/1.1" 512 "-" "GPTBot/1.3" "-"`],
    "combined",
    [["192.0.2.1", "/a", 404, gpt]],
  ],
  [
    "relayed addresses under a name, among others",
    [
      `10.1.1.1 - - ${get("/a")} vhost=a pid=26 forwarded_for="192.0.2.3, 10.2.2.2" request_id="x"`,
      `10.1.1.1 - - ${get("/b")} vhost=a pid=26 forwarded_for="-" request_id="x"`,
    ],
    "forwarded",
    [
      ["192.0.2.3", "/a", 200, gpt],
      ["10.1.1.1", "/b", 200, gpt],
    ],
  ],
  [
    "relayed addresses in brackets",
    [`10.0.0.1 - [192.0.2.7] - - ${get("/a")} 89 0.001 [default-web-8080] 172.17.0.5:8080 59 0.000 200`],
    "forwarded",
    [["192.0.2.7", "/a", 200, gpt]],
  ],
  [
    "a referrer that there is not, without quotes",
    [
      `192.0.2.4 - - ${get("/a", '200 24829 - "curl/7.55.1"')} 5 "Host-1" "http://10.0.0.5:80" 3ms`,
      `192.0.2.4 - - ${get("/b")} 6 "Host-1" "http://10.0.0.5:80" 3ms`,
      `192.0.2.4 - - ${get("/c", '200 512 - "https://a.example/" "GPTBot/1.3"')}`,
    ],
    "combined",
    [
      ["192.0.2.4", "/a", 200, "curl/7.55.1"],
      ["192.0.2.4", "/b", 200, gpt],
      ["192.0.2.4", "/c", 200, gpt],
    ],
  ],
  [
    "whole addresses in the request, as Varnish and Squid write them",
    [
      `192.0.2.4 - - ${get("http://www.example.com/a?b=c")}`,
      `192.0.2.4 - - ${get("http://www.example.com")}`,
    ],
    "combined",
    [
      ["192.0.2.4", "/a?b=c", 200, gpt],
      ["192.0.2.4", "/", 200, gpt],
    ],
  ],
  [
    "half of the lines without any user agent",
    [`192.0.2.4 - - ${get("/a", '200 3 "-" "-"')}`, `192.0.2.4 - - ${get("/b")}`],
    "combined",
    [
      ["192.0.2.4", "/a", 200, undefined],
      ["192.0.2.4", "/b", 200, gpt],
    ],
  ],
  [
    "two hosts in front",
    [`www.example.com example.com:80 192.0.2.19 - - ${get("/a")}`],
    "host_combined",
    [["192.0.2.19", "/a", 200, gpt]],
  ],
  [
    "numbers between the request and its status",
    [
      `192.0.2.1 - - ${get("/a", '0.010 471 404 55 "-" "GPTBot/1.3"')}`,
      `192.0.2.1 - - ${get("/b", 'to: 10.0.0.1:80 200 55 "-" "GPTBot/1.3"')}`,
    ],
    "combined",
    [
      ["192.0.2.1", "/a", 404, gpt],
      ["192.0.2.1", "/b", 200, gpt],
    ],
  ],
  [
    "two blanks before the status",
    [`192.0.2.1 - - ${get("/a", ' 404 55 "-" "GPTBot/1.3"')}`],
    "combined",
    [["192.0.2.1", "/a", 404, gpt]],
  ],
  [
    "a site without a name in front, by its address and port",
    [`203.0.113.5:443 192.0.2.7 - - ${get("/a")}`, `[2001:db8::1]:443 2001:db8::7 - - ${get("/b")}`],
    "combined",
    [
      ["192.0.2.7", "/a", 200, gpt],
      ["2001:db8::7", "/b", 200, gpt],
    ],
  ],
  [
    "two hosts of syslog",
    [`Aug 23 08:54:19 192.0.2.1 relay-1 www_example: 192.0.2.7 - - ${get("/a")}`],
    "combined",
    [["192.0.2.7", "/a", 200, gpt]],
  ],
  [
    "flyctl and stern before the line",
    [
      `2022-08-23T08:54:19Z app[148e] ams [info]192.0.2.7 - - ${get("/a")}`,
      `web-7d9f8-x7k2p nginx 192.0.2.7 - - ${get("/b")}`,
      `[ACCESS] 192.0.2.7 - - ${get("/c")}`,
    ],
    "combined",
    ["/a", "/b", "/c"].map((path): Fields => ["192.0.2.7", path, 200, gpt]),
  ],
  [
    "times with a zone's name, as Jetty and morgan write them",
    [
      '192.0.2.1 - - [23/Aug/2022:08:54:19 GMT] "GET /a HTTP/1.1" 200 6 "-" "GPTBot/1.3"',
      '192.0.2.1 - - [Tue, 23 Aug 2022 08:54:19 GMT] "GET /b HTTP/1.1" 200 6 "-" "GPTBot/1.3"',
    ],
    "combined",
    ["/a", "/b"].map((path): Fields => ["192.0.2.1", path, 200, gpt]),
  ],
  [
    "a blank in a load balancer's address, and a target that is a path",
    [
      'http 2022-08-23T08:54:19.000000Z app/a/3 192.0.2.140:41542 - -1 -1 -1 301 - 233 390 "GET http://127.0.0.1:80/x?wget+ a/jaws HTTP/1.1" "GPTBot/1.3" - - - "Root=1"',
      'https 2022-08-23T08:54:19.000000Z app/a/3 192.0.2.101:12345 - -1 -1 -1 502 - - - "GET /x?y HTTP/1.1" "GPTBot/1.3" - -',
    ],
    "elb",
    [
      ["192.0.2.140", "/x?wget+%20a/jaws", 301, gpt],
      ["192.0.2.101", "/x?y", 502, gpt],
    ],
  ],
];

describe("lines that other tools were reported to fail at", () => {
  test.each(reported)("%s", (_, lines, format, fields) => {
    const read = readLog(lines);

    expect({ format: read.format, fields: read.entries.map(fieldsOf) }).toEqual({ format, fields });
    expect(new Set(read.entries.map((entry) => entry.atMs))).toEqual(new Set([atMs]));
  });
});
