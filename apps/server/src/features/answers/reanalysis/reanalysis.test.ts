import { analyserVersion } from "@citelens/answer-analysis";
import { later } from "@citelens/contract/base/days";
import * as admin from "@citelens/contract/platform/admin";
import * as contract from "@citelens/contract/platform/reanalysis";
import { deleteWorkspace } from "@citelens/contract/workspaces/workspaces";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { runDueJobs } from "#platform/jobs/job-workers.ts";
import { type AnswersWorld, type Home, openAnswersWorld } from "#test/answers-world.ts";
import type { Person } from "#test/world.ts";
import { continueReanalysis, reanalyseStored } from "./reanalyse-stored.ts";
import { reanalysisOfAll } from "./reanalysis.ts";

let open: AnswersWorld;
let root: Person;
beforeAll(async () => {
  open = await openAnswersWorld();
  root = await open.world.signUpRoot();
});
afterAll(() => open.close());
beforeEach(async () => {
  await open.world.postgres.pool.query("delete from reanalyses");
  await open.world.postgres.pool.query("delete from failed_items");
  await open.world.postgres.pool.query("update answers set analyser_version = $1 where status = 'OK'", [
    analyserVersion,
  ]);
});

/** A workspace with two answers that an older analysis has read, which had found nothing in them. */
async function outdatedHome(): Promise<Home> {
  const home = await open.home();
  await home.launch();
  await open.world.answerAll();
  await query("update answers set analyser_version = 3, mentioned = false where workspace_id = $1", [
    home.projectId,
  ]);
  await query("delete from answer_citations where workspace_id = $1", [home.projectId]);
  return home;
}

async function query<Row extends object>(text: string, values: unknown[]): Promise<Row[]> {
  return (await open.world.postgres.pool.query<Row>(text, values)).rows;
}

function outdatedIn(home: Home) {
  return query("select id from answers where workspace_id = $1 and analyser_version = 3 order by id", [
    home.projectId,
  ]);
}

const act = () => ({ reason: "A better analysis", key: newId() });
const ask = {
  get: (access = root.access) => open.world.call(contract.getReanalysis, {}, access),
  start: (access = root.access) => open.world.call(contract.startReanalysis, { body: act() }, access),
  cancel: (access = root.access) => open.world.call(contract.cancelReanalysis, { body: act() }, access),
};

async function audited(action: string): Promise<number> {
  const { answer } = await open.world.call(admin.listAudit, { query: { user: root.user.id } }, root.access);
  return answer.results.filter((one) => one.action === action).length;
}

describe("a superuser", () => {
  test("sees how many answers an older analysis has read, has them analysed again, and is noted", async () => {
    const homes = [await outdatedHome(), await outdatedHome()];
    const deleted = await outdatedHome();
    await deleted.ask(deleteWorkspace);
    const before = await audited("reanalysis.started");

    const { answer: seen } = await ask.get();
    const { answer: started } = await ask.start();
    await runDueJobs(open.world.tools, [reanalyseStored]);
    const { answer: done } = await ask.get();

    expect(seen).toEqual({ version: analyserVersion, outdated: 4, run: null });
    expect(started).toMatchObject({ outdated: 4, run: { status: "RUNNING", total: 4, analysed: 0 } });
    expect(done).toMatchObject({ outdated: 0, run: { status: "DONE", total: 4, analysed: 4 } });
    for (const { projectId } of homes) {
      const rows = await query("select cited from answer_citations where workspace_id = $1", [projectId]);
      expect(rows.length).toBeGreaterThan(0);
    }
    expect(await outdatedIn(deleted)).toHaveLength(2);
    expect(await audited("reanalysis.started")).toBe(before + 1);
  });

  test("starts one by six clicks at once, and none where nothing is to do", async () => {
    const { answer: idle } = await ask.start();
    await outdatedHome();

    const clicks = await Promise.all(Array.from({ length: 6 }, () => ask.start()));

    expect(idle.run).toBeNull();
    expect(new Set(clicks.map(({ answer }) => answer.run?.id)).size).toBe(1);
    expect(await query("select id from reanalyses", [])).toHaveLength(1);
  });

  test("cancels it between two slices: what is done stays done, and it can be started again", async () => {
    const home = await outdatedHome();
    const before = await audited("reanalysis.cancelled");
    await ask.start();

    const { answer: cancelled } = await ask.cancel();
    await ask.cancel();
    await runDueJobs(open.world.tools, [reanalyseStored]);

    expect(cancelled).toMatchObject({ outdated: 2, run: { status: "CANCELLED" } });
    expect(await outdatedIn(home)).toHaveLength(2);
    expect(await audited("reanalysis.cancelled")).toBe(before + 1);
    await ask.start();
    await runDueJobs(open.world.tools, [reanalyseStored]);
    expect(await outdatedIn(home)).toHaveLength(0);
  });
});

test("an act takes a reason, which is noted, and its key does it once", async () => {
  await outdatedHome();
  const body = act();
  const without = await open.world.call(
    contract.startReanalysis,
    { body: { ...body, reason: " " } },
    root.access,
  );
  await open.world.call(contract.startReanalysis, { body }, root.access);
  await ask.cancel();

  const { answer: again } = await open.world.call(contract.startReanalysis, { body }, root.access);

  const { answer: log } = await open.world.call(admin.listAudit, { query: { page_size: 100 } }, root.access);
  const noted = log.results.filter(({ action }) => action.startsWith("reanalysis.")).slice(0, 2);
  expect(without.status).toBe(400);
  expect(again.run?.status).toBe("CANCELLED");
  expect(noted).toMatchObject([
    { action: "reanalysis.cancelled", details: { reason: "A better analysis" } },
    { action: "reanalysis.started", details: { reason: "A better analysis", answers: 2 } },
  ]);
});

test("members neither see, start nor cancel it", async () => {
  const home = await open.home();

  for (const call of Object.values(ask)) expect((await call(home.access)).status).toBe(403);
});

describe("a run", () => {
  test("is one process's alone, and another one's when that has died, which goes on where it stood", async () => {
    const { tools } = open.world;
    const home = await outdatedHome();
    const [first] = await outdatedIn(home);
    await ask.start();
    await query(
      `update reanalyses set lease_until = $3, at_workspace_id = $1, at_answer_id = $2, analysed = 1
        where status = 'RUNNING'`,
      [home.projectId, (first as { id: string }).id, later(tools.now(), 15_000)],
    );

    const meanwhile = await continueReanalysis(tools, { forMs: 60_000 });
    const died = { ...tools, now: () => later(tools.now(), 60_000) };
    const succeeded = await continueReanalysis(died, { forMs: 60_000 });

    expect([meanwhile, succeeded]).toEqual(["idle", "done"]);
    expect(await outdatedIn(home)).toEqual([first]);
    expect((await ask.get()).answer.run).toMatchObject({ status: "DONE", analysed: 2 });
  });

  test("ends after its time between two slices, and the next one goes on", async () => {
    const { tools } = open.world;
    await outdatedHome();
    await outdatedHome();
    await ask.start();

    const came = [];
    for (let times = 0; times < 4; times++) came.push(await continueReanalysis(tools, { forMs: 0 }));

    expect(came).toEqual(["more", "more", "done", "idle"]);
    expect((await ask.get()).answer).toMatchObject({ outdated: 0, run: { analysed: 4 } });
  });

  test("ends between two slices where the process stops, and is another's at once", async () => {
    const { tools } = open.world;
    await outdatedHome();
    await outdatedHome();
    await ask.start();

    const stopped = await continueReanalysis({ ...tools, stopping: AbortSignal.abort() }, { forMs: 60_000 });
    const next = await continueReanalysis(tools, { forMs: 60_000 });

    expect([stopped, next]).toEqual(["more", "done"]);
    expect((await ask.get()).answer).toMatchObject({ outdated: 0, run: { analysed: 4 } });
  });

  test("passes over an answer that cannot be analysed, and its workspace is noted", async () => {
    const [broken, well] = [await outdatedHome(), await outdatedHome()];
    const [first] = await outdatedIn(broken);
    const { id } = first as { id: string };
    await query(
      `create or replace function refuse() returns trigger language plpgsql as
      $$ begin if new.id = '${id}' then raise 'refused by the test'; end if; return new; end $$`,
      [],
    );
    await query("create trigger refused before update on answers for each row execute function refuse()", []);
    await ask.start();

    await runDueJobs(open.world.tools, [reanalyseStored]);
    await query("drop trigger refused on answers", []);

    expect(await outdatedIn(broken)).toEqual([{ id }]);
    expect(await outdatedIn(well)).toEqual([]);
    expect((await ask.get()).answer).toMatchObject({
      outdated: 1,
      run: { status: "DONE", total: 4, analysed: 3 },
    });
    const failed = await query("select item, error from failed_items", []);
    expect(failed).toEqual([
      { item: broken.projectId, error: expect.stringContaining("refused by the test") },
    ]);
  });

  test("over all answers reads those of this version too, as a command asks", async () => {
    const { tools } = open.world;
    const home = await outdatedHome();
    await query("update answers set analyser_version = $2 where workspace_id = $1", [
      home.projectId,
      analyserVersion,
    ]);

    const begun = await reanalysisOfAll.begin(tools, { isAll: true, startedBy: null });
    await continueReanalysis(tools, { forMs: 60_000 });

    const { answer } = await ask.get();
    expect(answer.run).toMatchObject({ status: "DONE", total: begun?.total, analysed: begun?.total });
    expect(await query("select from answer_citations where workspace_id = $1", [home.projectId])).not.toEqual(
      [],
    );
  });
});
