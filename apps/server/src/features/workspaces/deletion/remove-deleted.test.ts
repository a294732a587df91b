import { deleteMe, logIn } from "@citelens/contract/accounts/accounts";
import { listDeletions } from "@citelens/contract/platform/deletions";
import { deleteCampaign } from "@citelens/contract/visibility/campaigns";
import { deleteWorkspace } from "@citelens/contract/workspaces/workspaces";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { type AnswersWorld, type Home, openAnswersWorld } from "#test/answers-world.ts";
import { census, multiplyAnswers, watchDeletions } from "#test/deletion.ts";
import type { Person } from "#test/world.ts";
import { receiptsKeptMs, removeDeleted } from "./remove-deleted.ts";
import { removeFor } from "./remove-for.ts";
import { sliceRows } from "./slices.sql.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

let open: AnswersWorld;
let root: Person;
beforeAll(async () => {
  open = await openAnswersWorld();
  root = await open.world.signUpRoot();
});
afterAll(() => open.close());

const query = async (text: string, values: readonly unknown[] = []) =>
  (await open.world.postgres.pool.query(text, [...values])).rows;
const receiptOf = async (subjectId: string) =>
  (await query("select * from deletions where subject_id = $1", [subjectId]))[0];
/** As superusers see it. */
const seen = async (subjectId: string, state: "all" | "open" | "done" = "all") => {
  const { email, password } = root;
  // The clock goes on by minutes here, and what a log-in opens is over by then.
  const { access } = (await open.world.call(logIn, { body: { email, password } })).answer;
  const { answer } = await open.world.call(listDeletions, { query: { state, page_size: 100 } }, access);
  return answer.results.find((one) => one.subject_id === subjectId);
};
const work = () => removeDeleted.run(open.world.tools, {});

/** A campaign with so many answers that they go in several slices, in a workspace with another one. */
async function large(copies = 700): Promise<Home & { readonly campaignId: string; readonly keptId: string }> {
  const home = await open.home();
  const [campaignId, keptId] = [await home.launch(), await home.launch()];
  await open.world.answerAll();
  await multiplyAnswers(open.world, home, { campaignId, copies });
  return { ...home, campaignId, keptId };
}

const remove = ({ ask }: Home, campaignId: string) => ask(deleteCampaign, { params: { campaignId } });
const removeAll = ({ ask, projectId }: Home) => ask(deleteWorkspace, { params: { projectId } });

/** Rows that were there before and are not there now, as a receipt names it. */
function difference(before: Readonly<Record<string, number>>, after: Readonly<Record<string, number>>) {
  return Object.fromEntries(
    Object.entries(before)
      .map(([table, rows]) => [`postgres.${table}`, rows - (after[table] ?? 0)] as const)
      .filter(([, rows]) => rows !== 0),
  );
}

/** The rows of PostgreSQL alone: what waits in the queue is none of them. */
const rowsOf = ({ removed }: { readonly removed: Readonly<Record<string, number>> }) =>
  Object.fromEntries(Object.entries(removed).filter(([name]) => name !== "queue.jobs"));

describe("removing a deleted campaign", () => {
  test("goes on where it was killed, by whoever comes next, and leaves a receipt that counts each row once", async () => {
    const home = await large();
    const others = await large(0);
    const before = await census(open.world, home.projectId);
    const othersBefore = await census(open.world, others.projectId);

    await remove(home, home.campaignId);
    const { id } = await receiptOf(home.campaignId);
    const stopping = AbortSignal.abort();
    await removeFor({ ...open.world.tools, stopping }, { id, turnMs: 60_000 });
    // A process that stops ends with its slice, and another may go on at once.
    expect(await receiptOf(home.campaignId)).toMatchObject({ finished_at: null, lease_until: null });
    const killedAfterASlice = () => removeFor(open.world.tools, { id, turnMs: 0 });
    do await killedAfterASlice();
    while ((await receiptOf(home.campaignId)).position?.table !== "answers");
    await killedAfterASlice();
    const halfway = await receiptOf(home.campaignId);
    const underWay = await seen(home.campaignId, "open");
    const left = await census(open.world, home.projectId);
    await work();

    expect(halfway).toMatchObject({ finished_at: null, position: { table: "answers" } });
    expect(underWay).toMatchObject({
      kind: "CAMPAIGN",
      status: "REMOVING",
      workspace_id: home.projectId,
      requested_by_email: expect.stringContaining("@"),
      table: "answers",
      rows: expect.any(Number),
      failure: null,
    });
    expect(underWay?.rows).toBeGreaterThan(0);
    expect(left.answers).toBeGreaterThan(0);
    expect(left.answers).toBeLessThan(before.answers ?? 0);
    const after = await census(open.world, home.projectId);
    const receipt = await receiptOf(home.campaignId);
    expect(rowsOf(receipt)).toEqual(difference(before, after));
    expect(receipt).toMatchObject({
      kind: "CAMPAIGN",
      workspace_id: home.projectId,
      begun_at: expect.any(Date),
      finished_at: expect.any(Date),
    });
    expect(await query("select id from campaigns where workspace_id = $1", [home.projectId])).toEqual([
      { id: home.keptId },
    ]);
    expect(
      await query("select distinct campaign_id from answers where workspace_id = $1", [home.projectId]),
    ).toEqual([{ campaign_id: home.keptId }]);
    expect(await census(open.world, others.projectId)).toEqual(othersBefore);
  });

  test("is done once by two instances that work at the same time", async () => {
    const home = await large();
    const before = await census(open.world, home.projectId);

    await remove(home, home.campaignId);
    await Promise.all([work(), work()]);
    await work();

    const after = await census(open.world, home.projectId);
    expect(rowsOf(await receiptOf(home.campaignId))).toEqual(difference(before, after));
  });

  test("leaves nothing behind of answers that come and are stored meanwhile, and takes nothing of others", async () => {
    const home = await open.home();
    const queries = Array.from({ length: 12 }, (_, n) => `question ${n}`);
    const [campaignId, keptId] = [await home.launch({ queries }), await home.launch({ queries })];

    const asking = open.world.answerAll();
    await open.world.postgres.pool.query("select pg_sleep(0.2)");
    const deleted = await remove(home, campaignId);
    await Promise.all([asking, work()]);
    await work();
    await open.world.runJobs();

    expect(deleted.status).toBe(204);
    expect((await receiptOf(campaignId)).finished_at).toEqual(expect.any(Date));
    for (const table of ["answers", "runs", "answer_days", "cell_days", "brand_candidates"])
      expect(await query(`select from ${table} where campaign_id = $1`, [campaignId])).toEqual([]);
    expect(
      await query("select count(*)::int from answers where campaign_id = $1 and status = 'OK'", [keptId]),
    ).toEqual([{ count: 12 }]);
    expect(
      await query("select from runs where workspace_id = $1 and status = 'RUNNING'", [home.projectId]),
    ).toEqual([]);
  });
});

describe("removing a deleted workspace", () => {
  test("removes few rows a statement, and lets the database cascade to none", async () => {
    const home = await large(0);
    await open.world.postgres.pool.query(
      `insert into local_pages (workspace_id, url, host, status, title, language, passages, fetched_at)
      select $1, 'https://acme.example/' || nth, 'acme.example', 'READ', '', 'en', '[]', now()
      from generate_series(1, 2 * ${sliceRows} + 1) as nth`,
      [home.projectId],
    );
    const before = await census(open.world, home.projectId);
    const deleted = await watchDeletions(open.world);

    await removeAll(home);
    open.world.advance(11 * minuteMs);
    await work();

    const statements = await deleted();
    expect(statements.filter(({ cascaded, rows }) => cascaded || rows > sliceRows)).toEqual([]);
    const ofPages = statements.filter(({ table }) => table === "local_pages").map(({ rows }) => rows);
    expect(ofPages.length).toBeGreaterThan(2); // as many as the database's speed asks for
    expect(ofPages.reduce((sum, rows) => sum + rows, 0)).toBe(2 * sliceRows + 1);
    const {
      audit_log: _,
      credit_holds: __,
      credit_uses: ___,
      deletions: ____,
      ...left
    } = await census(open.world, home.projectId);
    expect(left).toEqual({});
    expect((await receiptOf(home.projectId)).removed["postgres.answers"]).toBe(before.answers);
    await query("drop function see_deletion cascade");
  });

  test("is tried again later where it fails, while others go on", async () => {
    const [broken, well] = [await large(0), await large(0)];
    await query(`create function keep_members() returns trigger language plpgsql as $$
      begin raise exception 'members are stuck'; end $$`);
    await query(`create trigger keep_members before delete on members for each row
      when (old.workspace_id = '${broken.projectId}') execute function keep_members()`);

    await removeAll(broken);
    await removeAll(well);
    open.world.advance(11 * minuteMs);
    await work();
    const stuck = await receiptOf(broken.projectId);
    const [failed] = await query("select * from failed_items where item = $1", [stuck.id]);
    const [failing, done] = [await seen(broken.projectId), await seen(well.projectId, "done")];
    await query("drop function keep_members cascade");
    await work();
    const waiting = await receiptOf(broken.projectId);
    open.world.advance(2 * minuteMs);
    await work();

    expect((await receiptOf(well.projectId)).finished_at).toEqual(expect.any(Date));
    expect(stuck).toMatchObject({ finished_at: null, lease_until: null });
    expect(failed).toMatchObject({
      sweep: "workspaces.remove-deleted",
      error: "members are stuck",
      failures: 1,
    });
    expect(failing).toMatchObject({
      status: "FAILING",
      table: "members",
      failure: { error: "members are stuck", failures: 1, next_try: expect.any(String) },
    });
    expect(done).toMatchObject({ status: "DONE", table: null, failure: null });
    expect(done?.removed).toContainEqual({ store: "postgres.answers", rows: 4 });
    expect(waiting.finished_at).toBeNull();
    expect((await receiptOf(broken.projectId)).finished_at).toEqual(expect.any(Date));
    expect(await query("select from failed_items where item = $1", [stuck.id])).toEqual([]);
  });

  test("is a part of the deletion of an account, which is done when its workspaces are", async () => {
    const home = await large(0);
    await home.ask(deleteMe, { body: { password: home.password } });
    const [workspace] = await query("select * from deletions where subject_id = $1", [home.projectId]);
    const userId = workspace.requested_by;

    await work();
    const before = [await seen(userId), await seen(home.projectId)];
    open.world.advance(11 * minuteMs);
    await work();
    const after = [await seen(userId), await seen(home.projectId)];

    expect(before).toMatchObject([{ kind: "ACCOUNT", workspace_id: null }, { status: "WAITING" }]);
    expect(before[0]?.finished_at).toBeNull();
    expect(after).toMatchObject([
      { kind: "ACCOUNT", status: "DONE", requested_by_email: null },
      { status: "DONE", rows: expect.any(Number) },
    ]);
    expect(workspace.part_of).toBe((await receiptOf(userId)).id);
  });

  test("takes the jobs along that wait in its name", async () => {
    const home = await large(0);
    const waiting = (id: string) =>
      query("select from jobs.job where state in ('created', 'retry') and data->>'workspaceId' = $1", [id]);
    await open.world.tools.jobs.boss.send("answers.look-back", {
      workspaceId: home.projectId,
      campaignId: home.campaignId,
      runId: newId(),
    });
    expect((await waiting(home.projectId)).length).toBeGreaterThan(0);

    await removeAll(home);
    open.world.advance(11 * minuteMs);
    await work();

    expect(await waiting(home.projectId)).toEqual([]);
  });

  test("looks a day later for visits that came late, and keeps its receipt for three years", async () => {
    const home = await open.home();
    await removeAll(home);
    open.world.advance(11 * minuteMs);
    await work();
    const visit = { workspace_id: home.projectId, ts: "2026-11-20T12:00:00Z", path: "/", token: "GPTBot" };
    await open.world.tools.events.insert("visits", [visit]);

    open.world.advance(dayMs + minuteMs);
    await work();
    const checked = await receiptOf(home.projectId);
    open.world.advance(receiptsKeptMs - 2 * dayMs);
    await work();
    const kept = await receiptOf(home.projectId);
    open.world.advance(2 * dayMs);
    await work();

    expect(checked).toMatchObject({ checked_at: expect.any(Date), removed: { "clickhouse.visits": 1 } });
    expect(kept).toBeDefined();
    expect(await receiptOf(home.projectId)).toBeUndefined();
  });
});
