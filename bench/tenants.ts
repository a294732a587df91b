import { hasPostgres15 } from "../apps/server/test/servers/postgres-15.ts";
import { logIn } from "./product.ts";
import type { BenchRow } from "./table.ts";
import { callsOf } from "./tenants/calls.ts";
import { fillTenants } from "./tenants/fill.ts";
import { letOthersWait, letWait } from "./tenants/pending.ts";
import { removalOf } from "./tenants/removal.ts";
import { createSmall, runOf } from "./tenants/small-run.ts";
import { createCampaign, runOn } from "./tenants/tenant.ts";
import { type BenchedCluster, withCluster } from "./tenants/with-cluster.ts";

const giant = 50_000;
const waiting = 100_000;
/** ANSWERS_PER_DAY_MAX of the cluster. */
const perDay = 1_000_000;

/**
 * 300 workspaces with a million answers and 100,000 that wait in twelve lanes, served by two processes for the API and two for jobs,
 * on the embedded PostgreSQL.
 */
export function benchTenants(): Promise<BenchRow[]> {
  return withCluster("embedded", measure);
}

/** The same on Debian's PostgreSQL 15; nothing where it is not installed. */
export async function benchTenantsOnPostgres15(): Promise<BenchRow[]> {
  if (!hasPostgres15) {
    console.error("Skipped: PostgreSQL 15 is not here. On Debian 12: apt-get install postgresql-15");
    return [];
  }
  const rows = await withCluster("postgres 15", measure);
  return rows.map(({ what, ...row }) => ({ what: `PostgreSQL 15: ${what}`, ...row }));
}

async function measure({ address, pool, models }: BenchedCluster): Promise<BenchRow[]> {
  const [model] = models;
  if (!model) throw new Error("There are no models.");
  const rows: BenchRow[] = [];
  const small = await createSmall(pool, address, model.id);
  await runOf(pool, address, small, "launch");
  const aloneMs = await runOf(pool, address, small, "run");

  const tenants = await fillTenants(pool, address);
  const [reader, largest] = tenants;
  if (!reader || !largest) throw new Error("There are no tenants.");
  rows.push({
    what: `${largest.what}: its sums made again for another time zone`,
    value: `${(largest.rebuildMs / 1000).toFixed(0)} s`,
    ceiling: "",
    ratio: "",
    goal: "",
  });

  const fresh = { ...largest, access: await logIn(address, largest) };
  const campaignId = await createCampaign(address, fresh, { models: [model.id], queries: 1 });
  await letWait(pool, { projectId: largest.projectId, campaignId, model, answers: giant });
  const again = { ...small, access: await logIn(address, small) };
  const besideMs = await runOf(pool, address, again, "run");
  rows.push({
    what: `a campaign of 25 questions beside one of ${giant.toLocaleString("en")} in its lane`,
    value: `${(besideMs / 1000).toFixed(1)} s`,
    ceiling: `alone, before anything else was there, ${(aloneMs / 1000).toFixed(1)} s`,
    ratio: (besideMs / aloneMs).toFixed(2),
    goal: "<= 2",
  });

  await letOthersWait(pool, { models, answers: waiting - giant, perDay });
  for (const state of ["never analysed", "analysed"]) {
    if (state === "analysed") await runOn(pool)("vacuum analyze");
    for (const tenant of tenants) rows.push(...(await callsOf(pool, address, { tenant, state })));
  }
  // What was measured before is not lost with it.
  const removal = await removalOf(pool, address, { largest, reader }).catch((error: unknown) => {
    console.error(error);
    return [];
  });
  return [...rows, ...removal];
}
