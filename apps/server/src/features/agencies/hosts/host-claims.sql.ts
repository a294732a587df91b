import { randomUUID } from "node:crypto";
import { and, asc, eq, lte, sql } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import { type AgencyRow, shown } from "../store/agencies.sql.ts";
import { agencies } from "../store/agencies.tables.ts";
import type { HostClaim } from "./host-proof.rules.ts";

/** An agency that names a host. */
export interface Claim extends HostClaim {
  readonly id: string;
  readonly organization_id: string;
  readonly name: string;
  readonly host_name: string;
  readonly host_token: string;
}

/** Columns that a claim of a host begins with: nothing of another one stays. */
export function claimOf(hostName: string | null, now: Date): Partial<typeof agencies.$inferInsert> {
  const isClaim = hostName !== null;
  return {
    host_name: hostName,
    host_state: "UNPROVEN",
    host_token: isClaim ? randomUUID().replaceAll("-", "") : null,
    host_claimed: isClaim ? now : null,
    host_seen: null,
    host_until: null,
    host_warned: false,
    host_checked: null,
    host_finding: null,
    host_found: [],
    host_due: isClaim ? now : null,
  };
}

/** Claims whose DNS is to be asked, the longest waiting first. */
export async function listDueClaims({ db, now }: Tools, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: agencies.id })
    .from(agencies)
    .where(lte(agencies.host_due, now()))
    .orderBy(asc(agencies.host_due))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Everybody's claims of a host, held until the transaction ends: of two who prove theirs at once one is first. */
export async function lockClaims({ db }: Tools, hostName: string): Promise<Claim[]> {
  const rows = await db
    .select(shown)
    .from(agencies)
    .where(eq(agencies.host_name, hostName))
    .orderBy(asc(agencies.id))
    .for("update");
  return rows.flatMap((row) => claimIn(row) ?? []);
}

export function claimIn(row: AgencyRow): Claim | undefined {
  const { host_name, host_token, host_claimed } = row;
  if (host_name === null || host_token === null || host_claimed === null) return undefined;
  return { ...row, host_name, host_token, host_claimed };
}

type HostChanges = Partial<Omit<typeof agencies.$inferInsert, "host_name" | "host_token">>;

export async function changeClaim({ db }: Tools, { id }: Claim, changes: HostChanges): Promise<void> {
  await db.update(agencies).set(changes).where(eq(agencies.id, id));
}

/** Begins a claim anew, unless it is of this host already. */
export async function claimHost(
  { db, now }: Tools,
  agencyId: string,
  hostName: string | null,
): Promise<void> {
  await db
    .update(agencies)
    .set(claimOf(hostName, now()))
    .where(and(eq(agencies.id, agencyId), sql`${agencies.host_name} is distinct from ${hostName}`));
}
