import { describe, expect, test } from "vitest";
import { readLog } from "./read-log.test-helper.ts";
import {
  akamai,
  apiGateway,
  appGateway,
  appService,
  atMs,
  cloudflare,
  envoy,
  fastly,
  flatEcs,
  frontDoor,
  google,
  iso,
  logstash,
  matomo,
  nestedEcs,
  netlify,
  openTelemetry,
  request,
  vercel,
} from "./vendor-lines.test-helper.ts";

const wholeSecond = { atMs: atMs - 123 };

test.each([
  ["Logpush of Cloudflare", "cloudflare", cloudflare, {}],
  ["a load balancer of Google Cloud", "google", google, {}],
  ["Azure Front Door", "azure", frontDoor, {}],
  ["Azure Front Door of before 2021", "azure", { ...frontDoor, category: "FrontdoorAccessLog" }, {}],
  ["Azure Application Gateway", "azure", appGateway, { ...wholeSecond, referer: undefined }],
  ["Azure App Service", "azure", appService, {}],
  ["Vercel", "vercel", vercel, {}],
  ["DataStream 2 of Akamai", "akamai", akamai, {}],
  ["ECS with dots", "ecs", flatEcs, {}],
  ["ECS in objects", "ecs", nestedEcs, { forwardedFor: "132.196.86.10" }],
  ["OpenTelemetry", "ecs", openTelemetry, {}],
  ["Matomo's log_format of nginx", "json", matomo, wholeSecond],
  ["Netlify", "json", netlify, {}],
  ["Fastly as its owners write it", "json", fastly, {}],
  ["Envoy", "json", envoy, {}],
  ["AWS API Gateway", "json", apiGateway, wholeSecond],
  ["Logstash's names", "json", logstash, wholeSecond],
])("%s is read", (_, format, line, changed) => {
  expect(readLog([JSON.stringify(line)])).toEqual({
    format,
    entries: [{ ...request, ...changed }],
    faults: [],
  });
});

describe("what is no visit is passed over", () => {
  test.each([
    ["a subrequest of a Worker", cloudflare, { ...cloudflare, ClientRequestSource: "edgeWorkerFetch" }],
    ["a request of a request", cloudflare, { ...cloudflare, ParentRayID: "9a1b2c3d4e5f6002" }],
    ["a page that Vercel makes again", vercel, { ...vercel, proxy: { ...vercel.proxy, statusCode: -1 } }],
    ["Vercel's middleware", vercel, { ...vercel, source: "edge" }],
    ["another log of Azure", frontDoor, { ...frontDoor, category: "FrontDoorHealthProbeLog" }],
  ])("%s", (_, one, other) => {
    expect(readLog([one, other].map((each) => JSON.stringify(each)))).toMatchObject({
      entries: [{ clientIp: "132.196.86.10" }],
      faults: [],
    });
  });
});

describe("times as numbers", () => {
  test.each([
    ["seconds", 1_795_162_530.123],
    ["milliseconds", atMs],
    ["microseconds", atMs * 1_000 + 7],
    ["nanoseconds", `${atMs}000007`],
    ["text", String(atMs)],
  ])("%s", (_, time) => {
    expect(readLog([JSON.stringify({ ...fastly, timestamp: time })]).entries[0]?.atMs).toBe(atMs);
    expect(readLog([JSON.stringify({ ...cloudflare, EdgeStartTimestamp: time })]).entries[0]?.atMs).toBe(
      atMs,
    );
  });

  test("a time without a zone makes the line bad", () => {
    const bad = { ...fastly, timestamp: "2026-11-20 08:15:30" };

    expect(readLog([fastly, bad].map((each) => JSON.stringify(each))).faults).toEqual(["time"]);
  });
});

test.each([cloudflare, akamai, flatEcs, fastly, matomo])(
  "what stands in the place of an address and is none makes the line bad: %#",
  (line) => {
    const text = JSON.stringify(line);

    expect(readLog([text, text.replace("132.196.86.10", "anonymous")]).faults).toEqual(["address"]);
  },
);

test("an address behind proxies is that of the visitor", () => {
  const nginx = { ...fastly, client_ip: undefined, remote_addr: "10.0.0.2" };
  const read = (names: object) => readLog([JSON.stringify({ ...nginx, ...names })]).entries[0]?.clientIp;

  expect(read({ http_x_forwarded_for: "132.196.86.10, 10.0.0.3" })).toBe("132.196.86.10");
  expect(read({ http_cf_connecting_ip: "132.196.86.10" })).toBe("132.196.86.10");
  expect(read({ remote_addr: "132.196.86.10, 10.0.0.3" })).toBe("132.196.86.10");
  expect(read({ client_ip: "132.196.86.10" })).toBe("132.196.86.10");
});

test("escapes of nginx in a log_format of JSON without escape=json are read", () => {
  const line = `{"time":"${iso}","remote_addr":"132.196.86.10","request":"GET /caf\\xC3\\xA9\\x22a HTTP/1.1","status":"200","http_user_agent":"a \\x22b\\x22 \\x5C"}`;

  expect(readLog([line]).entries).toMatchObject([{ path: "/caf%C3%A9%22a", userAgent: 'a "b" \\' }]);
  expect(readLog([line.replace("\\xC3", "")]).entries).toMatchObject([{ path: "/caf%A9%22a" }]);
});

test("a list of objects is read where each has a line of its own", () => {
  const lines = ["[", `${JSON.stringify(google)},`, JSON.stringify(google), "]"];

  expect(readLog(lines)).toMatchObject({ entries: [{ atMs }, { atMs }], faults: [] });
});
