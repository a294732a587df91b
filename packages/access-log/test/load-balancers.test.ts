import { describe, expect, test } from "vitest";
import { gptBot, readLog } from "./read-log.test-helper.ts";

const request = {
  method: "GET",
  path: "/guide?utm_source=x",
  status: 200,
  userAgent: gptBot,
  clientIp: "132.196.86.10",
};

describe("AWS's load balancers", () => {
  const alb = `https 2026-11-20T08:15:30.150000Z app/example/50dc6c495c0c9188 132.196.86.10:49152 10.0.0.1:80 0.000 0.021 0.000 200 200 310 5120 "GET https://www.example.com:443/guide?utm_source=x HTTP/2.0" "${gptBot}" TLS_AES_128_GCM_SHA256 TLSv1.3 arn:aws:elasticloadbalancing:eu-central-1:123456789012:targetgroup/t/1 "Root=1-00000000-000000000000000000000000" "www.example.com" "-" 0 2026-11-20T08:15:30.123000Z "forward" "-" "-" "10.0.0.1:80" "200" "-" "-"`;
  const classic = `2026-11-20T08:15:30.123958Z my-loadbalancer 132.196.86.10:2817 10.0.0.1:80 0.000086 0.001048 0.001337 200 200 0 57 "GET https://www.example.com:443/guide?utm_source=x HTTP/1.1" "${gptBot}" DHE-RSA-AES128-SHA TLSv1.2`;
  const expected = { ...request, atMs: Date.UTC(2026, 10, 20, 8, 15, 30, 123), host: "www.example.com" };

  test.each([
    ["an Application Load Balancer, when the request came", alb],
    ["of HTTP/2", alb.replace("https ", "h2 ")],
    ["of gRPC", alb.replace("https ", "grpcs ")],
    ["of a WebSocket", alb.replace("https ", "wss ")],
    ["without a target", alb.replace("10.0.0.1:80 0.000 0.021 0.000", "- -1 -1 -1")],
    ["with fields of later years", `${alb} TID_1234 "-" "-"`],
    ["a Classic Load Balancer", classic],
  ])("%s", (_, line) => {
    expect(readLog([line])).toMatchObject({ format: "elb", entries: [expected] });
  });

  test.each([
    ["[2001:db8::7]:49152", "2001:db8::7"],
    ["2001:db8::7:49152", "2001:db8::7"],
  ])("a visitor of IPv6: %s", (client, clientIp) => {
    expect(readLog([alb.replace("132.196.86.10:49152", client)]).entries[0]?.clientIp).toBe(clientIp);
  });

  test("a user agent with a quote in it does not end there", () => {
    const read = readLog([alb.replace(gptBot, 'a \\"b\\" \\x22c\\x22 d')]);

    expect(read.entries[0]?.userAgent).toBe('a "b" "c" d');
  });

  test("what was no request is none", () => {
    const malformed = `http 2026-11-20T08:15:30.186641Z app/my-loadbalancer/50dc6c495c0c9188 192.0.2.39:2817 - -1 -1 -1 400 - 0 0 "- http://www.example.com:80- -" "-" - - - "-" "-" "-" 0 2026-11-20T08:15:28.364000Z "-" "-" "-"`;
    const tcp =
      '2026-11-20T08:15:43.945958Z my-loadbalancer 192.0.2.39:2817 10.0.0.1:80 0.001069 0.000028 0.000041 - - 82 305 "- - - " "-" - -';

    expect(readLog([alb, alb, malformed, tcp]).faults).toEqual(["request", "request"]);
  });
});

describe("HAProxy", () => {
  const counts = "b/s1 0/0/1/2/3 200 80 - - ---- 1/1/0/0/0 0/0";
  const asked = '"GET /guide?utm_source=x HTTP/1.1"';
  const line = (captured: string, before = "<134>Nov 20 08:15:30 haproxy[2203]: ", front = "fe") =>
    `${before}132.196.86.10:49152 [20/Nov/2026:08:15:30.433] ${front} ${counts} ${captured} ${asked}`;
  const atMs = Date.UTC(2026, 10, 20, 8, 15, 30, 433);

  test.each([
    ["the user agent alone", `{${gptBot}}`, {}],
    ["headers of the answer too", `{${gptBot}} {nginx|text/html}`, {}],
    [
      "everything that tells",
      `{${gptBot}|https://chatgpt.com/|www.example.com}`,
      { referer: "https://chatgpt.com/", host: "www.example.com" },
    ],
    ["in another order", `{www.example.com:8443||${gptBot}}`, { host: "www.example.com:8443" }],
  ])("captures %s", (_, captured, changed) => {
    expect(readLog([line(captured)])).toMatchObject({
      format: "haproxy",
      entries: [{ ...request, atMs, ...changed }],
    });
  });

  test.each([
    ["no prefix", "", "fe"],
    ["a priority", "<6>", "fe"],
    ["a time of ISO", "2026-11-20T08:15:30.436853+00:00 ", "fe"],
    ["both", "<6>2026-11-20T08:15:30.437990+00:00 ", "fe"],
    ["a host", "Nov 20 08:15:30 lb1 haproxy[6801]: ", "ft_https~"],
    ["RFC 5424", "<134>1 2026-11-20T08:15:30.435002+00:00 - haproxy 22038 - - ", "fe"],
  ])("stands behind %s", (_, before, front) => {
    expect(readLog([line(`{${gptBot}}`, before, front)]).entries).toMatchObject([{ ...request, atMs }]);
  });

  test("writes of TLS behind the request with httpslog", () => {
    expect(
      readLog([`${line(`{${gptBot}}`)} 0/-/-/-/0 www.example.com/TLSv1.3/TLS_AES_256`]).entries,
    ).toMatchObject([request]);
  });

  test("escapes what would end a field", () => {
    const read = readLog([
      line(`{${gptBot}}`),
      line("{a#7Cb#7Dc#E9#22d#23\\ #7Be 100%25}").replace("/guide", "/q#22s#C3#A9"),
    ]);

    expect(read.entries[1]).toMatchObject({
      userAgent: 'a|b}c\ufffd"d#\\ {e 100%25',
      path: "/q%22s%C3%A9?utm_source=x",
    });
  });

  test("names user agents that look like none where others stood before", () => {
    const read = readLog([
      line(`{www.example.com|${gptBot}}`),
      line("{www.example.com|Google}"),
      line("{www.example.com|}"),
    ]);

    expect(read.entries.map(({ userAgent }) => userAgent)).toEqual([gptBot, "Google", undefined]);
  });

  test("takes the visitor from a captured header behind another proxy", () => {
    const inside = line(`{${gptBot}|132.196.86.10, 10.0.0.3}`).replace(
      "132.196.86.10:49152",
      "10.0.0.9:49152",
    );

    expect(readLog([inside]).entries[0]).toMatchObject({
      clientIp: "132.196.86.10",
      forwardedFor: "132.196.86.10, 10.0.0.3",
    });
  });

  test("is read with `option httplog clf`, where headers stand at the end", () => {
    const clf = `<134>1 2026-11-20T08:15:30.435002+00:00 - haproxy 22038 - - 132.196.86.10 - - [20/Nov/2026:08:15:30 +0000] ${asked} 200 80 "" "" 32770 434 "clf" "b" "<NOSRV>" 0 -1 -1 -1 0 LR-- 1 1 0 0 0 0 0 "" "" "${gptBot}" "https://chatgpt.com/" `;

    expect(readLog([clf, clf])).toMatchObject({
      format: "haproxy",
      entries: [{ ...request, referer: "https://chatgpt.com/" }, request],
    });
  });

  test("a request that was none is none, and a connection that was closed has no status", () => {
    const bad = line("").replace(/ {2}"GET.*/, ' "<BADREQ>"');
    const closed = line(`{${gptBot}}`).replace(" 200 80 ", " -1 0 ");

    expect(readLog([line(`{${gptBot}}`), bad, closed])).toMatchObject({
      entries: [{ status: 200 }, { status: undefined }],
      faults: ["request"],
    });
  });

  test("long words without an end are read in no time", () => {
    const good = line(`{${gptBot}}`);
    expect(
      readLog([good, good, "1".repeat(100_000), `${"a:".repeat(50_000)}1 [20/Nov/2026:`]).faults,
    ).toEqual(["format", "format"]);
  });
});

describe("Traefik", () => {
  const logged = {
    ClientAddr: "132.196.86.10:56732",
    ClientHost: "132.196.86.10",
    ClientPort: "56732",
    ClientUsername: "-",
    DownstreamContentSize: 15,
    DownstreamStatus: 200,
    Duration: 10_002_425_284,
    OriginStatus: 504,
    RequestAddr: "www.example.com",
    RequestHost: "www.example.com",
    RequestMethod: "GET",
    RequestPath: "/guide?utm_source=x",
    RequestPort: "-",
    RequestProtocol: "HTTP/2.0",
    RouterName: "my-router@file",
    ServiceURL: { Scheme: "http", Host: "web:80", User: null },
    StartLocal: "2026-11-20T09:15:30.123360139+01:00",
    StartUTC: "2026-11-20T08:15:30.123360139Z",
    entryPointName: "websecure",
    level: "info",
    msg: "",
    time: "2026-11-20T08:15:31Z",
    "request_User-Agent": gptBot,
    request_Referer: "https://chatgpt.com/",
  };
  const expected = {
    ...request,
    atMs: Date.UTC(2026, 10, 20, 8, 15, 30, 123),
    referer: "https://chatgpt.com/",
    host: "www.example.com",
  };
  const read = (changed: object) => readLog([JSON.stringify({ ...logged, ...changed })]);

  test.each([
    ["that faces the internet", {}],
    ["that dropped its UTC time", { StartUTC: undefined }],
    [
      "behind a proxy, whose header it takes as the host",
      { ClientAddr: "10.0.0.2:1", ClientHost: "132.196.86.10, 10.0.0.9" },
    ],
    [
      "that kept the header",
      { ClientAddr: "10.0.0.2:1", ClientHost: "10.0.0.2", "request_X-Real-Ip": "132.196.86.10" },
    ],
    ["without the connection's address", { ClientAddr: undefined }],
  ])("%s is read in JSON", (_, changed) => {
    expect(read(changed)).toMatchObject({ format: "traefik", entries: [expected] });
  });

  test("of IPv6", () => {
    expect(read({ ClientAddr: "[2001:db8::7]:56732", ClientHost: "2001:db8::7" }).entries).toMatchObject([
      { clientIp: "2001:db8::7", forwardedFor: undefined },
    ]);
  });

  test.each([{ "request_User-Agent": undefined }, { "request_User-Agent": "REDACTED" }])(
    "has no user agent where its settings keep none: %j",
    (changed) => {
      expect(read(changed).entries[0]?.userAgent).toBeUndefined();
    },
  );

  test("in its common format is read as a combined one", () => {
    const line = `132.196.86.10 - - [20/Nov/2026:08:15:30 +0000] "GET /guide?utm_source=x HTTP/2.0" 200 368 "https://chatgpt.com/" "${gptBot}" 3180 "web@docker" "http://172.19.0.4:80" 29ms`;

    expect(readLog([line]).entries).toMatchObject([{ ...request, referer: "https://chatgpt.com/" }]);
  });

  test("what stands in the place of an address and is none makes the line bad", () => {
    expect(
      readLog([JSON.stringify(logged), JSON.stringify({ ...logged, ClientAddr: "somewhere" })]).faults,
    ).toEqual(["address"]);
  });
});
