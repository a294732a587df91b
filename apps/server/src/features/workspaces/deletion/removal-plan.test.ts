import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorld, type World } from "#test/world.ts";
import { readCatalogue } from "./catalogue.sql.ts";
import { keptTables, readPlan } from "./read-plan.ts";
import type { Step } from "./removal-plan.rules.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const [workspace, campaign] = [
  { workspace_id: "00000000-0000-4000-8000-000000000000" },
  {
    workspace_id: "00000000-0000-4000-8000-000000000000",
    campaign_id: "00000000-0000-4000-8000-000000000001",
  },
];
/** Tables of a workspace whose rows stay when a campaign of it goes. */
const ofNoCampaign = [
  "connected_app_workspaces",
  "ad_accounts",
  "ad_campaigns",
  "ad_creative_versions",
  "ad_creatives",
  "ad_entries",
  "ad_figures",
  "ad_matches",
  "ad_outside",
  "ad_placements",
  "ad_publishers",
  "ad_refusals",
  "ad_served",
  "api_key_calls",
  "api_key_uses",
  "api_keys",
  "assistant_messages",
  "assistant_threads",
  "audit_findings",
  "audit_issues",
  "audit_probes",
  "audit_settings",
  "audit_urls",
  "audits",
  "brand_settings",
  "campaigns", // whose own row goes last
  "competitors",
  "demos",
  "idempotency_keys",
  "exports",
  "export_links",
  "integration_checks",
  "invitations",
  "limit_refusals",
  "local_pages",
  "local_sites",
  "members",
  "opportunities",
  "opportunity_periods",
  "opportunity_refreshes",
  "site_pages",
  "site_readings",
  "tracking_batches",
  "tracking_counters",
  "tracking_reports",
  "visit_retentions",
  "warehouse_deliveries",
  "warehouses",
];

/** In the order in which rows of them go. */
const tablesOf = (steps: readonly Step[]): string[] =>
  steps.flatMap(({ table, parts }) => [...parts.map((part) => part.table), table]);

test("every table with a workspace_id is emptied with its workspace, or kept for a reason", async () => {
  const all = (await readCatalogue(world.tools)).map(({ table }) => table);

  const plan = tablesOf(await readPlan(world.tools, workspace));

  expect([...plan, ...Object.keys(keptTables)].sort()).toEqual(all);
});

test("every table with a workspace_id is emptied with a campaign, or stands in a list of those that are of none", async () => {
  const all = (await readCatalogue(world.tools)).map(({ table }) => table);

  const plan = tablesOf(await readPlan(world.tools, campaign));

  expect([...plan, ...ofNoCampaign, ...Object.keys(keptTables)].sort()).toEqual(all);
});

test("rows that refer to others go before them, so that nothing is left for the database to cascade to", async () => {
  const { rows: references } = await world.postgres.pool.query<{ child: string; parent: string }>(
    `select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`,
  );
  for (const scope of [workspace, campaign]) {
    const plan = tablesOf(await readPlan(world.tools, scope));
    const among = references.filter(({ child, parent }) => plan.includes(child) && plan.includes(parent));

    const late = among.filter(({ child, parent }) => plan.indexOf(child) > plan.indexOf(parent));

    expect(among.length).toBeGreaterThan(5);
    expect(late).toEqual([]);
    // Whatever would go with a row of the plan by itself is in the plan as well.
    const root = scope === workspace ? "workspaces" : "campaigns";
    const left = references.filter(
      ({ child, parent }) => [...plan, root].includes(parent) && !plan.includes(child),
    );
    expect(left).toEqual([]);
  }
});
