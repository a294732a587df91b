import { setTimeout as delay } from "node:timers/promises";
import { deleteMe } from "@citelens/contract/accounts/accounts";
import { deleteCampaign } from "@citelens/contract/visibility/campaigns";
import { deleteWorkspace } from "@citelens/contract/workspaces/workspaces";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cases } from "../../../scripts/testing/cases.ts";
import { type AnswersWorld, type Home, openAnswersWorld } from "./answers-world.ts";
import { census, multiplyAnswers } from "./deletion.ts";
import { openProcesses, type Processes } from "./servers/processes.ts";
import { eventually } from "./world.ts";

const kills = cases(0, 4);
const copies = 600;
const deadlineMs = 180_000;

let open: AnswersWorld;
let processes: Processes;
beforeAll(async () => {
  open = await openAnswersWorld();
  processes = await openProcesses(open.world, { roles: "worker" });
});
afterAll(async () => {
  await processes.close();
  await open.close();
}, 60_000);

const query = async (text: string, values: readonly unknown[] = []) =>
  (await open.world.postgres.pool.query(text, [...values])).rows;

async function large(): Promise<Home & { readonly campaignId: string }> {
  const home = await open.home();
  const campaignId = await home.launch();
  await open.world.answerAll();
  await multiplyAnswers(open.world, home, { campaignId, copies });
  return { ...home, campaignId };
}

/** Rows that were there before and are not there now, as a receipt names it. */
function difference(before: Readonly<Record<string, number>>, after: Readonly<Record<string, number>>) {
  return Object.fromEntries(
    Object.entries(before)
      .map(([table, rows]) => [`postgres.${table}`, rows - (after[table] ?? 0)] as const)
      .filter(([name, rows]) => rows !== 0 && isCounted(name)),
  );
}

/** Tables of rows that workers make of new workspaces by their clocks meanwhile, or come too late for. */
const madeMeanwhile = ["opportunity_refreshes", "site_readings"].map((table) => `postgres.${table}`);
const isCounted = (name: string) =>
  name.startsWith("postgres.") && name !== "postgres.workspaces" && !madeMeanwhile.includes(name);
const ofDatabase = (removed: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(removed).filter(([name]) => isCounted(name)));

const rowsRemoved = async (): Promise<number> =>
  (
    await query(
      "select coalesce(sum(value::int), 0)::int as n from deletions, jsonb_each_text(removed) where kind <> 'ACCOUNT'",
    )
  )[0]?.n;

/** As if the minutes were over in which a killed worker is believed alive, its job is its own, and a deletion waits. */
async function hasten(): Promise<void> {
  await query("update deletions set lease_until = null, not_before = now() where finished_at is null");
  await query("update jobs.job set heartbeat_on = now() - interval '61 seconds' where state = 'active'");
  await open.world.tools.jobs.boss.supervise();
  await query("update jobs.job set start_after = now() where state = 'retry'");
  await open.world.tools.jobs.boss.send("workspaces.remove-deleted", {}, { singletonKey: "hastened" });
}

test.skipIf(kills === 0)(
  "a campaign, a workspace and an account are removed whole by processes that are killed again and again, and receipts are true (in test:deep)",
  async () => {
    const [first, second, third, other] = [await large(), await large(), await large(), await large()];
    const all = [first, second, third, other];
    const before = await Promise.all(all.map(({ projectId }) => census(open.world, projectId)));
    await first.ask(deleteCampaign, { params: { campaignId: first.campaignId } });
    await second.ask(deleteWorkspace);
    await third.ask(deleteMe, { body: { password: third.password } });

    const left = () => query("select kind from deletions where finished_at is null and kind <> 'ACCOUNT'");
    let goneInTheMiddle = 0;
    let worker = await processes.start();
    for (let killed = 0; killed < kills; killed += 1) {
      const removed = await rowsRemoved();
      await hasten();
      if ((await left()).length === 0) break;
      await eventually(async () => expect(await rowsRemoved()).toBeGreaterThan(removed), deadlineMs);
      goneInTheMiddle += 1;
      await delay(Math.random() * 300);
      worker.process.kill("SIGKILL");
      await worker.ended;
      worker = await processes.start();
    }
    await eventually(async () => {
      await hasten();
      await delay(1_000);
      expect(await query("select kind from deletions where finished_at is null"), worker.printed()).toEqual(
        [],
      );
    }, deadlineMs);
    await worker.stop();

    expect(goneInTheMiddle).toBeGreaterThan(1);
    const after = await Promise.all(all.map(({ projectId }) => census(open.world, projectId)));
    const receipts = await query("select kind, workspace_id, removed from deletions where kind <> 'ACCOUNT'");
    for (const [nth, { projectId }] of [first, second, third].entries()) {
      const { removed } = receipts.find(({ workspace_id }) => workspace_id === projectId) ?? {};
      expect(ofDatabase(removed ?? {})).toEqual(difference(before[nth] ?? {}, after[nth] ?? {}));
    }
    expect(after[3]).toMatchObject(before[3] ?? {}); // and what the workers' own clocks have read meanwhile
    const ids = [second.projectId, third.projectId];
    expect(await query("select id from workspaces where id = any($1)", [ids])).toEqual([]);
    expect(await query("select id from campaigns where id = $1", [first.campaignId])).toEqual([]);
    expect(await query("select id from answers where workspace_id = any($1) limit 1", [ids])).toEqual([]);
    expect(await query("select * from failed_items")).toEqual([]);
  },
  10 * 60_000,
);
