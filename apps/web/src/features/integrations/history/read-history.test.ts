import { gzipSync } from "node:zlib";
import { historyVisit } from "@citelens/contract/traffic/history";
import { describe, expect, test } from "vitest";
import { type HistoryBatch, type HistoryOptions, readHistory } from "./read-history.ts";

const gptBot = "Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)";
const chrome =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";
const options: HistoryOptions = {
  format: undefined,
  reportedSince: undefined,
  nowMs: Date.parse("2026-11-23T12:00:00Z"),
};

interface Line {
  readonly agent?: string;
  readonly at?: string;
  readonly referer?: string;
}

function line(
  path: string,
  { agent = gptBot, at = "10/Nov/2026:08:00:00", referer = "-" }: Line = {},
): string {
  return `203.0.113.7 - - [${at} +0000] "GET ${path} HTTP/1.1" 200 12 "${referer}" "${agent}"\n`;
}

async function read(parts: BlobPart[], changed: Partial<HistoryOptions> = {}) {
  const file = new Blob(parts);
  const batches: HistoryBatch[] = [];
  for await (const batch of readHistory(file, { ...options, ...changed })) batches.push(batch);
  const visits = batches.flatMap((batch) => batch.visits);
  return {
    batches: batches.filter((batch) => batch.visits.length > 0),
    visits,
    paths: visits.map(({ request_path }) => request_path),
    progress: batches.at(-1)?.progress,
    bytes: file.size,
  };
}

test("takes requests of agents and of people from assistants, and says what became of each line", async () => {
  const { visits, progress, bytes } = await read([
    line("/pricing?utm_source=news&session=s3cret"),
    line("/person", { agent: chrome }),
    line("/desks", { agent: chrome, referer: "https://chatgpt.com/" }),
    line("/logo.png"),
    "half a line\n",
    line("/old", { at: "01/Jan/2020:00:00:00" }),
  ]);

  expect(visits).toMatchObject([
    {
      request_path: "/pricing?utm_source=news",
      request_method: "GET",
      request_headers: { "user-agent": gptBot },
      response_status: 200,
      client_ip: "203.0.113.7",
      occurred_at: "2026-11-10T08:00:00.000Z",
      nth: 0,
    },
    { request_path: "/desks", request_headers: { referer: "https://chatgpt.com/" } },
  ]);
  expect(progress).toEqual({
    bytes,
    lines: 6,
    wanted: 2,
    others: 2,
    unreadable: 1,
    faults: { format: 1 },
    unaddressed: 0,
    untimely: 1,
    reported: 0,
  });
});

test("leaves out the days on which servers reported", async () => {
  const lines = [
    line("/before"),
    line("/on", { at: "15/Nov/2026:00:00:00" }),
    line("/after", { at: "16/Nov/2026:01:00:00" }),
  ];

  const { paths, progress } = await read(lines, { reportedSince: "2026-11-15" });

  expect(paths).toEqual(["/before"]);
  expect(progress?.reported).toBe(2);
});

test("numbers lines that are the same, so that each counts", async () => {
  const { visits } = await read([line("/a"), line("/b"), line("/a"), line("/a")]);

  expect(visits.map(({ request_path, nth }) => [request_path, nth])).toEqual([
    ["/a", 0],
    ["/b", 0],
    ["/a", 1],
    ["/a", 2],
  ]);
});

test("reads a log packed with gzip, in batches of a thousand, whatever ends its lines", async () => {
  const lines = Array.from({ length: 2_500 }, (_, index) => line(`/${index}`).replace("\n", "\r\n"));

  const { batches, paths, progress, bytes } = await read([gzipSync(lines.join("").trimEnd())]);

  expect(batches.map(({ visits }) => visits.length)).toEqual([1_000, 1_000, 500]);
  expect(paths).toEqual(lines.map((_, index) => `/${index}`));
  expect(progress).toMatchObject({ lines: 2_500, wanted: 2_500, bytes });
});

test("a line that is too long to be a request is passed over, and characters that pieces cut are whole", async () => {
  const long = line("/long").replace("/long", `/${"x".repeat(400_000)}`);
  const umlauts = Array.from({ length: 5_000 }, () => line("/ü", { agent: chrome }));

  const { paths, progress } = await read([line("/first"), ...umlauts, long, line("/last")]);

  expect(paths).toEqual(["/first", "/last"]);
  expect(progress).toMatchObject({ unreadable: 1, others: 5_000 });
});

test("what the server would refuse is made what it takes", async () => {
  const { visits } = await read([line(`/${"x".repeat(9_000)}`, { agent: `${gptBot} a\\x00b` })]);

  expect(visits.map((visit) => historyVisit.safeParse(visit).success)).toEqual([true]);
  expect(visits).toMatchObject([{ request_headers: { "user-agent": `${gptBot} a b` } }]);
});

test("a format can be named where the lines do not tell it", async () => {
  const custom = `1794300000 shop.example "GET /custom HTTP/1.1" 200 "${gptBot}"\n`;

  const { paths } = await read([custom], { format: '$msec $host "$request" $status "$http_user_agent"' });

  expect(paths).toEqual(["/custom"]);
});

test("logs of load balancers, CDNs and containers are read as servers' own", async () => {
  const at = "2026-11-10T08:00:00.000Z";
  const traefik = {
    ClientAddr: "10.0.0.2:1",
    ClientHost: "203.0.113.7, 10.0.0.9",
    DownstreamStatus: 200,
    RequestMethod: "GET",
    RequestPath: "/traefik",
    StartUTC: at,
    "request_User-Agent": gptBot,
  };
  const iis = [
    "#Fields: date time cs-method cs-uri-stem c-ip cs(User-Agent) sc-status",
    `2026-11-10 08:00:00 GET /iis 203.0.113.7 ${gptBot.replaceAll(" ", "+")} 200`,
    "#Fields: date time c-ip cs-method cs-uri-stem cs(User-Agent)",
    `2026-11-10 08:00:00 203.0.113.7 GET /later ${gptBot.replaceAll(" ", "+")}`,
  ];
  const docker = JSON.stringify({ log: line("/docker"), stream: "stdout", time: at });

  const found = [await read([JSON.stringify(traefik)]), await read([iis.join("\r\n")]), await read([docker])];

  expect(found.map(({ paths }) => paths)).toEqual([["/traefik"], ["/iis", "/later"], ["/docker"]]);
  expect(found.flatMap(({ visits }) => visits).map(({ occurred_at }) => occurred_at)).toEqual([
    at,
    at,
    at,
    at,
  ]);
});

describe("a file that is no access log is refused in words", () => {
  const packed = gzipSync(line("/a").repeat(10_000));

  test.each([
    ["an empty file", [""], "empty"],
    ["remarks alone", ["#Version: 1.0\n"], "empty"],
    ["a picture", [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0])], "binary"],
    ["a zip", [new Uint8Array([0x50, 0x4b, 0x03, 0x04, 1])], "packed"],
    ["a page of HTML", ["\n<!DOCTYPE html><p>"], "html"],
    ["a letter", ["Dear Sir or Madam,\nhello\n"], "unknown_format"],
    [
      "a log without user agents",
      ['203.0.113.7 - - [10/Nov/2026:08:00:00 +0000] "GET / HTTP/1.1" 200 12\n'],
      "no_user_agents",
    ],
    ["a log that is not read", ['[{"log":"a"},{"log":"b"}]'], "unread_format"],
    [
      "a log in which no request names one",
      [
        `203.0.113.7 - - [10/Nov/2026:08:00:00 +0000] "GET / HTTP/1.1" 200 12 "-" "-" 1 "web@docker" "http://172.19.0.4:80" 3ms\n`.repeat(
          20,
        ),
      ],
      "no_user_agents",
    ],
    ["gzip that is cut off", [packed.subarray(0, packed.length - 100)], "broken_gzip"],
  ] as const)("%s", async (_, parts, fault) => {
    await expect(read([...parts])).rejects.toMatchObject({ fault });
  });

  test("a file beyond 1 GB", async () => {
    const file = { size: 1_000_000_001 } as Blob;

    await expect(readHistory(file, options).next()).rejects.toMatchObject({ fault: "too_large" });
  });
});
