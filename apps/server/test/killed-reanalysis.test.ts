import { setTimeout as delay } from "node:timers/promises";
import { analyserVersion } from "@citelens/answer-analysis";
import { startReanalysis } from "@citelens/contract/platform/reanalysis";
import { updateCampaign } from "@citelens/contract/visibility/campaigns";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cases } from "../../../scripts/testing/cases.ts";
import { type AnswersWorld, type Home, openAnswersWorld } from "./answers-world.ts";
import { multiplyAnswers } from "./deletion.ts";
import { openProcesses, type Processes } from "./servers/processes.ts";
import { eventually } from "./world.ts";

const kills = cases(0, 4);
const copies = 1_500;
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
  open.answer(() => ({ text: "Many buy at Gap. In a Gap Year money is short. Beta is fine." }));
  const campaignId = await home.launch({ brand: { name: "Gap", domains: ["acme.example"] } });
  await open.world.answerAll();
  await multiplyAnswers(open.world, home, { campaignId, copies });
  return { ...home, campaignId };
}

/** How many answers were read again, by a change of names and by the administrator. */
const readAgain = async (): Promise<number> =>
  (
    await query(`select (select coalesce(sum(done), 0) from campaign_reanalyses)::int
      + (select coalesce(sum(analysed), 0) from reanalyses)::int as n`)
  )[0]?.n;

/** As if the minutes were over in which a killed worker is believed alive, and its jobs its own. */
async function hasten(): Promise<void> {
  await query("update reanalyses set lease_until = null where finished_at is null");
  await query("update jobs.job set heartbeat_on = now() - interval '61 seconds' where state = 'active'");
  await open.world.tools.jobs.boss.supervise();
  await query("update jobs.job set start_after = now() where state = 'retry'");
  await open.world.tools.jobs.boss.send("answers.reanalyse-stored", {}, { singletonKey: "hastened" });
}

const isAtWork = async (): Promise<boolean> =>
  (
    await query(
      "select 1 as n from campaign_reanalyses union all select 1 from reanalyses where status = 'RUNNING'",
    )
  ).length > 0;

test.skipIf(kills === 0)(
  "answers are read again to the last by processes that are killed again and again, each once in the figures (in test:deep)",
  async () => {
    const [renamed, outdated] = [await large(), await large()];
    await query("update answers set analyser_version = 3, mentioned = false where workspace_id = $1", [
      outdated.projectId,
    ]);
    await query("delete from answer_mentions where workspace_id = $1", [outdated.projectId]);
    const setting = { name: "Gap", exact_case: "auto" as const, excludes: ["gap year"] };
    await renamed.ask(updateCampaign, {
      params: { campaignId: renamed.campaignId },
      body: { brand: { name: "Gap", domains: ["acme.example"], name_settings: [setting] } },
    });
    const root = await open.world.signUpRoot();
    await open.world.call(
      startReanalysis,
      { body: { reason: "A better analysis", key: "start" } },
      root.access,
    );

    let inTheMiddle = 0;
    let worker = await processes.start();
    for (let killed = 0; killed < kills && (await isAtWork()); killed += 1) {
      const before = await readAgain();
      await hasten();
      await eventually(async () => expect(await readAgain()).not.toBe(before), deadlineMs);
      if (await isAtWork()) inTheMiddle += 1;
      await delay(Math.random() * 200);
      worker.process.kill("SIGKILL");
      await worker.ended;
      worker = await processes.start();
    }
    await eventually(async () => {
      await hasten();
      await delay(500);
      expect(await isAtWork(), worker.printed()).toBe(false);
    }, deadlineMs);
    await worker.stop();

    expect(inTheMiddle).toBeGreaterThan(0);
    const spansOf = ({ projectId }: Home) =>
      query(
        `select jsonb_array_length(spans) as spans, count(*)::int as n from answer_mentions
        where workspace_id = $1 and brand = 'Gap' group by 1`,
        [projectId],
      );
    const count = 2 * (copies + 1);
    expect(await spansOf(renamed)).toEqual([{ spans: 1, n: count }]);
    expect(await spansOf(outdated)).toEqual([{ spans: 2, n: count }]);
    expect(
      await query(
        "select count(*)::int as n from answers where analyser_version <> $1 or (status = 'OK' and not mentioned)",
        [analyserVersion],
      ),
    ).toEqual([{ n: 0 }]);
    expect(await query("select * from failed_items")).toEqual([]);
  },
  10 * 60_000,
);
