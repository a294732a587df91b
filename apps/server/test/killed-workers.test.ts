import { setTimeout as delay } from "node:timers/promises";
import { logIn } from "@citelens/contract/accounts/accounts";
import { runCampaign } from "@citelens/contract/visibility/campaigns";
import { afterAll, beforeAll, expect, test } from "vitest";
import { creditPurchases } from "#features/credits/ledger/public.ts";
import { cases } from "../../../scripts/testing/cases.ts";
import { type AnswersWorld, type Home, openAnswersWorld, usualAnswer } from "./answers-world.ts";
import { goodKey } from "./fakes/ai/ai-server.ts";
import { openaiAnswer, openaiQuestion } from "./fakes/ai/protocols/openai-responses.ts";
import { runJobNamed } from "./jobs.ts";
import { openProcesses, type Processes } from "./servers/processes.ts";
import type { StartedProgram } from "./servers/programs.ts";
import { eventually } from "./world.ts";

const kills = cases(0, 10);
const workersAtOnce = 4;
const storedBetween = 20;
const pendingMin = 200;
const deadlineMs = 180_000;
/** Another one may have to wait for what a stopped process holds locked. */
const sleepMsMax = 5_000;
const models = ["chatgpt", "grok"];
const repeats = 2;
const questions = Array.from(
  { length: 30 },
  (_, nth) => `question ${nth}${nth % 3 === 0 ? " in the rain" : ""}`,
);
const checks = ["insights.check-sums", "answers.check-counts", "campaigns.check-counts", "credits.prove"];

interface LoadedWorkspace {
  readonly home: Home;
  readonly campaignIds: readonly string[];
}

let open: AnswersWorld;
let processes: Processes;
let loaded: readonly LoadedWorkspace[];
let runs = 0;
/** As of a game: the same numbers kill at other moments, since processes are never equally fast. */
let seed = Date.now() % 2 ** 31;
beforeAll(async () => {
  open = await openAnswersWorld({ answersPerDayMax: 1_000_000 });
  processes = await openProcesses(open.world, {
    roles: "worker",
    env: {
      OPENAI_API_KEY: goodKey,
      OPENAI_BASE_URL: `${open.openai.address}/v1`,
      XAI_API_KEY: goodKey,
      XAI_BASE_URL: `${open.openai.address}/v1`,
      OPERATOR_LIMITS: "openai=3/6000, xai=3/6000",
      ANSWERS_PER_DAY_MAX: "1000000",
      SPEND_PER_DAY_MAX_USD: "1000000",
    },
  });
});
afterAll(async () => {
  await processes.close();
  await open.close();
}, 60_000);

async function query(text: string, values: unknown[] = []) {
  return (await open.world.postgres.pool.query(text, values)).rows;
}

/** A number below the other one. */
function random(below: number): number {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
  return Math.floor((seed / 2 ** 31) * below);
}

const organizationOf = async ({ projectId }: Home): Promise<string> =>
  (await query("select organization_id from workspaces where id = $1", [projectId]))[0]?.organization_id;

async function load(): Promise<LoadedWorkspace> {
  const home = await open.home();
  const purchase = { organizationId: await organizationOf(home), key: "killed workers", reason: "Test" };
  await creditPurchases.add(open.world.tools, { ...purchase, credits: 10_000_000 });
  const campaignIds: string[] = [];
  for (let nth = 0; nth < 4; nth += 1) {
    campaignIds.push(
      await home.launch({ name: `Load ${nth}`, queries: questions, operator_models: models, repeats }),
    );
    runs += 1;
  }
  return { home, campaignIds };
}

/** An access token lives for minutes, the test for longer. */
async function signedIn({ projectId, password }: Home): Promise<string> {
  const [owner] = await query(
    "select email from members join users on users.id = members.user_id where workspace_id = $1",
    [projectId],
  );
  const { answer } = await open.world.call(logIn, { body: { email: owner.email, password } });
  return answer.access;
}

/** Begins runs of campaigns that have none, as long as little waits. */
async function keepBusy(): Promise<void> {
  for (const { home, campaignIds } of loaded) {
    for (const campaignId of campaignIds) {
      const [waiting] = await query("select count(*)::int as answers from answers where status = 'PENDING'");
      if (waiting.answers >= pendingMin) return;
      const params = { projectId: home.projectId, campaignId };
      const { status } = await open.world.call(runCampaign, { params }, await signedIn(home));
      if (status === 200) runs += 1;
      else expect(status).toBe(409); // it runs still
    }
  }
}

async function stored(): Promise<number> {
  return (await query("select coalesce(sum(ok + refused + failed), 0)::int as n from run_tallies"))[0]?.n;
}

/**
 * As if the minute were over for which others leave alone what a killed process had; also of those that live. What a stopped
 * process is in the middle of changing stays as it is.
 */
async function endLeases(): Promise<void> {
  const held = (table: string, condition: string) =>
    `ctid = any(array(select ctid from ${table} where ${condition} for update skip locked))`;
  const leased = "status = 'PENDING' and lease_until > now()";
  await query(`update answers set lease_until = now() where ${held("answers", leased)}`);
  await query(`update lane_shares set until = now() where ${held("lane_shares", "until > now()")}`);
  await query(`update lane_turns set next_at = now() where ${held("lane_turns", "next_at > now()")}`);
}

/** The same for the jobs of killed processes. */
async function endJobs(): Promise<void> {
  await query("update jobs.job set heartbeat_on = now() - interval '61 seconds' where state = 'active'");
  await open.world.tools.jobs.boss.supervise();
  await query("update jobs.job set start_after = now() where state = 'retry'");
}

/** One, or sometimes all of them, as when a machine loses its power. */
function victims(ready: readonly StartedProgram[]): readonly StartedProgram[] {
  return random(8) === 0 ? ready : ready.slice(0, 1);
}

test.skipIf(kills === 0)(
  `200 kill -9 of workers under load lose no answer and charge none twice (in test:deep)`,
  async () => {
    open.openai.answerWith(async (request) => {
      await delay(50 + random(100));
      return openaiAnswer(request, usualAnswer(openaiQuestion(request)));
    });
    loaded = [await load(), await load()];
    const begun = seed;
    let ready: StartedProgram[] = [];
    const starting = new Set<Promise<unknown>>();
    const failures: unknown[] = [];
    const printed = () =>
      `seed ${begun}, ${failures.join()}\n${ready.map((one) => one.printed().slice(-5_000)).join("\n")}`;
    /** In the background: the next one may be killed before. */
    const replace = () => {
      while (ready.length + starting.size < workersAtOnce) {
        const start: Promise<unknown> = processes
          .start()
          .then((one) => ready.push(one))
          .catch((error: unknown) => failures.push(error))
          .finally(() => starting.delete(start));
        starting.add(start);
      }
    };
    replace();

    for (let killed = 0; killed < kills; ) {
      const before = await stored();
      const sleeping = random(6) === 0 ? ready.at(-1) : undefined;
      sleeping?.process.kill("SIGSTOP");
      if (sleeping) await endLeases();
      await eventually(
        async () => {
          await keepBusy();
          expect(await stored(), printed()).toBeGreaterThan(before + storedBetween);
        },
        sleeping ? sleepMsMax : deadlineMs,
      ).catch((error: unknown) => {
        if (!sleeping) throw error; // what it holds locked waits for its end
      });
      sleeping?.process.kill("SIGCONT");
      await delay(random(300));
      const now = victims(ready);
      for (const one of now) one.process.kill("SIGKILL");
      await Promise.all(now.map(({ ended }) => ended));
      killed += now.length;
      ready = ready.filter((one) => !now.includes(one));
      await endLeases();
      replace();
    }
    await Promise.all(starting);
    expect(failures).toEqual([]);

    await eventually(async () => {
      expect(await query("select id from runs where status = 'RUNNING'"), printed()).toEqual([]);
    }, deadlineMs);
    await eventually(async () => {
      await endJobs();
      const open =
        "select distinct state from jobs.job where name = 'answers.look-back' and state <> 'completed'";
      expect(await query(open), printed()).toEqual([]);
      expect(await query("select * from lane_turns"), printed()).toEqual([]);
    }, deadlineMs);
    for (const one of ready) await one.stop();

    const found = await Promise.all(loaded.map(expectWhole));
    expect(found.reduce((sum, { ended }) => sum + ended, 0)).toBe(runs);
    expect(await query("select * from lane_shares where until > now()")).toEqual([]);
    expect(await query("select * from unstored_answers")).toEqual([]);
    for (const check of checks) await runJobNamed(open.world, check);
    expect(await query("select * from wrong_counts")).toEqual([]);
    expect(await query("select * from failed_items")).toEqual([]);
  },
  60 * 60_000,
);

/** Each question of each run has one answer, which was charged once, and the ledger comes to that. */
async function expectWhole({ home, campaignIds }: LoadedWorkspace): Promise<{ readonly ended: number }> {
  const organizationId = await organizationOf(home);
  const rows = await query(
    `select run.id as run_id, run.campaign_id, asked.id as query_id, model, nth, answer.id, answer.status, answer.credits,
      answer.text <> '' as has_text, answer.leased_by, answer.cost_usd::float8,
      (select count(*)::int from answer_raws as raw where raw.answer_id = answer.id) as raws,
      (select array_agg(credits) from credit_uses where key = 'answer:' || answer.id) as uses,
      (select array_agg(amount) from credit_entries where key = 'answer:' || answer.id) as entries
    from runs as run
    join campaign_queries as asked using (workspace_id, campaign_id)
    cross join unnest($2::text[]) as model cross join generate_series(0, $3 - 1) as nth
    left join answers as answer on answer.workspace_id = run.workspace_id and answer.run_id = run.id
      and answer.query_id = asked.id and answer.operator_model = model and answer.repeat = nth
    where run.workspace_id = $1`,
    [home.projectId, models, repeats],
  );
  const wrong = rows.filter(
    ({ status, credits, has_text, leased_by, cost_usd, raws, uses, entries }) =>
      !(status === "OK" && has_text && leased_by === null && cost_usd > 0 && raws === 1 && credits > 0) ||
      String(uses) !== String(credits) ||
      String(entries) !== String(-credits),
  );
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  const all = await query("select run_id from answers where workspace_id = $1", [home.projectId]);
  expect(all).toHaveLength(rows.length);
  expect(new Set(rows.map(({ campaign_id }) => campaign_id))).toEqual(new Set(campaignIds));

  const spent = rows.reduce((sum, { credits }) => sum + credits, 0);
  const [ledger] = await query(
    `select (select count(*)::int from credit_uses where organization_id = $1) as uses,
      (select -sum(amount)::int from credit_entries where organization_id = $1 and kind = 'SPEND') as spent,
      (select sum(amount - available)::int from credit_lots where organization_id = $1) as gone,
      (select sum(held)::int from credit_lots where organization_id = $1) as held,
      (select sum(open)::int from credit_holds where organization_id = $1) as open,
      (select sum(credits)::int from run_tallies where workspace_id = $2) as tallied,
      (select sum(n)::int from answer_days join sum_versions using (workspace_id, campaign_id, generation)
        where workspace_id = $2) as counted,
      (select sum(answer_count)::int from campaigns where workspace_id = $2) as shown`,
    [organizationId, home.projectId],
  );
  const sums = {
    uses: rows.length,
    counted: rows.length,
    shown: rows.length,
    spent,
    gone: spent,
    tallied: spent,
  };
  expect(ledger).toEqual({ ...sums, held: 0, open: 0 });

  const costs = await query(
    `select id, cost_usd from runs as run where workspace_id = $1 and cost_usd <> (
        select sum(cost_usd + judge_cost_usd) from answers where workspace_id = $1 and run_id = run.id)`,
    [home.projectId],
  );
  expect(costs).toEqual([]);
  const looked = await query(
    "select distinct data->>'runId' as id from jobs.job where name = 'answers.look-back'",
  );
  const ended = new Set(rows.map(({ run_id }) => run_id));
  expect([...ended].filter((id) => !looked.some((one) => one.id === id))).toEqual([]);
  return { ended: ended.size };
}
