import * as admin from "@citelens/contract/platform/admin";
import * as contract from "@citelens/contract/visibility/campaigns";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AnswersWorld, type Home, openAnswersWorld, usualAnswer } from "#test/answers-world.ts";
import { writerDouble } from "#test/fakes/writer.ts";
import type { Mail, Person } from "#test/world.ts";
import { jobs } from "./jobs.ts";

let open: AnswersWorld;
let root: Person;
beforeAll(async () => {
  open = await openAnswersWorld({
    judge: writerDouble("double/judge", () => ({
      verdicts: [{ brand: "Acme", sentiment: "NEGATIVE", score: 0.2, quote: "is light and reliable" }],
    })),
  });
  root = await open.world.signUpRoot();
});
afterAll(() => open.close());

const checks = ["campaigns.check-counts", "answers.check-counts", "insights.check-sums", "credits.prove"];
const query = async (text: string, values: readonly unknown[] = []) =>
  (await open.world.postgres.pool.query(text, [...values])).rows;

/** Every check of a night; those of the ledgers fail as jobs too. */
async function passNight(): Promise<void> {
  for (const name of checks) {
    const job = jobs.find((one) => one.name === name);
    await job?.run(open.world.tools, {} as never).catch((error: unknown) => {
      if (name !== "credits.prove") throw error;
    });
  }
}

const health = async () => (await open.world.call(admin.getHealth, {}, root.access)).answer;
const wrongCounts = async () =>
  (await health()).wrong_counts
    .map(({ check, subject, what, kept, counted }) => [check, subject, what, kept, counted])
    .sort();
const mails = async (): Promise<readonly Mail[]> =>
  (await open.world.mailsTo(root.email)).filter(({ kind }) => kind === "wrong-counts");

/** A campaign whose answers were analysed, judged and analysed again, of more than one kind. */
async function lived(): Promise<{ readonly home: Home; readonly campaignId: string }> {
  open.answer((question) => (question.includes("nothing") ? { text: "" } : usualAnswer(question)));
  const home = await open.home();
  await query("update workspaces set time_zone = 'Pacific/Auckland' where id = $1", [home.projectId]);
  const queries = ["best running shoes", "shoes for rain", "is Acme good", "say nothing"];
  const campaignId = await home.launch({ queries, operator_models: ["chatgpt", "grok"], repeats: 2 });
  await open.world.answerAll();
  await open.world.runJobs();
  const params = { campaignId };
  await home.ask(contract.updateCampaign, {
    params,
    body: { queries: queries.slice(1), competitors: [{ name: "Zenith" }] },
  });
  await open.world.runJobs();
  await home.ask(contract.runCampaign, { params });
  await open.world.answerAll();
  await home.ask(contract.duplicateCampaign, { params });
  return { home, campaignId };
}

test("counts that are right are found right; a wrong one shows to superusers and is mailed once, until it is right again", async () => {
  const { home, campaignId } = await lived();
  await passNight();
  const atFirst = [await wrongCounts(), (await health()).failed_items, await mails()];
  const [{ answer_count, organization_id, left, day } = {}] = await query(
    `select answer_count, organization_id, (select sum(available)::int from credit_lots where organization_id = w.organization_id) as left,
       (select min(day)::text from answer_days where campaign_id = c.id) as day
     from campaigns c join workspaces w on w.id = c.workspace_id where c.id = $1`,
    [campaignId],
  );
  const [{ n } = {}] = await query(
    "select n from answer_days where campaign_id = $1 and operator_model = 'grok' and branded limit 1",
    [campaignId],
  );
  const [{ total } = {}] = await query("select sum(n)::int as total from cell_weeks where campaign_id = $1", [
    campaignId,
  ]);

  await query("update campaigns set answer_count = answer_count + 2, query_count = 7 where id = $1", [
    campaignId,
  ]);
  await query(
    "update answer_days set n = n + 1 where campaign_id = $1 and operator_model = 'grok' and branded",
    [campaignId],
  );
  await query(
    "update cell_weeks set n = n + 10 where ctid = (select ctid from cell_weeks where campaign_id = $1 limit 1)",
    [campaignId],
  );
  await query(
    "update credit_lots set available = available + 5 where ctid = (select ctid from credit_lots where organization_id = $1 limit 1)",
    [organization_id],
  );
  await passNight();
  const found = await wrongCounts();
  const [firstNight, firstMails] = [await health(), await mails()];
  open.world.advance(60_000);
  await passNight();
  const [secondNight, secondMails] = [await health(), await mails()];
  const stranger = await open.world.call(admin.getHealth, {}, home.access);

  expect(atFirst).toEqual([[], [], []]);
  expect(found).toEqual([
    ["answers.check-counts", campaignId, "answers of the campaign", answer_count + 2, answer_count],
    ["campaigns.check-counts", campaignId, "queries of the campaign", 7, 3],
    ["credits.prove", organization_id, "credits that are left", left + 5, left],
    ["insights.check-sums", campaignId, `answers by grok on ${day} to branded queries`, n + 1, n],
    ["insights.check-sums", campaignId, "answers by query and week", total + 10, total],
  ]);
  expect(secondNight.wrong_counts).toEqual(firstNight.wrong_counts);
  expect(firstMails.map(({ subject }) => subject).sort()).toEqual([
    "2 counts are wrong",
    "A count is wrong",
    "A count is wrong",
    "A count is wrong",
  ]);
  expect(
    firstMails.some(({ text }) => text.includes(`${answer_count + 2} kept, ${answer_count} counted`)),
  ).toBe(true);
  expect(secondMails).toHaveLength(4);
  expect(stranger.status).toBe(403);

  await query("update campaigns set answer_count = answer_count - 2, query_count = 3 where id = $1", [
    campaignId,
  ]);
  await query(
    "update answer_days set n = n - 1 where campaign_id = $1 and operator_model = 'grok' and branded",
    [campaignId],
  );
  await query("update cell_weeks set n = n - 10 where campaign_id = $1 and n >= 10", [campaignId]);
  await query(
    "update credit_lots set available = available - 5 where ctid = (select ctid from credit_lots where organization_id = $1 limit 1)",
    [organization_id],
  );
  await passNight();
  const repaired = await wrongCounts();
  await query("update campaigns set query_count = 9 where id = $1", [campaignId]);
  await passNight();

  expect(repaired).toEqual([]);
  expect(await wrongCounts()).toHaveLength(1);
  expect(await mails()).toHaveLength(5);
  await query("update campaigns set query_count = 3 where id = $1", [campaignId]);
});

test("a workspace that cannot be checked is noted and leaves the others to be checked", async () => {
  const [broken, well] = [await lived(), await lived()];
  await query("update workspaces set time_zone = 'Nowhere/At All' where id = $1", [broken.home.projectId]);
  await query("update version_days set n = n + 1 where campaign_id = $1", [well.campaignId]);

  await passNight();

  expect((await health()).failed_items).toMatchObject([
    {
      sweep: "insights.check-sums",
      item: broken.home.projectId,
      error: expect.stringContaining("time zone"),
    },
  ]);
  expect(await wrongCounts()).toMatchObject([
    [
      "insights.check-sums",
      well.campaignId,
      "answers by version and day",
      expect.any(Number),
      expect.any(Number),
    ],
  ]);
});
