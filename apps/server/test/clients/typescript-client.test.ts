import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { CitelensRefusal, createCitelens } from "@citelens/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ClientWorld, openClientWorld, readPages } from "./client-world.ts";
import { readOperations } from "./read-operations.ts";

let given: ClientWorld;
beforeAll(async () => {
  given = await openClientWorld();
}, 120_000);
afterAll(() => given.close());

const packageFolder = join(import.meta.dirname, "../../../../packages/client");

const client = (url = given.url) => createCitelens({ url, key: given.key });

type AnyCall = (input: object) => Promise<unknown>;

function callOf(citelens: object, room: string, name: string): AnyCall | undefined {
  const own = room.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return (citelens as Record<string, Record<string, AnyCall>>)[own]?.[name];
}

/** An answer or a refusal, told alike by the client and by a request of the test's own. */
async function outcomeOf(call: Promise<unknown> | undefined): Promise<unknown> {
  try {
    const answer = await call;
    return answer instanceof Blob
      ? { file: Buffer.from(await answer.arrayBuffer()).toString("hex") }
      : { answer };
  } catch (error) {
    if (!(error instanceof CitelensRefusal)) throw error;
    const { status, code, detail, fields } = error;
    return { status, refusal: code === undefined ? fields : { detail, code } };
  }
}

/** Operations for which the demo has nothing yet: a text that is written and published, and a simulation of it. */
const refusedInDemo = [
  "exportOptimization",
  "getEffect",
  "getExport",
  "getOpportunity",
  "getSimulation",
  "listSimulationReplies",
];

test("every operation that reads answers what the same request answers", async () => {
  const citelens = client();
  const reads = await readOperations(given);

  const told = [];
  for (const { room, name, input, outcome } of reads) {
    expect(await outcomeOf(callOf(citelens, room, name)?.(input)), name).toEqual(outcome);
    if ("refusal" in outcome) told.push(name);
  }
  expect(told.toSorted()).toEqual(refusedInDemo);
  expect(reads.length).toBeGreaterThan(70);
}, 120_000);

test("a list of more than two pages is the same by its pages, as a stream and as CSV", async () => {
  const { visits } = client();
  const input = { projectId: given.projectId, ...given.days, search: readPages.search };
  const [paged, streamed, bytes] = [[], [], []] as [unknown[], unknown[], Uint8Array[]];

  for await (const visit of visits.listBotVisits.all(input)) paged.push(visit);
  for await (const visit of visits.listBotVisits.stream(input)) streamed.push(visit);
  for await (const piece of visits.listBotVisits.csv(input)) bytes.push(piece);

  expect(paged.length).toBe(readPages.count);
  expect(streamed).toEqual(paged);
  expect(Buffer.concat(bytes).toString().trim().split("\r\n").length).toBe(readPages.count + 1);
});

test("an answer that is lost on its way is asked for again, and what it tells of was done once", async () => {
  const { projectId, lossyUrl } = given;

  const made = await client(lossyUrl).campaigns.createCampaign({ projectId, name: "Lost on its way" });

  const { results } = await client().campaigns.listCampaigns({ projectId, page_size: 100 });
  expect(results.filter(({ name }) => name === "Lost on its way").map(({ id }) => id)).toEqual([made.id]);
});

test("what the key may not do, and what is not there, is refused with its code", async () => {
  const reader = createCitelens({ url: given.url, key: given.readKey });
  const { projectId } = given;

  await expect(reader.campaigns.createCampaign({ projectId, name: "Mine" })).rejects.toMatchObject({
    status: 403,
    code: "INSUFFICIENT_SCOPE",
  });
  await expect(reader.insights.getInsightSummary({ projectId: randomUUID() })).rejects.toMatchObject({
    status: 404,
    code: "NOT_FOUND",
  });
  await expect(
    reader.insights.getInsightSummary({ projectId, start_date: "yesterday" }),
  ).rejects.toMatchObject({
    status: 400,
    fields: { start_date: ["Enter a date as yyyy-MM-dd."] },
  });
  const unknown = createCitelens({ url: given.url, key: "clk_unknown" });
  await expect(unknown.workspaces.listWorkspaces()).rejects.toMatchObject({ status: 401 });
});

test("the lines of its README show the visibility of the workspace with its interval", async () => {
  const readme = readFileSync(join(packageFolder, "README.md"), "utf8");
  const [, lines = ""] = /```js\n([\s\S]*?)```/.exec(readme) ?? [];
  const { visibility } = await client().insights.getInsightSummary({ projectId: given.projectId });

  const run = promisify(execFile)(process.execPath, ["--input-type=module", "--eval", lines], {
    cwd: packageFolder,
    env: { ...process.env, CITELENS_URL: given.url, CITELENS_KEY: given.readKey },
  });

  const { value, interval, n } = visibility;
  expect((await run).stdout).toBe(
    `Visibility ${value?.toFixed(1)} % (95 %: ${interval?.low.toFixed(1)} to ${interval?.high.toFixed(1)} %) of ${n} answers\n`,
  );
  expect(n).toBeGreaterThan(10);
});
