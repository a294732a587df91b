import { appendFile, writeFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { gptBot, line, openDeskAt } from "./log-desk.ts";
import { openReportedTo, type ReportedTo } from "./reported-visits.ts";

let reportedTo: ReportedTo;
beforeAll(async () => {
  reportedTo = await openReportedTo();
});
afterAll(() => reportedTo.close());

/** An address that OpenAI publishes for GPTBot. */
const visitor = "132.196.86.10";
const at = new Date(Math.floor(Date.now() / 1_000) * 1_000 - 60_000);
const iso = at.toISOString();
const [day = "", clock = ""] = iso.slice(0, 19).split("T");
const commonTime = /\[(.+) \+0000\]/.exec(line("/", { at }))?.[1] ?? "";
const plus = gptBot.replaceAll(" ", "+");

const caddy = {
  level: "info",
  ts: at.getTime() / 1_000,
  logger: "http.log.access.log0",
  request: {
    remote_ip: "10.0.0.2",
    method: "GET",
    host: "shop.example",
    uri: "/guide",
    headers: { "User-Agent": [gptBot], "X-Forwarded-For": [visitor] },
  },
  status: 200,
};
const traefik = {
  ClientAddr: "10.0.0.2:1234",
  ClientHost: `${visitor}, 10.0.0.9`,
  DownstreamStatus: 200,
  RequestHost: "shop.example",
  RequestMethod: "GET",
  RequestPath: "/guide",
  StartUTC: iso,
  "request_User-Agent": gptBot,
};
const cloudFront = {
  "timestamp(ms)": String(at.getTime()),
  date: day,
  time: clock,
  "c-ip": visitor,
  "cs-method": "GET",
  "cs-uri-stem": "/guide",
  "sc-status": "200",
  "cs(User-Agent)": gptBot.replaceAll(" ", "%2520"),
};
const logpush = {
  ClientIP: visitor,
  ClientRequestMethod: "GET",
  ClientRequestURI: "/guide",
  ClientRequestUserAgent: gptBot,
  EdgeStartTimestamp: at.getTime() * 1_000_000,
  EdgeResponseStatus: 200,
};
const iisFields = "#Fields: date time cs-method cs-uri-stem cs-uri-query c-ip cs(User-Agent) sc-status";
const iis = (path: string): string => `${day} ${clock} GET ${path} - ${visitor} ${plus} 200`;
const later = "#Fields: date time c-ip cs-method cs-uri-stem sc-status cs(User-Agent)";
const iisLater = (path: string): string => `${day} ${clock} ${visitor} GET ${path} 200 ${plus}`;

async function openLog() {
  const workspace = await reportedTo.openWorkspace();
  return { ...(await openDeskAt(reportedTo.endpoint, workspace)), ...workspace };
}

describe("a log is sent with the visitor's address and time", () => {
  test.each([
    ["caddy", [JSON.stringify(caddy)]],
    ["caddy", [`web-1  | ${JSON.stringify(caddy)}`]],
    ["traefik", [JSON.stringify(traefik)]],
    ["json", [JSON.stringify(cloudFront)]],
    ["cloudflare", [JSON.stringify(logpush)]],
    ["w3c", ["#Software: Microsoft Internet Information Services 10.0", iisFields, iis("/guide")]],
    [
      "elb",
      [
        `h2 ${iso} app/x/1 ${visitor}:49152 10.0.0.1:80 0.0 0.0 0.0 200 200 1 1 "GET https://shop.example:443/guide HTTP/2.0" "${gptBot}" - - arn "r" "-" "-" 0 ${iso} "forward" "-" "-"`,
      ],
    ],
    [
      "haproxy",
      [
        `<134>Nov 20 08:00:01 lb1 haproxy[22]: ${visitor}:49152 [${commonTime}.000] fe be/s1 0/0/1/2/3 200 80 - - ---- 1/1/0/0/0 0/0 {${gptBot}} "GET /guide HTTP/1.1"`,
      ],
    ],
    [
      "combined",
      [
        JSON.stringify({
          log: line("/guide", { at }).replace("203.0.113.7", visitor),
          stream: "stdout",
          time: iso,
        }),
      ],
    ],
  ])("in the format %s: %#", async (format, lines) => {
    const { log, run, visits } = await openLog();
    await writeFile(log, `${lines.join("\n")}\n`);

    const { code, said } = await run();

    expect(code).toBe(0);
    expect(said).toContain(`is read in the format ${format}.`);
    expect(said).toContain("1 lines: 1 sent, 0 of others passed over, 0 bad");
    expect(await visits()).toMatchObject([
      {
        path: "/guide",
        token: "GPTBot",
        status: 200,
        address_prefix: "132.196.86.0/24",
        ts: iso.replace("T", " ").replace("Z", ""),
      },
    ]);
  });
});

test("a log whose fields change is read on by those that hold there", async () => {
  const { log, run, visits } = await openLog();
  await writeFile(log, `${[iisFields, iis("/1"), later, iisLater("/2")].join("\n")}\n`);

  const first = await run();
  await appendFile(log, `${iisLater("/3")}\n`);
  const second = await run();

  expect([first.said, second.said].join()).not.toContain("cannot read");
  expect((await visits()).map(({ path }) => path).toSorted()).toEqual(["/1", "/2", "/3"]);
});

describe("what cannot be read says so", () => {
  test.each([
    [
      "by its name",
      "1795162530.123\t203.0.113.10\t0.002\t200\t520\tGET\n",
      "is a real-time log of CloudFront, which is not read",
    ],
    [
      "with what helps",
      '[{"log":"a"},{"log":"b"}]\n',
      "JSON with many requests in one line, which is not read: each needs a line",
    ],
  ])("%s", async (_, content, message) => {
    const { log, run } = await openLog();
    await writeFile(log, content);

    const { code, said } = await run();

    expect(code).toBe(1);
    expect(said).toContain(message);
  });

  test("where a server keeps no user agents, with its setting", async () => {
    const { log, run } = await openLog();
    await writeFile(log, `${JSON.stringify({ ...traefik, "request_User-Agent": undefined })}\n`.repeat(20));

    const { code, said } = await run();

    expect(code).toBe(0);
    expect(said).toContain("names no user agents so far (format traefik)");
    expect(said).toContain("accessLog.fields.headers.names.User-Agent: keep");
  });
});
