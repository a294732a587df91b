import { expect } from "vitest";
import type { Home } from "#test/answers-world.ts";
import type { World } from "#test/world.ts";
import { checkSums } from "./check-sums.ts";

const tables = [
  "answer_days",
  "brand_days",
  "source_days",
  "source_weeks",
  "cell_days",
  "cell_weeks",
  "cell_totals",
  "asked_queries",
  "version_days",
];
const sums = new Set(["n", "asked", "mentions", "uses", "retrieved"]);

/** The sums of a workspace that are shown, as far as they count anything. */
export async function sumsOf({ postgres }: World, projectId: string): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const table of tables) {
    const { rows } = await postgres.pool.query(
      `select to_jsonb(one) - 'generation' as row from ${table} as one
      join sum_versions using (workspace_id, campaign_id, generation)
      where workspace_id = $1 order by (to_jsonb(one) - 'generation')::text`,
      [projectId],
    );
    found[table] = rows
      .map(({ row }) => row)
      .filter((row) => Object.entries(row).some(([name, value]) => sums.has(name) && value !== 0));
  }
  return found;
}

/** Counts the answers themselves, as every night, and expects nothing else to be kept; nor anything of other generations. */
export async function expectRightSums({ tools, postgres }: World, home: Home): Promise<void> {
  await checkSums.run(tools, {});
  const { rows: wrong } = await postgres.pool.query(
    `select what, kept, counted from wrong_counts
    where "check" = 'insights.check-sums' and subject in (select id::text from campaigns where workspace_id = $1)`,
    [home.projectId],
  );
  expect(wrong).toEqual([]);
  for (const table of tables) {
    const { rows } = await postgres.pool.query(
      `select count(*)::int as left_over from ${table} as one
      where workspace_id = $1 and not exists (select from sum_versions as known
        where known.campaign_id = one.campaign_id and known.generation = one.generation)`,
      [home.projectId],
    );
    expect([table, rows[0]]).toEqual([table, { left_over: 0 }]);
  }
}
