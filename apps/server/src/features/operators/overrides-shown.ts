import type { Overridden } from "@citelens/contract/visibility/model-overrides";
import type { OperatorHealth } from "@citelens/contract/visibility/operators";
import { people } from "#features/accounts/people/public.ts";
import type { Tools } from "#platform/tools.ts";
import { catalogue } from "./catalogue/catalogue.ts";
import { limitsWith } from "./catalogue/lanes.ts";
import { type LimitsRow, listLimits, listPrices, type PriceRow } from "./store/overrides.sql.ts";

type ShownOverrides = Pick<OperatorHealth, "standard_credits_per_answer" | "price_overridden" | "limits">;

/** Values set in the place of standard values, by whom and why, beside those values; by a model and its provider. */
export async function readOverrides(
  tools: Tools,
): Promise<(operator: Pick<OperatorHealth, "id" | "provider">) => ShownOverrides> {
  const [prices, limitRows] = await Promise.all([listPrices(tools), listLimits(tools)]);
  const limits = new Map(limitRows.map((row) => [row.lane, row]));
  const setBy = [...new Set([...prices.values(), ...limitRows].map(({ set_by }) => set_by))];
  const emails = new Map((await people.find(tools, setBy)).map(({ id, email }) => [id, email]));
  const standardPrices = new Map(catalogue(tools.ai).map((row) => [row.id, row.credits_per_answer]));

  const shown = (row: PriceRow | LimitsRow | undefined): Overridden | null =>
    row ? { reason: row.reason, by: emails.get(row.set_by) ?? null, at: row.set_at.toISOString() } : null;
  const figures = (lane: string, row?: LimitsRow): ShownOverrides["limits"]["standard"] => {
    const { concurrencyMax, perMinuteMax } = limitsWith(tools.ai, lane, row);
    return { concurrency: concurrencyMax, per_minute: perMinuteMax };
  };
  return ({ id, provider }) => ({
    standard_credits_per_answer: standardPrices.get(id) ?? 0,
    price_overridden: shown(prices.get(id)),
    limits: {
      ...figures(provider, limits.get(provider)),
      standard: figures(provider),
      overridden: shown(limits.get(provider)),
    },
  });
}
