import { expect, test } from "vitest";
import { gptBot, readLog } from "./read-log.test-helper.ts";

const combined = `132.196.86.10 - - [20/Nov/2026:08:15:30 +0000] "GET /guide HTTP/1.1" 200 5120 "-" "${gptBot}"`;
const caddy = JSON.stringify({
  level: "info",
  ts: 1_795_162_530,
  logger: "http.log.access",
  request: { remote_ip: "132.196.86.10", method: "GET", uri: "/guide", headers: { "User-Agent": [gptBot] } },
  status: 200,
});
const traefik = JSON.stringify({
  ClientAddr: "132.196.86.10:1",
  RequestMethod: "GET",
  RequestPath: "/guide",
  StartUTC: "2026-11-20T08:15:30Z",
  DownstreamStatus: 200,
  "request_User-Agent": gptBot,
});
const later = "2026-11-20T08:15:32.000000001Z";

test.each([
  ["Docker's json-file", "combined", { log: `${combined}\n`, stream: "stdout", time: later }],
  ["Docker around Caddy", "caddy", { log: `${caddy}\n`, stream: "stderr", time: later }],
  ["Fluent Bit", "combined", { date: 1_795_162_532.000_123, log: combined }],
  [
    "Fluent Bit in Kubernetes",
    "combined",
    {
      time: later,
      log: `${later} stdout F ${combined}`,
      kubernetes: { pod_name: "web-1", namespace_name: "default", host: "node1" },
    },
  ],
  [
    "Vector",
    "combined",
    { file: "/var/log/nginx/access.log", host: "web1", message: combined, timestamp: later },
  ],
  ["Vector around Traefik", "traefik", { message: traefik, source_type: "docker_logs", timestamp: later }],
  [
    "Filebeat",
    "combined",
    {
      "@timestamp": later,
      "@metadata": { beat: "filebeat", type: "_doc", version: "8.15.0" },
      message: combined,
      log: { offset: 0, file: { path: "/var/log/nginx/access.log" } },
      host: { name: "web1" },
    },
  ],
  [
    "ECS with the line alone",
    "combined",
    { "@timestamp": later, event: { original: combined, dataset: "nginx.access" } },
  ],
  [
    "the journal",
    "combined",
    { __REALTIME_TIMESTAMP: "1795162530000000", SYSLOG_IDENTIFIER: "nginx", MESSAGE: combined },
  ],
  [
    "Google Cloud Logging",
    "combined",
    { timestamp: later, textPayload: combined, logName: "projects/p/logs/stdout" },
  ],
  ["syslog within Fluent Bit", "combined", { log: `<190>Nov 20 08:15:30 web1 nginx: ${combined}` }],
])("a line that %s carries is read as it was written", (_, format, carrier) => {
  const line = JSON.stringify(carrier);

  expect(readLog([line, line])).toMatchObject({
    format,
    entries: [1, 2].map(() => ({
      atMs: Date.UTC(2026, 10, 20, 8, 15, 30),
      path: "/guide",
      userAgent: gptBot,
      clientIp: "132.196.86.10",
    })),
  });
});

test.each([
  ["Compose", "web-1  | "],
  ["kubectl logs --timestamps", "2026-11-20T08:15:30.123456789Z "],
  ["CRI", "2026-11-20T08:15:30.123456789Z stdout F "],
  ["syslog", "Nov 20 08:15:30 web1 caddy[1]: "],
])("objects behind a prefix of %s are read", (_, prefix) => {
  expect(readLog([`${prefix}${caddy}`]).entries).toMatchObject([{ clientIp: "132.196.86.10" }]);
  expect(readLog([`${prefix}${traefik}`]).entries).toMatchObject([{ clientIp: "132.196.86.10" }]);
});

test("objects that carry no line of an access log are bad, however deep they are", () => {
  let deep = "hello";
  for (let depth = 0; depth < 12; depth += 1) deep = JSON.stringify({ message: deep });
  const lines = [combined, JSON.stringify({ log: combined }), JSON.stringify({ log: "hello\n" }), deep];

  expect(readLog(lines)).toMatchObject({
    format: "combined",
    entries: [{}, {}],
    faults: ["format", "format"],
  });
});
