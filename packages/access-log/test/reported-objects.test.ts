import { describe, expect, test } from "vitest";
import { readLog } from "./read-log.test-helper.ts";

const time = "2022-08-23T08:54:19Z";
const nginx = {
  time,
  remote_addr: "192.0.2.9",
  request: "GET /a?b=c HTTP/1.1",
  status: "200",
  http_user_agent: "GPTBot/1.3",
};
const request = { method: "GET", url: "/a?b=c", remoteAddress: "10.0.0.1", remotePort: 1 };
const headers = { "user-agent": "GPTBot/1.3", host: "www.example.com", "x-forwarded-for": "192.0.2.9" };

/** Each is the same request, as programs and vendors name its parts. */
const objects: readonly (readonly [what: string, object: unknown, format: string])[] = [
  [
    "names in camel case",
    {
      requestTime: time,
      clientIP: "192.0.2.9",
      requestMethod: "GET",
      requestHost: "www.example.com",
      requestPath: "/a",
      queryString: "b=c",
      responseStatus: 200,
      userAgent: "GPTBot/1.3",
    },
    "json",
  ],
  [
    "names in capitals",
    {
      Time: time,
      ClientIp: "192.0.2.9",
      HttpMethod: "GET",
      RequestUri: "https://www.example.com/a?b=c",
      HttpStatusCode: 200,
      UserAgent: "GPTBot/1.3",
    },
    "json",
  ],
  [
    "rows of Log Analytics",
    {
      TimeGenerated: time,
      clientIp_s: "192.0.2.9",
      requestMethod_s: "GET",
      requestUri_s: "https://www.example.com/a?b=c",
      httpStatusCode_d: 200,
      userAgent_s: "GPTBot/1.3",
    },
    "json",
  ],
  [
    "Railway",
    {
      timestamp: time,
      method: "GET",
      path: "/a?b=c",
      host: "www.example.com",
      httpStatus: 200,
      clientUa: "GPTBot/1.3",
      srcIp: "192.0.2.9",
    },
    "json",
  ],
  [
    "the query under a name of its own",
    {
      time,
      remote_addr: "10.0.0.1",
      x_forwarded_for: "192.0.2.9, 10.0.0.1",
      status: 200,
      path: "/a",
      request_query: "b=c",
      method: "GET",
      http_user_agent: "GPTBot/1.3",
    },
    "json",
  ],
  [
    "pino",
    { level: 30, time: Date.parse(time), req: { ...request, headers }, res: { statusCode: 200 } },
    "json",
  ],
  [
    "Kong",
    {
      started_at: Date.parse(time),
      response: { status: 200 },
      request: {
        method: "GET",
        uri: "/a?b=c",
        headers: { host: "www.example.com", "user-agent": "GPTBot/1.3" },
      },
      client_ip: "192.0.2.9",
    },
    "kong",
  ],
  [
    "ingress-nginx, by its own example",
    {
      ...nginx,
      remote_addr: undefined,
      proxy_protocol_addr: "",
      proxy_add_x_forwarded_for: "192.0.2.9, 10.0.0.1",
    },
    "json",
  ],
  [
    "App Engine's request log",
    {
      protoPayload: {
        ip: "192.0.2.9",
        startTime: time,
        method: "GET",
        resource: "/a?b=c",
        status: 200,
        userAgent: "GPTBot/1.3",
      },
      resource: { type: "gae_app" },
    },
    "google",
  ],
  [
    "ECS with the whole request line",
    {
      "@timestamp": time,
      source: { ip: "192.0.2.9" },
      http: { request: { line: "GET /a?b=c HTTP/1.1", referrer: "" }, response: { status_code: 200 } },
      user_agent: { original: "GPTBot/1.3" },
    },
    "ecs",
  ],
  ["an object that Fluent Bit has read", { date: 1.5, log: nginx, kubernetes: { host: "node1" } }, "json"],
  ["an object that Cloud Logging has read", { jsonPayload: nginx, timestamp: time }, "json"],
  ["fields under the server's name", { nginx }, "json"],
  [
    "a line that Graylog carries",
    {
      version: "1.1",
      short_message:
        '192.0.2.9 - - [23/Aug/2022:08:54:19 +0000] "GET /a?b=c HTTP/1.1" 200 5 "-" "GPTBot/1.3"',
      timestamp: 1,
    },
    "combined",
  ],
  [
    "Caddy behind a tunnel of its own process",
    {
      ts: time,
      logger: "http.log.access",
      request: {
        remote_ip: "edge-router connId=2147483648, logical=sdk[router=tls:e1]",
        client_ip: "",
        method: "GET",
        uri: "/a?b=c",
        headers: { "User-Agent": ["GPTBot/1.3"], "X-Forwarded-For": ["192.0.2.9"] },
      },
      status: 200,
    },
    "caddy",
  ],
];

describe("objects that other tools were reported to fail at", () => {
  test.each(objects)("%s", (_, object, format) => {
    const line = JSON.stringify(object);

    const { entries, ...read } = readLog([line, ` ${line}`]);

    const entry = {
      atMs: Date.parse(time),
      method: "GET",
      path: "/a?b=c",
      status: 200,
      userAgent: "GPTBot/1.3",
      clientIp: "192.0.2.9",
    };
    expect(entries).toMatchObject([entry, entry]);
    expect(read).toEqual({ format, faults: [] });
  });

  test("what Front Door's origin shield asked for is no visit", () => {
    const shielded = {
      time,
      category: "FrontDoorAccessLog",
      properties: {
        httpMethod: "GET",
        requestUri: "https://www.example.com/a",
        isReceivedFromClient: "False",
      },
    };
    const asked = { ...shielded, properties: { ...shielded.properties, isReceivedFromClient: true } };

    const { entries, faults } = readLog([asked, shielded].map((object) => JSON.stringify(object)));

    expect(entries).toHaveLength(1);
    expect(faults).toEqual([]);
  });
});
