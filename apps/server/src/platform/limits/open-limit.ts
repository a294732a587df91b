import { createHash } from "node:crypto";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import type { RateResult } from "./gcra.ts";
import { type LimitName, limits } from "./limits.ts";
import { openMemoryRates } from "./memory-rates.ts";
import { takeInDatabase } from "./rate-limits.sql.ts";

export interface Limit {
  /** Counts one act of the address, account or workspace; refuses what is too much with 429 and the seconds to wait. */
  take(id: string): Promise<void>;
}

/** The limit of that name, for one process; open it once. */
export function openLimit(tools: Tools, name: LimitName): Limit {
  const { rate, kept } = limits[name];
  if (kept === "database")
    return { take: async (id) => pass(await takeInDatabase(tools, digest(`${name} ${id}`), rate)) };

  const rates = openMemoryRates(tools, kept.inMemoryOf);
  return { take: async (id) => pass(rates.take(id, rate)) };
}

/** Refuses what was not taken. */
export function pass(taking: RateResult): void {
  if (taking.isTaken) return;
  const retryAfterSeconds = Math.max(1, Math.ceil(taking.retryAfterMs / 1_000));
  throw new Refusal("TOO_MANY_REQUESTS", { retryAfterSeconds });
}

/** The table holds nobody's address. */
function digest(value: string): string {
  return createHash("sha256").update(value).digest("base64url");
}
