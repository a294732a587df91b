import { and, eq, inArray } from "drizzle-orm";
import { isLeaseOver } from "#platform/leases/lease.sql.ts";
import type { Tools } from "#platform/tools.ts";
import { operator_switches, provider_checks } from "../store/operators.tables.ts";
import type { NotifiedModels, ToldModels } from "../store/standing.rules.ts";

export type ProviderCheck = typeof provider_checks.$inferSelect;

export async function listChecks({ db }: Tools): Promise<Map<string, ProviderCheck>> {
  const rows = await db.select().from(provider_checks);
  return new Map(rows.map((row) => [row.provider, row]));
}

/** Of these providers, those that it falls to this call to ask: of all instances to one, until an instant. */
export async function beginChecks(
  { db, now }: Tools,
  providers: readonly string[],
  until: Date,
): Promise<string[]> {
  if (providers.length === 0) return [];
  const { lease_until } = provider_checks;
  const begun = await db
    .insert(provider_checks)
    .values(providers.map((provider) => ({ provider, lease_until: until })))
    .onConflictDoUpdate({
      target: provider_checks.provider,
      set: { lease_until: until },
      setWhere: isLeaseOver(lease_until, { now: now(), until }),
    })
    .returning({ provider: provider_checks.provider });
  return begun.map(({ provider }) => provider);
}

/** Lets those be asked by anybody at once that nobody has for longer. */
export async function handBackChecks(
  { db }: Tools,
  providers: readonly string[],
  until: Date,
): Promise<void> {
  await db
    .update(provider_checks)
    .set({ lease_until: null })
    .where(and(inArray(provider_checks.provider, [...providers]), eq(provider_checks.lease_until, until)));
}

/** What is known of a provider that is being checked, held until the end of the transaction. */
export async function lockCheck({ db }: Tools, provider: string): Promise<ProviderCheck> {
  const [known] = await db
    .select()
    .from(provider_checks)
    .where(eq(provider_checks.provider, provider))
    .for("update");
  if (!known) throw new Error(`Nobody has begun to check ${provider}`);
  return known;
}

interface Checked {
  readonly provider: string;
  /** Undefined where its list did not come; then the failure says why. */
  readonly told?: ToldModels;
  readonly failure?: string;
  /** As it was, where it is not given. */
  readonly notified?: NotifiedModels;
}

export async function endCheck(
  { db, now }: Tools,
  { provider, told, failure, notified }: Checked,
): Promise<void> {
  await db
    .update(provider_checks)
    .set({
      lease_until: null,
      ...(notified && { notified }),
      ...(told ? { told, checked_at: now(), failed_at: null, failure: null } : { failed_at: now(), failure }),
    })
    .where(eq(provider_checks.provider, provider));
}

/** What each row of the catalogue was last asked as, and what its answer called itself. */
export async function listAnsweredAs({ db }: Tools): Promise<Map<string, AnsweredAs>> {
  const { model_id, asked_model, answered_as } = operator_switches;
  const rows = await db.select({ model_id, asked_model, answered_as }).from(operator_switches);
  return new Map(rows.map((row) => [row.model_id, row]));
}

interface AnsweredAs {
  readonly asked_model: string | null;
  readonly answered_as: string | null;
}
