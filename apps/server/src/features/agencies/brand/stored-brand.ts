import type { Tools } from "#platform/tools.ts";
import { claimHost, claimOf } from "../hosts/host-claims.sql.ts";
import { type AgencyChanges, type AgencyRow, changeAgency, insertAgency } from "../store/agencies.sql.ts";

/** Stores a brand; the host that it names is claimed, and shows nothing yet. */
export function addBrand(
  within: Tools,
  { host_name, ...brand }: Parameters<typeof insertAgency>[1],
): Promise<AgencyRow> {
  return insertAgency(within, { ...brand, ...claimOf(host_name ?? null, within.now()) });
}

/** Changes a brand; another host is claimed anew, and the one of before is free. */
export async function changeBrand(
  within: Tools,
  agencyId: string,
  { host_name, ...changes }: AgencyChanges,
): Promise<AgencyRow | undefined> {
  if (host_name !== undefined) await claimHost(within, agencyId, host_name);
  return changeAgency(within, agencyId, changes);
}
