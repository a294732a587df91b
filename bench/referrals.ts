import { dayMs } from "@citelens/contract/base/days";
import { z } from "zod";
import type { ClickHouse } from "../apps/server/src/platform/clickhouse.ts";
import { signUp } from "./product.ts";
import { type BenchRow, median, quantile, takeTurns } from "./table.ts";
import { type ProductWithin, withinProduct } from "./within-product.ts";

/** Seen by the server and by the tracker: half of the rows each. */
const people = 500_000;
/** Other workspaces. */
const others = 300;
const rowsOfOthers = 1_000;
const days = 90;
const rounds = 9;

/** Reads of a million stored referrals of one workspace, among 300 others, beside a plain count of the same rows. */
export function benchReferrals(): Promise<BenchRow[]> {
  return withinProduct(measure);
}

async function measure({ databases: { events }, address }: ProductWithin): Promise<BenchRow[]> {
  const { access, projectId } = await signUp(address);
  const today = Math.floor(Date.now() / dayMs) * dayMs;
  const from = today - (days - 1) * dayMs;
  await generateReferrals(events, { workspace: projectId, from });
  await events.command("OPTIMIZE TABLE referrals FINAL");

  const range = `from_date=${dayOf(from)}&to_date=${dayOf(today)}`;
  const get = (path: string) => async (): Promise<void> => {
    const url = `${address}/api/v1/projects/${projectId}/referrals/${path}${range}`;
    const reply = await fetch(url, { headers: { authorization: `Bearer ${access}` } });
    if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
    await reply.arrayBuffer();
  };
  const bare = (): Promise<unknown> =>
    events.query(
      "SELECT operator, count() AS rows FROM referrals WHERE workspace_id = {workspace:UUID} GROUP BY operator",
      { workspace: projectId },
      z.unknown(),
    );
  const contenders = [
    { what: "dashboard: visits for each referral", run: get("crawl-ratios/?") },
    { what: "referrals: figures and days", run: get("?") },
    { what: "referrals: the same with the period before", run: get("?compare=previous&") },
    { what: "referrals: assistants with their days", run: get("assistants/?") },
    { what: "referrals: landing pages", run: get("pages/?") },
  ];
  const times = await takeTurns([bare, ...contenders.map(({ run }) => run)], rounds);
  const ceiling = median(times[0] ?? []);
  return contenders.map(({ what }, index) => {
    const own = times[index + 1] ?? [];
    return {
      what: `${what}, 1 M rows of one workspace`,
      value: `${median(own).toFixed(0)} ms (p90 ${quantile(own, 0.9).toFixed(0)})`,
      ceiling: `a count of the rows by operator, ${ceiling.toFixed(0)} ms`,
      ratio: (median(own) / ceiling).toFixed(1),
      goal: "<= 300 ms",
    };
  });
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/**
 * The same people every time: half of them land on one page, and a third have one browser; a tenth cannot be recognised by the server.
 * Then some of each of the other workspaces.
 */
async function generateReferrals(
  events: ClickHouse,
  { workspace, from }: { readonly workspace: string; readonly from: number },
): Promise<void> {
  const own = {
    of: "toUUID({workspace:UUID})",
    person: "number % {people:UInt32}",
    side: "intDiv(number, {people:UInt32})",
    count: 2 * people,
  };
  const foreign = {
    of: "reinterpretAsUUID(toFixedString(sipHash128(number % {others:UInt32}), 16))",
    person: "number",
    side: "0",
    count: others * rowsOfOthers,
  };
  for (const { of, person, side, count } of [own, foreign]) {
    await events.command(
      `INSERT INTO referrals (workspace_id, ts, path, assistant, operator, evidence, source, visitor, browser)
       SELECT ${of},
         fromUnixTimestamp64Milli(
           {from:Int64} + toInt64(cityHash64(person, 1) % {spanMs:UInt64} + side * (cityHash64(person, 2) % 4000)), 'UTC') AS ts,
         if(cityHash64(person, 3) % 2 = 0, '/', concat('/products/article-', toString(page))),
         ['ChatGPT', 'ChatGPT', 'ChatGPT', 'Perplexity', 'Gemini', 'Claude', 'Copilot', 'Grok'][1 + kind] AS assistant,
         ['OpenAI', 'OpenAI', 'OpenAI', 'Perplexity', 'Google', 'Anthropic', 'Microsoft', 'xAI'][1 + kind],
         ['referrer', 'utm', 'in_app'][1 + cityHash64(person, 4) % 3], ['server', 'tracker'][1 + side],
         if(side = 0 AND cityHash64(person, 5) % 10 = 0, 0, cityHash64(person, toDate(ts), agent)), 1 + cityHash64(agent)
       FROM (
         SELECT number, ${person} AS person, ${side} AS side, cityHash64(person, 6) % 20000 AS page, cityHash64(person, 7) % 8 AS kind,
           if(cityHash64(person, 8) % 3 = 0, 0, cityHash64(person, 9) % 200) AS agent
         FROM numbers({count:UInt64})
       )`,
      { workspace, from, people, others, spanMs: days * dayMs, count },
    );
  }
}
