import { randomUUID } from "node:crypto";
import { logIn } from "@citelens/contract/accounts/accounts";
import * as contract from "@citelens/contract/platform/admin-workspace";
import { trackVisit } from "@citelens/contract/traffic/visits";
import { getInsightSummary } from "@citelens/contract/visibility/insights";
import { createApiKey } from "@citelens/contract/workspaces/api-keys";
import { deleteWorkspace } from "@citelens/contract/workspaces/workspaces";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { insightJobs } from "#features/insights/room.ts";
import { type AnswersWorld, type Home, openAnswersWorld, usualAnswer } from "#test/answers-world.ts";
import { eventually, type Person } from "#test/world.ts";

let open: AnswersWorld;
let root: Person;
beforeAll(async () => {
  open = await openAnswersWorld();
  root = await open.world.signUpRoot();
});
afterAll(() => open.close());
beforeEach(() => open.answer(usualAnswer));

const of = ({ projectId }: Home) => ({ params: { workspaceId: projectId } });
const act = () => ({ reason: "The figures look wrong", key: randomUUID() });

async function query<Row extends object>(text: string, values: unknown[]): Promise<Row[]> {
  return (await open.world.postgres.pool.query<Row>(text, values)).rows;
}

async function detailsOf(home: Home): Promise<contract.WorkspaceDetails> {
  return (await open.world.call(contract.getWorkspaceDetails, of(home), root.access)).answer;
}

/** A workspace with a campaign whose four answers came. */
async function answered(): Promise<Home & { readonly campaignId: string }> {
  const home = await open.home();
  const campaignId = await home.launch({ operator_models: ["chatgpt", "grok"] });
  await open.world.answerAll();
  return { ...home, campaignId };
}

const counted = async (home: Home) => {
  const { answer } = await home.ask(getInsightSummary, { query: { branded: "false" } });
  return [answer.total_answers, answer.brand_mentions];
};

const auditedIn = async (home: Home, action: string) => {
  const { answer } = await open.world.call(contract.listWorkspaceAudit, of(home), root.access);
  return answer.results.filter((one) => one.action === action);
};

describe("the page of a workspace", () => {
  test("shows whose it is, how it stands, and that nothing is being done to it", async () => {
    const home = await answered();

    const details = await detailsOf(home);

    expect(details).toMatchObject({
      id: home.projectId,
      workspace: {
        name: "Example",
        url: "https://www.acme.example",
        state: "active",
        is_demo: false,
        members: 1,
        time_zone: "UTC",
      },
      sums: { campaigns: 1, rebuilding: 0 },
      analysis: [],
      deletion: null,
    });
    expect(details.workspace?.owner_email).toContain("@");
  });

  test("counts what its keys reported, today and in seven days, and nothing of another workspace", async () => {
    const [home, other] = [await open.home(), await open.home()];
    const [key, foreign] = [
      (await home.ask(createApiKey, { body: { name: "Website" } })).answer,
      (await other.ask(createApiKey, { body: { name: "Another" } })).answer,
    ];
    const read = {
      request_path: "/",
      request_method: "GET",
      request_headers: { "user-agent": "GPTBot/1.2" },
    };
    const report = (secret: string, body: object) =>
      open.world.call(trackVisit, { body: body as never }, `Api-Key ${secret}`);
    await report(key.key, read);
    await report(key.key, { request_path: 7 });
    await report(foreign.key, read);
    await query(
      `insert into tracking_counters (workspace_id, key_id, day, outcome, reason, count)
      values ($1, $2, $3::date - 6, 'stored', 'agent', 10), ($1, $2, $3::date - 7, 'stored', 'agent', 100)`,
      [home.projectId, key.id, open.world.tools.now()],
    );

    const tracking = () => open.world.call(contract.getTrackingCounters, of(home), root.access);

    const ofKey = { source: "key", key_id: key.id, key_name: "Website", revoked: false, prefix: key.prefix };
    await eventually(async () => {
      expect((await tracking()).answer.results).toEqual([
        { ...ofKey, outcome: "stored", reason: "agent", status: null, today: 1, week: 11 },
        { ...ofKey, outcome: "rejected", reason: "invalid", status: 400, today: 1, week: 1 },
      ]);
    });
    expect(JSON.stringify((await tracking()).body)).not.toContain(key.key);
    expect((await tracking()).answer.last_visit_at).not.toBeNull();
  });

  test("lists its campaigns, runs with why answers failed, keys and audit, and nothing of another one", async () => {
    const [home, other] = [await answered(), await answered()];
    const { answer: key } = await home.ask(createApiKey, { body: { name: "Website" } });
    await other.ask(createApiKey, { body: { name: "Another" } });
    await query(
      `update answers set status = 'FAILED', failure_kind = case operator_model when 'chatgpt' then 'timeout' else 'overloaded' end
      where workspace_id = $1 and (operator_model = 'chatgpt' or query_text = 'shoes for rain')`,
      [home.projectId],
    );
    await query(
      "update run_tallies set ok = ok - case operator_model when 'chatgpt' then 2 else 1 end, failed = case operator_model when 'chatgpt' then 2 else 1 end where workspace_id = $1",
      [home.projectId],
    );

    const [campaigns, runs, keys, audit, others] = [
      await open.world.call(contract.listWorkspaceCampaigns, of(home), root.access),
      await open.world.call(contract.listWorkspaceRuns, of(home), root.access),
      await open.world.call(contract.listWorkspaceKeys, of(home), root.access),
      await open.world.call(contract.listWorkspaceAudit, of(home), root.access),
      await open.world.call(contract.listWorkspaceRuns, of(other), root.access),
    ];

    expect(campaigns.answer).toMatchObject({
      count: 1,
      results: [{ id: home.campaignId, name: "Autumn", status: "ACTIVE", queries: 2 }],
    });
    expect(campaigns.answer.results[0]?.last_run_at).not.toBeNull();
    expect(runs.answer).toMatchObject({
      count: 1,
      results: [
        {
          campaign_id: home.campaignId,
          campaign_name: "Autumn",
          asked: 4,
          ok: 1,
          refused: 0,
          failed: 3,
          errors: [
            { kind: "timeout", words: expect.stringContaining("in time"), answers: 2 },
            { kind: "overloaded", words: expect.stringContaining("overloaded"), answers: 1 },
          ],
        },
      ],
    });
    expect(others.answer.results).toMatchObject([
      { campaign_id: other.campaignId, ok: 4, failed: 0, errors: [] },
    ]);
    for (const { body } of [campaigns, runs])
      expect(JSON.stringify(body)).not.toMatch(/rain|light and reliable/);
    expect(keys.answer.results).toEqual([
      { id: key.id, name: "Website", prefix: key.prefix, created: key.created, revoked_at: null },
    ]);
    expect(JSON.stringify(keys.body)).not.toContain(key.key);
    expect(audit.answer.results.map(({ action }) => action)).toContain("key.created");
    expect(
      audit.answer.results.every(
        ({ workspace_id, subject_id }) => workspace_id === home.projectId || subject_id === home.projectId,
      ),
    ).toBe(true);
  });

  test("of a workspace that is not there is not found", async () => {
    const params = { workspaceId: randomUUID() };

    const replies = [
      await open.world.call(contract.getWorkspaceDetails, { params }, root.access),
      await open.world.call(contract.getTrackingCounters, { params }, root.access),
      await open.world.call(contract.listWorkspaceCampaigns, { params }, root.access),
      await open.world.call(contract.listWorkspaceRuns, { params }, root.access),
      await open.world.call(contract.listWorkspaceKeys, { params }, root.access),
      await open.world.call(contract.listWorkspaceAudit, { params }, root.access),
      await open.world.call(contract.rebuildSums, { params, body: act() }, root.access),
      await open.world.call(contract.analyseAgain, { params, body: act() }, root.access),
    ];

    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([404]));
  });

  test("of a deleted one shows its removal, then the receipt and what was done to it, and nothing else", async () => {
    const home = await answered();
    await home.ask(deleteWorkspace);

    const hidden = await detailsOf(home);
    const { status } = await open.world.call(contract.listWorkspaceRuns, of(home), root.access);
    const refused = await open.world.call(contract.rebuildSums, { ...of(home), body: act() }, root.access);
    open.world.advance(11 * 60_000);
    const { answer: again } = await open.world.call(logIn, { body: root });
    root = { ...root, ...again };
    await open.world.runJobs();
    const removed = await detailsOf(home);

    expect(hidden).toMatchObject({
      workspace: { name: "Example", state: "deleted" },
      deletion: { kind: "WORKSPACE", workspace_id: home.projectId },
    });
    expect([status, refused.status]).toEqual([404, 404]);
    expect(removed).toMatchObject({ workspace: null, sums: { campaigns: 0 }, deletion: { status: "DONE" } });
    expect(removed.deletion?.rows).toBeGreaterThan(0);
    expect(await auditedIn(home, "workspace.deleted")).toHaveLength(1);
  });
});

describe("sums", () => {
  test("are made again once for six clicks, by a job whose progress shows, and are right afterwards", async () => {
    const [home, other] = [await answered(), await answered()];
    const right = await counted(home);
    await query("update answer_days set n = n + 100, mentions = 0 where workspace_id = any($1)", [
      [home.projectId, other.projectId],
    ]);
    await query("update sum_versions set version = version + 1 where workspace_id = any($1)", [
      [home.projectId, other.projectId],
    ]);
    const broken = await counted(home);
    const body = act();

    const clicks = await Promise.all(
      Array.from({ length: 6 }, () =>
        open.world.call(contract.rebuildSums, { ...of(home), body }, root.access),
      ),
    );
    const waiting = await detailsOf(home);
    await open.world.runJobs();
    const generations = await query<{ workspace_id: string; generation: number }>(
      "select workspace_id, generation from sum_versions where workspace_id = any($1)",
      [[home.projectId, other.projectId]],
    );

    expect(new Set(clicks.map(({ status }) => status))).toEqual(new Set([200]));
    expect(broken).not.toEqual(right);
    expect(waiting.sums).toEqual({ campaigns: 1, rebuilding: 1 });
    expect((await detailsOf(home)).sums).toEqual({ campaigns: 1, rebuilding: 0 });
    expect(await counted(home)).toEqual(right);
    expect(generations).toEqual(
      expect.arrayContaining([
        { workspace_id: home.projectId, generation: 2 },
        { workspace_id: other.projectId, generation: 1 },
      ]),
    );
    expect(await auditedIn(home, "workspace.sums-rebuild-started")).toMatchObject([
      { workspace_id: home.projectId, details: { reason: body.reason } },
    ]);
  });

  test("are made again although the process died before its job ran", async () => {
    const home = await answered();
    await query("update answer_days set n = n + 100 where workspace_id = $1", [home.projectId]);

    await open.world.call(contract.rebuildSums, { ...of(home), body: act() }, root.access);
    await insightJobs.find(({ name }) => name === "insights.finish-sums")?.run(open.world.tools, {} as never);

    expect((await detailsOf(home)).sums).toEqual({ campaigns: 1, rebuilding: 0 });
    expect(
      await query("select generation from sum_versions where workspace_id = $1", [home.projectId]),
    ).toEqual([{ generation: 2 }]);
    await open.world.runJobs();
  });
});

test("stored answers are analysed again once for six clicks, by jobs whose progress shows, and no model is asked", async () => {
  const [home, other] = [await answered(), await answered()];
  const both = [home.projectId, other.projectId];
  await query("delete from answer_citations where workspace_id = any($1)", [both]);
  const asked = open.questions().length;
  const body = act();

  const clicks = await Promise.all(
    Array.from({ length: 6 }, () =>
      open.world.call(contract.analyseAgain, { ...of(home), body }, root.access),
    ),
  );
  const waiting = await detailsOf(home);
  await open.world.call(contract.analyseAgain, { ...of(home), body: act() }, root.access);
  const revisions = await query("select revision from campaign_reanalyses where workspace_id = $1", [
    home.projectId,
  ]);
  await open.world.runJobs();
  const cited = await query<{ workspace_id: string }>(
    "select distinct workspace_id from answer_citations where workspace_id = any($1)",
    [both],
  );

  expect(new Set(clicks.map(({ status }) => status))).toEqual(new Set([200]));
  expect(waiting.analysis).toEqual([{ campaign_id: home.campaignId, done: 0, total: null }]);
  expect(revisions).toEqual([{ revision: 1 }]);
  expect((await detailsOf(home)).analysis).toEqual([]);
  expect(cited).toEqual([{ workspace_id: home.projectId }]);
  expect(open.questions()).toHaveLength(asked);
  expect(await auditedIn(home, "workspace.reanalysis-started")).toHaveLength(2);
});
