import { appendFile, readFile, rename, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
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

describe("feeds on nothing of its own", () => {
  test("where its reports are in the log that it sends whole", async () => {
    const bodies: string[] = [];
    const { log, start } = await openDesk({ key: "k" }, await openMirror(bodies, () => log));
    await writeFile(log, line("/a", { agent: chrome }));

    const following = start("--follow", "--all");
    await eventually(async () => expect(await readFile(log, "utf8")).toContain("POST"), 20_000);
    await appendFile(log, line("/b", { agent: chrome }));
    await eventually(async () => expect(bodies.join("\n")).toContain('"/b"'), 20_000);
    await eventually(async () => expect((await readFile(log, "utf8")).split("POST").length).toBe(3), 20_000);
    following.kill("SIGTERM");
    await following.ended;

    expect(bodies.map((body) => JSON.parse(body).request_path)).toEqual(["/a", "/b"]);
  });

  test("where what it says goes into the log that it sends", async () => {
    const workspace = await reportedTo.openWorkspace();
    const { log, run } = await openDesk(workspace);
    await writeFile(log, `${line("/1")}half a line\n`);

    for (let round = 0; round < 4; round += 1) await appendFile(log, (await run()).said);
    const last = await run();

    expect(last.said.match(/cannot read/g)).toBeNull();
    expect(last.said).toContain("0 lines: 0 sent, 0 of others passed over, 0 bad");
    expect(await pathsOf(workspace)).toEqual(["/1"]);
  });

  /** An endpoint that writes each report into a log, as the web server before it would. */
  async function openMirror(bodies: string[], logOf: () => string): Promise<string> {
    const server = createServer(async (request, response) => {
      bodies.push(gunzipSync(await buffer(request)).toString());
      const agent = request.headers["user-agent"] ?? "-";
      await appendFile(logOf(), line(request.url ?? "", { agent }).replace("GET", "POST"));
      response.writeHead(202).end();
    });
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    return listenOnLoopback(server);
  }
});

describe("links", () => {
  test("that lead in circles beside the log stop nothing", async () => {
    const workspace = await reportedTo.openWorkspace();
    const { log, run } = await openDesk(workspace);
    await writeFile(log, line("/1"));
    await run();
    await rename(log, `${log}.1`);
    await writeFile(log, line("/2"));
    await symlink(`${log}.3`, `${log}.2`);
    await symlink(`${log}.2`, `${log}.3`);
    await symlink("nowhere", `${log}.4`);

    const { code } = await run();

    expect(code).toBe(0);
    expect(await pathsOf(workspace)).toEqual(["/1", "/2"]);
  });

  test("to the log are read with it, once", async () => {
    const workspace = await reportedTo.openWorkspace();
    const { log, run } = await openDesk(workspace);
    await writeFile(log, line("/1"));
    await run();
    await appendFile(log, line("/2"));
    await rename(log, `${log}.1`);
    await writeFile(log, line("/3"));
    await symlink(log, `${log}.current`);

    const { said } = await run(`${log}.current`);
    await appendFile(log, line("/4"));
    await run(`${log}.current`);

    expect(said).toContain("is another name of a log that is read already: left out.");
    expect(await pathsOf(workspace)).toEqual(["/1", "/2", "/3", "/4"]);
  });

  test("in a circle in the place of the log are no log", async () => {
    const { log, run } = await openDesk({ key: "k" });
    await symlink(log, log);

    const { code, said } = await run();

    expect([code, said]).toEqual([1, expect.stringContaining("There is no log at")]);
  });
});

test("reads on behind a first line that is longer than any request", async () => {
  const workspace = await reportedTo.openWorkspace();
  const { log, run } = await openDesk(workspace);
  await writeFile(log, `${"x".repeat(300_000)}\n${line(`/${"y".repeat(70_000)}`)}${line("/1")}`);

  const { code } = await run();

  expect(code).toBe(0);
  expect(await pathsOf(workspace)).toContain("/1");
});

test("reads on behind a line of lists within lists", async () => {
  const workspace = await reportedTo.openWorkspace();
  const { log, run } = await openDesk(workspace);
  const request = { method: "GET", uri: "/1", host: "a.example", headers: { "User-Agent": [gptBot] } };
  const caddy = (changed: object) =>
    JSON.stringify({ ts: Date.now() / 1000 - 60, status: 200, request, ...changed });
  const deep = `${"[".repeat(60_000)}${"]".repeat(60_000)}`;
  await writeFile(log, `${caddy({})}\n${caddy({ status: "DEEP" }).replace('"DEEP"', deep)}\n`);

  const { code } = await run();

  expect(code).toBe(0);
  expect(await pathsOf(workspace)).toContain("/1");
});
