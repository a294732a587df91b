import { describe, expect, test } from "vitest";
import { detectFormat, findFormat, findUnreadFormat, namesNoUserAgent, userAgentHint } from "../src/index.ts";

const lines: readonly (readonly [string, readonly string[]])[] = [
  [
    "a real-time log of CloudFront",
    [
      "1795162530.123\t203.0.113.10\t0.002\t200\t520\tGET\thttps\twww.example.com\t/guide\t300\tFRA56-P1\tid==",
    ],
  ],
  [
    "a server access log of Amazon S3",
    [
      `${"79a59df900b949e55d96a1e698fbacedfd6e09d98eacf8f8d5218e7cd47ef2be"} bucket [20/Nov/2026:08:15:30 +0000] 192.0.2.3 - 3E57427F3EXAMPLE REST.GET.OBJECT guide.html "GET /guide.html HTTP/1.1" 200 - 113 113 7 6 "-" "GPTBot/1.3" -`,
    ],
  ],
  [
    "a log of a Network Load Balancer",
    [
      "tls 2.0 2026-11-20T08:15:30 net/my-network-loadbalancer/c6e77e28c25b2234 g3d4b5e8bb8464cd 192.0.2.10:51341 10.0.0.1:443 5 2 98 246",
    ],
  ],
  [
    "a log of Heroku's router",
    [
      '2026-11-20T08:15:30.123000+00:00 heroku[router]: at=info method=GET path="/guide" host=www.example.com fwd="203.0.113.10" dyno=web.1 status=200 bytes=5120',
    ],
  ],
  [
    "a log of Heroku's router",
    [
      'Nov 20 08:15:30 app heroku/router: at=info method=GET path="/guide" host=www.example.com fwd="203.0.113.10" status=200',
    ],
  ],
  ["a log of Uvicorn", ['INFO:     203.0.113.10:58964 - "GET /guide HTTP/1.1" 200 OK']],
  [
    "a log of requests over TLS of Apache (ssl_request_log)",
    ['[20/Nov/2026:08:15:30 +0000] 203.0.113.10 TLSv1.3 TLS_AES_256_GCM_SHA384 "GET /guide HTTP/1.1" 1375'],
  ],
  [
    "a log of Tomcat without quotes around requests",
    [
      "203.0.113.10 - - [20/Nov/2026:08:15:30 +0000] GET /guide HTTP/1.1 200 1261 https://www.example.com/ GPTBot/1.3 0.002",
    ],
  ],
  [
    "a W3C log in local time",
    [
      "#Fields:  date-local time-local  cs-method cs-uri-stem c-ip cs(User-Agent) sc-status",
      '2026-11-20 08:15:30.363 GET /guide "203.0.113.10" "GPTBot/1.3" 200',
    ],
  ],
  [
    "a part of a log of IIS without its line #Fields",
    [
      "2026-11-20 08:15:30 W3SVC2 web1 192.0.2.1 GET /robots.txt - 80 - 203.0.113.10 HTTP/1.1 GPTBot/1.3 - - www.example.com 200 0 0 346 306 0",
    ],
  ],
  [
    "a server access log of Amazon S3",
    [
      `${"79a59df900b949e55d96a1e698fbacedfd6e09d98eacf8f8d5218e7cd47ef2be"} www.example.com [20/Nov/2026:08:15:30 +0000] 192.0.2.3 - 3E57 WEBSITE.GET.OBJECT guide "GET /guide HTTP/1.1" 200 - 113 113 7 6 "-" "GPTBot/1.3" -`,
    ],
  ],
  [
    "a native log of Squid",
    [
      "1795162530.123    110 192.0.2.1 TCP_MISS/200 5120 GET http://www.example.com/ - HIER_DIRECT/192.0.2.9 text/html",
    ],
  ],
  [
    "an error log of nginx",
    ['2026/11/20 08:15:30 [error] 31#31: *1 open() "/usr/share/nginx/html/x" failed (2: No such file)'],
  ],
  [
    "an error log of Apache",
    [
      "[Fri Nov 20 08:15:30.123456 2026] [core:error] [pid 12:tid 34] [client 192.0.2.1:4711] AH00126: Invalid URI",
    ],
  ],
  [
    "a log of Bunny",
    [
      "HIT|200|1795162530123|412|390|203.0.113.10|-|https://www.example.com/guide|WA|GPTBot/1.3|322b688bd63f|DE",
    ],
  ],
  [
    "Labeled TSV (LTSV)",
    [
      "time:20/Nov/2026:08:15:30 +0000\thost:203.0.113.10\treq:GET /guide HTTP/1.1\tstatus:200\tua:GPTBot/1.3",
    ],
  ],
  [
    "a log of AWS WAF",
    [
      '{"timestamp":1795162530123,"formatVersion":1,"webaclId":"arn:aws:wafv2:…","httpRequest":{"clientIp":"203.0.113.10"}}',
    ],
  ],
  [
    "trace events of Cloudflare Workers",
    [
      '{"EventTimestampMs":1795162530123,"EventType":"fetch","ScriptName":"w","Event":{"Request":{"Method":"GET"}}}',
    ],
  ],
  [
    "JSON with many requests in one line",
    ['[{"date":1795162532.1,"log":"a"},{"date":1795162532.2,"log":"b"}]'],
  ],
  [
    "JSON with many requests in one line",
    ['{"records":[{"time":"2026-11-20T08:15:30Z","category":"FrontDoorAccessLog"}]}'],
  ],
  ["JSON with many requests in one line", ['{"date":1795162532.1,"log":"a"}{"date":1795162532.2,"log":"b"}']],
  [
    "JSON over several lines",
    ["[", "  {", '    "timestamp": "2026-11-20T08:15:30Z",', '    "httpRequest": {', "  }", "]"],
  ],
  [
    "CSV",
    [
      "Timestamp,Client IP,Method,Path,Status,User Agent",
      "2026-11-20T08:15:30Z,203.0.113.10,GET,/guide,200,GPTBot/1.3",
    ],
  ],
  [
    "a W3C log without requests",
    ["#Fields: date time c-ip s-port x-event", "2026-11-20 08:15:30 203.0.113.10 443 login"],
  ],
];

describe("a format that is known and not read says so", () => {
  test.each(lines)("%s", (name, log) => {
    expect(detectFormat(log)).toBeUndefined();
    expect(findUnreadFormat(log)?.name).toBe(name);
  });

  test.each([[["hello"]], [["Oct 10 host sshd[1]: hello"]], [[]], [["(", "x".repeat(100_000)]]])(
    "but nothing else does: %#",
    (log) => {
      expect(findUnreadFormat(log)).toBeUndefined();
    },
  );
});

test("a log of which no request names a user agent is told, with what its server has to be set to", () => {
  const traefik = findFormat("traefik");
  const line = (agent?: string) =>
    JSON.stringify({
      StartUTC: "2026-11-20T08:15:30Z",
      RequestMethod: "GET",
      RequestPath: "/",
      ClientAddr: "192.0.2.1:1",
      "request_User-Agent": agent,
    });
  const told = (log: readonly string[]) => traefik && namesNoUserAgent(traefik, log);

  expect(told(Array.from({ length: 20 }, () => line()))).toBe(true);
  expect(told([...Array.from({ length: 30 }, () => line()), line("curl/8")])).toBe(false);
  expect(told([line()])).toBe(false);
  expect(userAgentHint("traefik")).toContain("accessLog.fields.headers.names.User-Agent");
  expect(userAgentHint("combined")).toBe("log in the combined format");
});
