import { appendFile, copyFile, readFile, rename, rm, truncate, utimes, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { gunzipSync, gzip } from "node:zlib";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { listenOnLoopback } from "../loopback.ts";
import { eventually } from "../world.ts";
import { chrome, type Desk, gptBot, line, openDeskAt } from "./log-desk.ts";
import { openReportedTo, type ReportedTo, type ReportedWorkspace } from "./reported-visits.ts";

let reportedTo: ReportedTo;
beforeAll(async () => {
  reportedTo = await openReportedTo();
});
afterAll(() => reportedTo.close());

/** A folder with a log in it, whose reports go to the real endpoint. */
const openDesk = (workspace: Pick<ReportedWorkspace, "key">, endpoint = reportedTo.endpoint): Promise<Desk> =>
  openDeskAt(endpoint, workspace);

const pathsOf = async ({ visits }: ReportedWorkspace): Promise<readonly string[]> =>
  (await visits()).map(({ path }) => path).toSorted();

test("sends agents and people from assistants, once, with what the log knows of them", async () => {
  const workspace = await reportedTo.openWorkspace();
  const { log, run } = await openDesk(workspace);
  const at = new Date(Math.floor(Date.now() / 1000) * 1000 - 3_600_000);
  await writeFile(
    log,
    [
      line("/pricing?utm_source=news&session=s3cret", { at }),
      line("/logo.png"),
      line("/person", { agent: chrome }),
      line("/from-chatgpt", { agent: chrome, referer: "https://chatgpt.com/" }),
      "half a line\n",
      line("/old", { at: new Date("2020-01-01T00:00:00Z") }),
    ].join(""),
  );

  const first = await run();
  const second = await run();
  await appendFile(log, line("/later").replace("\n", "\r\n"));
  const third = await run();
  const stored = await workspace.visits();

  expect([first.code, second.code, third.code]).toEqual([0, 0, 0]);
  expect(first.said).toContain("is read in the format combined.");
  expect(first.said).toContain('cannot read "half a line"');
  expect(first.said).toContain(
    "6 lines: 2 sent, 2 of others passed over, 1 bad, 1 too old or ahead of time.",
  );
  expect(second.said).toContain("0 lines: 0 sent");
  expect(third.said).toContain("1 lines: 1 sent");
  expect(stored).toMatchObject([
    {
      path: "/pricing",
      query: "utm_source=news",
      status: 200,
      token: "GPTBot",
      address_prefix: "203.0.113.0/24",
      ts: at.toISOString().replace("T", " ").replace("Z", ""),
    },
    { path: "/later", ua: gptBot },
  ]);
});

describe("a rotation between two runs loses nothing and sends nothing twice", () => {
  const pack = promisify(gzip);
  const rotations: Readonly<Record<string, (log: string) => Promise<void>>> = {
    renamed: async (log) => {
      await rename(log, `${log}.1`);
      await writeFile(log, line("/4"));
    },
    "copied and truncated": async (log) => {
      await copyFile(log, `${log}.1`);
      await truncate(log);
      await appendFile(log, line("/4"));
    },
    "renamed and packed": async (log) => {
      await writeFile(`${log}.1.gz`, await pack(await readFile(log)));
      await rm(log);
      await writeFile(log, line("/4"));
    },
    "rotated twice": async (log) => {
      await rename(log, `${log}.2`);
      await writeFile(`${log}.1`, line("/4"));
      await utimes(`${log}.2`, 1, 1);
    },
  };

  test.each(Object.entries(rotations))("%s", async (_, rotate) => {
    const workspace = await reportedTo.openWorkspace();
    const { log, run } = await openDesk(workspace);
    const [first, second, third] = [line("/1"), line("/2"), line("/3")];
    await writeFile(log, first);

    await run();
    await appendFile(log, `${second}${third}`);
    await rotate(log);
    await run();
    await run();

    expect(await pathsOf(workspace)).toEqual(["/1", "/2", "/3", "/4"]);
  });
});

test("follows a log through a rotation and a kill -9", async () => {
  const workspace = await reportedTo.openWorkspace();
  const { log, state, start } = await openDesk(workspace);
  await writeFile(log, line("/1"));

  const killed = start("--follow");
  const written = Buffer.byteLength(await readFile(log));
  await eventually(
    async () => expect(await readFile(state, "utf8")).toContain(`"offset": ${written}`),
    20_000,
  );
  await appendFile(log, line("/2").slice(0, 40));
  killed.kill("SIGKILL");
  await killed.ended;
  await appendFile(log, line("/2").slice(40));
  await rename(log, `${log}.1`);
  await writeFile(log, line("/3"));
  const second = start("--follow");

  await eventually(async () => expect(await pathsOf(workspace)).toEqual(["/1", "/2", "/3"]), 20_000);
  second.kill("SIGTERM");
  await second.ended;
});

describe("a batch whose answer was lost counts once", () => {
  test("when it is tried again", async () => {
    const workspace = await reportedTo.openWorkspace();
    const { endpoint, taken } = await answerSwallower({ swallowed: 2 });
    const { log, run } = await openDesk(workspace, endpoint);
    await writeFile(log, line("/1") + line("/2"));

    const { code, said } = await run();

    expect(code).toBe(0);
    expect(said).toContain("takes nothing at the moment");
    expect(taken()).toBe(3);
    expect(await pathsOf(workspace)).toEqual(["/1", "/2"]);
  });

  test.each([
    ["and the log has grown since", async (log: string) => appendFile(log, line("/3"))],
    [
      "and the log was rotated since",
      async (log: string) => {
        await rename(log, `${log}.1`);
        await writeFile(log, line("/3"));
      },
    ],
  ])("when the command was killed before it came, %s", async (_, meanwhile) => {
    const workspace = await reportedTo.openWorkspace();
    const { endpoint } = await answerSwallower({ swallowed: Number.POSITIVE_INFINITY, isHanging: true });
    const { log, state, start, run } = await openDesk(workspace, endpoint);
    await writeFile(log, line("/1") + line("/2"));
    const killed = start();
    await eventually(async () => expect(await pathsOf(workspace)).toEqual(["/1", "/2"]), 20_000);
    killed.kill("SIGKILL");
    await killed.ended;

    expect(await readFile(state, "utf8")).toContain('"sendingTo"');
    await meanwhile(log);
    const again = await run("--endpoint", reportedTo.endpoint);

    expect(again.code).toBe(0);
    expect(again.said).toContain("3 lines: 3 sent");
    expect(await pathsOf(workspace)).toEqual(["/1", "/2", "/3"]);
    expect(await readFile(state, "utf8")).not.toContain('"sendingTo"');
  });
});

/** Hands requests on to the real endpoint, and keeps the first answers to itself: it cuts the connection, or hangs. */
async function answerSwallower({ swallowed, isHanging = false }: SwallowerOptions) {
  let taken = 0;
  const server = createServer(async (request, response) => {
    const { authorization = "", "idempotency-key": batchKey = "" } = request.headers;
    const answer = await fetch(reportedTo.endpoint.replace(/visit$/, "visits"), {
      method: "POST",
      headers: {
        authorization,
        "idempotency-key": String(batchKey),
        "content-type": "application/x-ndjson",
        "content-encoding": "gzip",
      },
      body: await buffer(request),
    });
    taken += 1;
    if (taken > swallowed) response.writeHead(answer.status).end();
    else if (!isHanging) request.socket.destroy();
  });
  const endpoint = await listenOnLoopback(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { endpoint, taken: () => taken };
}

interface SwallowerOptions {
  readonly swallowed: number;
  readonly isHanging?: boolean;
}

test("reads packed logs of CloudFront, and each of them once", async () => {
  const workspace = await reportedTo.openWorkspace();
  const { log, run } = await openDesk(workspace);
  const [day, time] = new Date(Date.now() - 60_000).toISOString().split(/[T.]/);
  const content = [
    "#Version: 1.0",
    "#Fields: date time x-edge-location sc-bytes c-ip cs-method cs(Host) cs-uri-stem sc-status cs(Referer) cs(User-Agent) cs-uri-query",
    `${day}\t${time}\tFRA56\t1\t203.0.113.7\tGET\td1.cloudfront.net\t/cloud\t200\t-\t${encodeURIComponent(gptBot)}\t-`,
    "",
  ].join("\n");
  await writeFile(log, await promisify(gzip)(content));

  const runs = [await run(), await run()];

  expect(runs.map(({ code }) => code)).toEqual([0, 0]);
  expect(await pathsOf(workspace)).toEqual(["/cloud"]);
});

test("sends everything when asked to, as one gzip batch", async () => {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      bodies.push(gunzipSync(Buffer.concat(parts)).toString());
      response.writeHead(202).end();
    });
  });
  const address = await listenOnLoopback(server);
  onTestFinished(() => {
    server.close();
  });
  const { log, run } = await openDesk({ key: "k" }, address);
  await writeFile(log, [line("/a", { agent: chrome }), line("/b.png", { agent: chrome })].join(""));

  await run("--all");

  expect(bodies.map((body) => body.split("\n").map((visit) => JSON.parse(visit).request_path))).toEqual([
    ["/a", "/b.png"],
  ]);
});

describe("says what is wrong and ends", () => {
  test("with a key that is unknown, and sends it all once there is a good one", async () => {
    const workspace = await reportedTo.openWorkspace();
    const { log, run } = await openDesk(workspace);
    await writeFile(log, line("/1"));

    const refused = await run("--key", "unknown");
    const accepted = await run();

    expect([refused.code, accepted.code]).toEqual([1, 0]);
    expect(refused.said).toContain("The API key is unknown or revoked.");
    expect(await pathsOf(workspace)).toEqual(["/1"]);
  });

  test.each([
    ["no such log", "", [], "There is no log at"],
    ["a format that nobody knows", "hello\n", [], "is unknown. Name it with --format"],
    ["a format without user agents", "", ["--format", "common"], "names no user agents"],
    ["a format that is none", "", ["--format", "x"], "--format is none of"],
    ["an option that is none", "", ["--fast"], "Unknown option '--fast'"],
  ])("with %s", async (what, content, options, message) => {
    const { log, run } = await openDesk({ key: "k" });
    if (what !== "no such log") await writeFile(log, content || line("/1"));

    const { code, said } = await run(...options);

    expect(code).toBe(1);
    expect(said).toContain(message);
  });
});
