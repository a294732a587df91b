import { eq } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import { lane_limits, model_prices } from "./operators.tables.ts";

export type PriceRow = typeof model_prices.$inferSelect;
export type LimitsRow = typeof lane_limits.$inferSelect;

export async function listPrices({ db }: Tools): Promise<Map<string, PriceRow>> {
  const rows = await db.select().from(model_prices);
  return new Map(rows.map((row) => [row.model_id, row]));
}

export async function putPrice({ db }: Tools, row: PriceRow): Promise<void> {
  const { model_id: target } = model_prices;
  await db.insert(model_prices).values(row).onConflictDoUpdate({ target, set: row });
}

export async function removePrice({ db }: Tools, modelId: string): Promise<void> {
  await db.delete(model_prices).where(eq(model_prices.model_id, modelId));
}

export function listLimits({ db }: Tools): Promise<LimitsRow[]> {
  return db.select().from(lane_limits);
}

export async function findLimits({ db }: Tools, lane: string): Promise<LimitsRow | undefined> {
  const [row] = await db.select().from(lane_limits).where(eq(lane_limits.lane, lane));
  return row;
}

export async function putLimits({ db }: Tools, row: LimitsRow): Promise<void> {
  const { lane: target } = lane_limits;
  await db.insert(lane_limits).values(row).onConflictDoUpdate({ target, set: row });
}

export async function removeLimits({ db }: Tools, lane: string): Promise<void> {
  await db.delete(lane_limits).where(eq(lane_limits.lane, lane));
}
