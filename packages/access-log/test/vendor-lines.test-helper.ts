import { gptBot } from "./read-log.test-helper.ts";

/** One request as each vendor writes it, and as it is read. */
export const atMs = Date.UTC(2026, 10, 20, 8, 15, 30, 123);
export const iso = "2026-11-20T08:15:30.123Z";
export const request = {
  atMs,
  method: "GET",
  path: "/guide?utm_source=x",
  status: 200,
  userAgent: gptBot,
  referer: "https://chatgpt.com/",
  clientIp: "132.196.86.10",
  forwardedFor: undefined,
  host: "www.example.com",
};

export const cloudflare = {
  ClientIP: "132.196.86.10",
  ClientRequestHost: "www.example.com",
  ClientRequestMethod: "GET",
  ClientRequestURI: "/guide?utm_source=x",
  ClientRequestPath: "/guide",
  ClientRequestReferer: "https://chatgpt.com/",
  ClientRequestUserAgent: gptBot,
  ClientRequestSource: "eyeball",
  EdgeStartTimestamp: iso,
  EdgeResponseStatus: 200,
  RayID: "9a1b2c3d4e5f6001",
  ParentRayID: "00",
};
export const google = {
  insertId: "1example1",
  timestamp: iso,
  receiveTimestamp: "2026-11-20T08:15:31.000Z",
  resource: { type: "http_load_balancer" },
  jsonPayload: { statusDetails: "response_sent_by_backend" },
  httpRequest: {
    requestMethod: "GET",
    requestUrl: "https://www.example.com/guide?utm_source=x",
    status: 200,
    responseSize: "5120",
    userAgent: gptBot,
    remoteIp: "132.196.86.10:53663",
    referer: "https://chatgpt.com/",
  },
};
export const frontDoor = {
  time: iso,
  category: "FrontDoorAccessLog",
  operationName: "Microsoft.Cdn/Profiles/AccessLog/Write",
  properties: {
    httpMethod: "GET",
    requestUri: "https://www.example.com:443/guide?utm_source=x",
    hostName: "www.example.com",
    userAgent: gptBot,
    clientIp: "132.196.86.10",
    clientPort: "52097",
    socketIp: "10.0.0.1",
    httpStatusCode: "200",
    referer: "https://chatgpt.com/",
  },
};
export const appGateway = {
  timeStamp: "2026-11-20T08:15:30+00:00",
  category: "ApplicationGatewayAccessLog",
  operationName: "ApplicationGatewayAccess",
  properties: {
    instanceId: "appgw_1",
    clientIP: "132.196.86.10",
    clientPort: 37880,
    httpMethod: "GET",
    originalRequestUriWithArgs: "/guide?utm_source=x",
    requestUri: "/rewritten",
    requestQuery: "utm_source=x",
    userAgent: gptBot,
    httpStatus: 200,
    host: "10.0.0.4",
    originalHost: "www.example.com",
  },
};
export const appService = {
  time: iso,
  category: "AppServiceHTTPLogs",
  properties: JSON.stringify({
    CsHost: "www.example.com",
    CIp: "132.196.86.10",
    SPort: "443",
    CsUriStem: "/guide",
    CsUriQuery: "utm_source=x",
    CsMethod: "GET",
    ScStatus: 200,
    UserAgent: gptBot.replaceAll(" ", "+"),
    Referer: "https://chatgpt.com/",
    Result: "Success",
  }),
};
export const vercel = {
  id: "1795162510000000000000000000",
  source: "static",
  host: "example-git-main.vercel.app",
  timestamp: atMs + 5,
  requestId: "fra1::req1",
  path: "/[slug]",
  statusCode: 200,
  proxy: {
    timestamp: atMs,
    method: "GET",
    host: "www.example.com",
    path: "/guide?utm_source=x",
    userAgent: [gptBot],
    referer: "https://chatgpt.com/",
    statusCode: 200,
    clientIp: "132.196.86.10",
  },
};
export const akamai = {
  version: "1",
  reqTimeSec: "1795162530.123",
  cliIP: "132.196.86.10",
  statusCode: "200",
  reqHost: "www.example.com",
  reqMethod: "GET",
  reqPath: "guide",
  queryStr: "utm_source=x",
  UA: encodeURIComponent(gptBot),
  referer: "https%3A%2F%2Fchatgpt.com%2F",
};
export const flatEcs = {
  "@timestamp": iso,
  "source.ip": "132.196.86.10",
  "http.request.method": "get",
  "url.path": "/guide",
  "url.query": "utm_source=x",
  "url.domain": "www.example.com",
  "http.response.status_code": 200,
  "user_agent.original": gptBot,
  "http.request.referrer": "https://chatgpt.com/",
};
export const nestedEcs = {
  "@timestamp": iso,
  client: { ip: "132.196.86.10" },
  source: { ip: "10.0.0.2", address: "10.0.0.2" },
  http: { request: { method: "GET", referrer: "https://chatgpt.com/" }, response: { status_code: 200 } },
  url: { original: "/guide?utm_source=x", path: "/guide", domain: "www.example.com" },
  user_agent: { original: gptBot, name: "GPTBot" },
  host: { name: "web1" },
  message: "GET /guide",
};
export const openTelemetry = {
  timestamp: iso,
  "http.method": "GET",
  "http.target": "/guide?utm_source=x",
  "http.status_code": 200,
  "http.user_agent": gptBot,
  "http.client_ip": "132.196.86.10",
  "http.host": "www.example.com",
  "http.request.header.referer": ["https://chatgpt.com/"],
};
export const matomo = {
  ip: "132.196.86.10",
  host: "www.example.com",
  path: "/guide?utm_source=x",
  status: "200",
  referrer: "https://chatgpt.com/",
  user_agent: gptBot,
  length: 192,
  generation_time_milli: 0.008,
  date: "2026-11-20T09:15:30+01:00",
};
export const netlify = {
  site_id: "s",
  log_type: "traffic",
  timestamp: iso,
  method: "GET",
  url: "https://www.example.com/guide?utm_source=x",
  status_code: 200,
  client_ip: "132.196.86.10",
  user_agent: gptBot,
  referrer: "https://chatgpt.com/",
};
export const fastly = {
  timestamp: iso,
  client_ip: "132.196.86.10",
  host: "www.example.com",
  request_method: "GET",
  url: "/guide?utm_source=x",
  request_referer: "https://chatgpt.com/",
  request_user_agent: gptBot,
  response_status: 200,
};
export const envoy = {
  start_time: iso,
  method: "GET",
  path: "/guide?utm_source=x",
  response_code: 200,
  user_agent: gptBot,
  authority: "www.example.com",
  referer: "https://chatgpt.com/",
  downstream_remote_address: "132.196.86.10:4711",
};
export const apiGateway = {
  requestId: "id",
  ip: "132.196.86.10",
  requestTime: "20/Nov/2026:08:15:30 +0000",
  httpMethod: "GET",
  path: "/guide?utm_source=x",
  status: "200",
  userAgent: gptBot,
  referer: "https://chatgpt.com/",
  host: "www.example.com",
};
export const logstash = {
  clientip: "132.196.86.10",
  timestamp: "20/Nov/2026:08:15:30 +0000",
  verb: "GET",
  request: "/guide?utm_source=x",
  response: "200",
  referrer: "https://chatgpt.com/",
  agent: gptBot,
  http_host: "www.example.com",
};
