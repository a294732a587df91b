import { signUp } from "../product.ts";
import { type BenchRow, median, quantile, takeTurns } from "../table.ts";
import { type ProductWithin, withinProduct } from "../within-product.ts";
import { type FilledAds, fillAds } from "./fill.ts";

const goalMs = 300;
const rounds = 20;

/** Reads by superusers of ads, announcements and models among 300 workspaces, through the API, beside a read by key. */
export function benchAdsLists(): Promise<BenchRow[]> {
  return withinProduct(async (product) => {
    const filled = await fillAds(product.databases.postgres.pool, product.tools.events);
    return measureAds(product, filled);
  });
}

export async function measureAds(product: ProductWithin, filled: FilledAds): Promise<BenchRow[]> {
  const { pool } = product.databases.postgres;
  const byKey = (): Promise<unknown> =>
    pool.query("select * from workspaces where id = $1", [filled.publisherId]);
  const cases = await pagesOf(product, filled);
  const [keyTimes = [], ...times] = await takeTurns([byKey, ...cases.map(({ run }) => run)], rounds);
  return cases.map(({ what }, at): BenchRow => {
    const own = times[at] ?? [];
    return {
      what: `ads among 300 workspaces: ${what}`,
      value: `p50 ${median(own).toFixed(0)} ms, p95 ${quantile(own, 0.95).toFixed(0)} ms`,
      ceiling: `a workspace by primary key, ${median(keyTimes).toFixed(2)} ms`,
      ratio: (median(own) / median(keyTimes)).toFixed(0),
      goal: `p95 <= ${goalMs} ms`,
    };
  });
}

interface Case {
  readonly what: string;
  readonly run: () => Promise<unknown>;
}

async function pagesOf(
  { databases, address }: ProductWithin,
  { advertiserId, publisherId }: FilledAds,
): Promise<Case[]> {
  const { access, email } = await signUp(address);
  await databases.postgres.pool.query("update users set is_superuser = true where email = $1", [email]);
  const get = (what: string, path: string): Case => ({
    what,
    run: async () => {
      const reply = await fetch(`${address}/api/v1/${path}`, {
        headers: { authorization: `Bearer ${access}` },
      });
      const text = await reply.text();
      if (!reply.ok) throw new Error(`${path}: ${text}`);
    },
  });
  const month = dayAgo(new Date().getUTCDate()).slice(0, 7);
  const ofAdvertiser = (what: string, path: string): Case =>
    get(what, `projects/${advertiserId}/ads/${path}`);
  const ofPublisher = (what: string, path: string): Case => get(what, `projects/${publisherId}/ads/${path}`);
  const range = `from_date=${dayAgo(29)}&to_date=${dayAgo(0)}`;
  return [
    ofPublisher("publishers", "publishers/"),
    ofPublisher("publishers, searched, page 2", "publishers/?search=site&page=2"),
    ofPublisher("placements", `publishers/${publisherId}/placements/`),
    ofPublisher("matches, page 1", `publishers/${publisherId}/matches/`),
    ofPublisher("matches, page 50", `publishers/${publisherId}/matches/?page=50`),
    ofAdvertiser("library", "creatives/"),
    ofAdvertiser("review queue, page 1", "reviews/"),
    ofAdvertiser("review queue, page 100", "reviews/?page=100"),
    ofAdvertiser("campaigns", "campaigns/"),
    ofAdvertiser("dashboard of an advertiser", `dashboard/?${range}`),
    ofPublisher("dashboard of a publisher", `dashboard/?${range}`),
    ofAdvertiser("a month's statement, page 1", `statements/?month=${month}`),
    ofAdvertiser("the same, page 500", `statements/?month=${month}&page=500`),
    ofAdvertiser("the same as CSV", `statements/?month=${month}&format=csv`),
    ofAdvertiser("the same as PDF", `statements/pdf/?month=${month}`),
    get("the bell", "announcements/"),
    get("announcements with their readers", "admin/announcements/"),
    get("figures of the models", "admin/model-figures/"),
  ];
}

function dayAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}
