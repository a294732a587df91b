import { eq } from "drizzle-orm";
import { changeHeld, changeHeldRow, type LeasedRow, letGo, takeLease } from "#platform/leases/lease.sql.ts";
import { LeaseLost } from "#platform/leases/lease-lost.ts";
import { type Lease, leaseOf } from "#platform/leases/while-leased.ts";
import type { Tools } from "#platform/tools.ts";
import { operator_switches, provider_checks } from "../store/operators.tables.ts";
import type { NotifiedModels, ToldModels } from "../store/standing.rules.ts";

export type ProviderCheck = typeof provider_checks.$inferSelect;

export async function listChecks({ db }: Tools): Promise<Map<string, ProviderCheck>> {
  const rows = await db.select().from(provider_checks);
  return new Map(rows.map((row) => [row.provider, row]));
}

function leasedRow(provider: string): LeasedRow<typeof provider_checks> {
  return { table: provider_checks, where: eq(provider_checks.provider, provider) };
}

/** The lease of asking a provider, of all instances. */
export function leaseOfCheck(tools: Tools, provider: string): Lease<ProviderCheck> {
  return {
    ...leaseOf(tools, leasedRow(provider), { what: { provider } }),
    take: async (until) => {
      await tools.db.insert(provider_checks).values({ provider }).onConflictDoNothing();
      return takeLease(tools, leasedRow(provider), { until });
    },
  };
}

/** A check that this process does. */
export type LeasedCheck = Pick<ProviderCheck, "provider" | "fence">;

/** State of a provider that is being checked, held until the end of the transaction. */
export async function lockCheck(tools: Tools, { provider, fence }: LeasedCheck): Promise<ProviderCheck> {
  const known = await changeHeldRow(tools, leasedRow(provider), { fence });
  if (!known) throw new LeaseLost();
  return known;
}

interface CheckRecord extends LeasedCheck {
  /** Undefined where its list did not come; then the failure says why. */
  readonly told?: ToldModels;
  readonly failure?: string;
  /** As it was, where it is not given. */
  readonly notified?: NotifiedModels;
}

export async function endCheck(
  tools: Tools,
  { provider, fence, told, failure, notified }: CheckRecord,
): Promise<void> {
  const now = tools.now();
  await changeHeld(tools, leasedRow(provider), {
    fence,
    changes: {
      ...letGo(provider_checks),
      ...(notified && { notified }),
      ...(told ? { told, checked_at: now, failed_at: null, failure: null } : { failed_at: now, failure }),
    },
  });
}

/** Names by which each row of the catalogue was last asked, and what its answer called itself. */
export async function listAnsweredAs({ db }: Tools): Promise<Map<string, AnsweredAs>> {
  const { model_id, asked_model, answered_as } = operator_switches;
  const rows = await db.select({ model_id, asked_model, answered_as }).from(operator_switches);
  return new Map(rows.map((row) => [row.model_id, row]));
}

interface AnsweredAs {
  readonly asked_model: string | null;
  readonly answered_as: string | null;
}
