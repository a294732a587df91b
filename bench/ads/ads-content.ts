import { randomUUID } from "node:crypto";
import { adPages, adPath } from "../ingest/ad-bodies.ts";
import type { LoadResult } from "../ingest/load.ts";
import { runLoad } from "../ingest/run-load.ts";
import { startBareServer } from "../ingest/start-bare-server.ts";
import { type Account, signUp } from "../product.ts";
import { type BenchRow, median, quantile } from "../table.ts";
import { type ProductWithin, withinProduct } from "../within-product.ts";

const rounds = 10;
const warmUpMs = 3_000;
const roundMs = 1_500;
const connections = 50;
const creatives = 20;

/**
 * Passages a second that are answered from memory, beside a bare node:http server that parses and answers. What loads them runs in a
 * process of its own; they take short turns, and the ratio is the median over the turns.
 */
export function benchAdsContent(): Promise<BenchRow[]> {
  return withinProduct(async (product) => {
    const bare = await startBareServer();
    try {
      const account = await signUp(product.address);
      await fill(product, account);
      const port = Number(new URL(product.address).port);
      const of = "ads" as const;
      const run = (at: number, durationMs: number): Promise<LoadResult> =>
        runLoad({ port: at, key: account.key, of, connections, durationMs });
      const cold = await run(port, warmUpMs);
      await run(bare.port, warmUpMs);
      const results: { readonly bare: LoadResult; readonly product: LoadResult }[] = [];
      for (let round = 0; round < rounds; round += 1)
        results.push({ bare: await run(bare.port, roundMs), product: await run(port, roundMs) });
      return rowsOf(results, cold);
    } finally {
      await bare.stop();
    }
  });
}

type Turns = readonly { readonly bare: LoadResult; readonly product: LoadResult }[];

function rowsOf(results: Turns, cold: LoadResult): BenchRow[] {
  const perSecond = ({ answered, durationMs }: LoadResult): number => (answered / durationMs) * 1_000;
  const latencies = results.flatMap(({ product }) => product.latenciesMs);
  const bare = results.flatMap((result) => result.bare.latenciesMs);
  const failed = results.reduce((sum, { product }) => sum + product.failed, 0);
  const told = (values: readonly number[]): string =>
    `p50 ${median(values).toFixed(1)} ms, p99 ${quantile(values, 0.99).toFixed(1)} ms`;
  return [
    {
      what: `ads: POST /ads/content/, ${connections} connections, ${adPages} pages`,
      value: `${Math.round(median(results.map(({ product }) => perSecond(product))))}/s`,
      ceiling: `bare node:http ${Math.round(median(results.map((result) => perSecond(result.bare))))}/s`,
      ratio: median(results.map((result) => perSecond(result.product) / perSecond(result.bare))).toFixed(2),
      goal: ">= 0.45, as for visits",
    },
    {
      what: "ads: time to the passage",
      value: told(latencies),
      ceiling: told(bare),
      ratio: (quantile(latencies, 0.99) / quantile(bare, 0.99)).toFixed(1),
      goal: "p99 <= 30 ms",
    },
    {
      what: "ads: the same while every page is decided for the first time",
      value: told(cold.latenciesMs),
      ceiling: "-",
      ratio: "-",
      goal: "p99 <= 30 ms",
    },
    {
      what: "ads: answers without a passage",
      value: `${failed} of ${latencies.length}`,
      ceiling: "0",
      ratio: (failed / latencies.length).toFixed(4),
      goal: "0",
    },
  ];
}

/** A publisher with a placement, and creatives of another workspace that may stand on each of its pages. */
async function fill({ databases, address }: ProductWithin, publisher: Account): Promise<void> {
  const { projectId: advertiserId } = await signUp(address);
  const [campaignId, placementId] = [randomUUID(), randomUUID()];
  const run = (text: string, values: unknown[]): Promise<unknown> =>
    databases.postgres.pool.query(text, values);
  await run(
    `insert into ad_publishers (workspace_id, status, revenue_share, token_hash, invited_at, site_text, match_due)
     values ($1, 'ACTIVE', 70, 'bench', now(), 'bench', false)`,
    [publisher.projectId],
  );
  await run(
    `insert into ad_placements (workspace_id, id, key, name, path_patterns, max_words, format, created)
     values ($1, $2, 'below-article', 'Below', '{}', 60, 'PASSAGE', now())`,
    [publisher.projectId, placementId],
  );
  await run(
    `insert into ad_campaigns (workspace_id, id, channel, name, status, currency, budget_cents, daily_cents,
       price_cents_per_1000, starts, topics, countries, languages, category, created, updated)
     values ($1, $2, 'NETWORK', 'Bench', 'ACTIVE', 'EUR', 1000000, 1000000, 1, '2026-01-01', '{oak}', '{}', '{}', 9, now(), now())`,
    [advertiserId, campaignId],
  );
  const content = JSON.stringify({
    title: "Oak desks",
    body: "Desks of oak.",
    target_url: "https://b.example/",
    image_url: null,
    facts: [],
  });
  const paths = Array.from({ length: adPages }, (_, page) => adPath(page));
  for (let at = 0; at < creatives; at += 1) {
    const id = randomUUID();
    await run(
      `insert into ad_creatives (workspace_id, id, ad_campaign_id, kind, version, content, state, created, updated)
       values ($1, $2, $3, 'PASSAGE', 1, $4, 'APPROVED', now(), now())`,
      [advertiserId, id, campaignId, content],
    );
    await run(
      `insert into ad_matches (workspace_id, placement_id, path, advertiser_id, creative_id, score, sentence, since)
       select $1, $2, path, $3, $4, 0.9, 'Oak.', now() from unnest($5::text[]) as path`,
      [publisher.projectId, placementId, advertiserId, id, paths],
    );
  }
}
