import type { HostFinding, HostState } from "@citelens/contract/accounts/agencies";
import { and, eq, gt, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { organizationList } from "#features/organizations/public.ts";
import { findBest, type Match } from "#platform/text-search/best.sql.ts";
import { inOrderOf, type LongPage, listNewest } from "#platform/text-search/long-list.sql.ts";
import { textPattern } from "#platform/text-search/text-pattern.ts";
import type { Tools } from "#platform/tools.ts";
import { agencies } from "./agencies.tables.ts";

export const shown = {
  id: agencies.id,
  organization_id: agencies.organization_id,
  name: agencies.name,
  sub_domain: agencies.sub_domain,
  host_name: agencies.host_name,
  primary_color: agencies.primary_color,
  secondary_color: agencies.secondary_color,
  has_icon: sql<boolean>`${agencies.icon} is not null`,
  has_logo: sql<boolean>`${agencies.logo} is not null`,
  granted: agencies.granted,
  is_shown: agencies.is_shown,
  version: agencies.version,
  host_state: agencies.host_state,
  host_token: agencies.host_token,
  host_claimed: agencies.host_claimed,
  host_until: agencies.host_until,
  host_warned: agencies.host_warned,
  host_checked: agencies.host_checked,
  host_finding: agencies.host_finding,
  host_found: agencies.host_found,
};

export interface AgencyRow {
  readonly id: string;
  readonly organization_id: string;
  readonly name: string;
  readonly sub_domain: string | null;
  readonly host_name: string | null;
  readonly primary_color: string;
  readonly secondary_color: string;
  readonly has_icon: boolean;
  readonly has_logo: boolean;
  readonly granted: boolean;
  readonly is_shown: boolean;
  readonly version: number;
  readonly host_state: HostState;
  readonly host_token: string | null;
  readonly host_claimed: Date | null;
  readonly host_until: Date | null;
  readonly host_warned: boolean;
  readonly host_checked: Date | null;
  readonly host_finding: HostFinding | null;
  readonly host_found: readonly string[];
}

type NewAgency = typeof agencies.$inferInsert;
export type AgencyChanges = Partial<Omit<NewAgency, "id" | "organization_id" | "created" | "version">>;

export async function findAgency({ db }: Tools, agencyId: string): Promise<AgencyRow | undefined> {
  const [row] = await db.select(shown).from(agencies).where(eq(agencies.id, agencyId));
  return row;
}

export async function findByOrganizations(
  { db }: Tools,
  organizationIds: readonly string[],
): Promise<AgencyRow[]> {
  if (organizationIds.length === 0) return [];
  return db
    .select(shown)
    .from(agencies)
    .where(inArray(agencies.organization_id, [...organizationIds]));
}

/** By one of the two names that lead to a brand; each is an agency's alone, a host as long as its DNS says so. */
export async function findByHost(
  { db, now }: Tools,
  { kind, name }: { readonly kind: "sub_domain" | "host_name"; readonly name: string },
): Promise<AgencyRow | undefined> {
  const isShown = and(
    ne(agencies.host_state, "UNPROVEN"),
    or(isNull(agencies.host_until), gt(agencies.host_until, now())),
  );
  const [row] = await db
    .select(shown)
    .from(agencies)
    .where(and(eq(agencies[kind], name), kind === "host_name" ? isShown : undefined));
  return row;
}

export async function insertAgency({ db }: Tools, agency: NewAgency): Promise<AgencyRow> {
  const [row] = await db.insert(agencies).values(agency).returning(shown);
  if (!row) throw new Error("An insert returned no row");
  return row;
}

export async function changeAgency(
  { db }: Tools,
  agencyId: string,
  changes: AgencyChanges,
): Promise<AgencyRow | undefined> {
  const [row] = await db
    .update(agencies)
    .set({ ...changes, version: sql`${agencies.version} + 1` })
    .where(eq(agencies.id, agencyId))
    .returning(shown);
  return row;
}

export async function removeAgency({ db }: Tools, agencyId: string): Promise<AgencyRow | undefined> {
  const [row] = await db.delete(agencies).where(eq(agencies.id, agencyId)).returning(shown);
  return row;
}

export async function removeAgencyOf({ db }: Tools, organizationId: string): Promise<void> {
  await db.delete(agencies).where(eq(agencies.organization_id, organizationId));
}

export async function findPicture(
  { db }: Tools,
  agencyId: string,
  kind: "icon" | "logo",
): Promise<Buffer | undefined> {
  const [row] = await db.select({ png: agencies[kind] }).from(agencies).where(eq(agencies.id, agencyId));
  return row?.png ?? undefined;
}

export interface AgencySearch {
  /** Part of the name, or what finds the owner; empty for all. */
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
}

/** The newest first. */
export async function searchAgencies(
  tools: Tools,
  { search, limit, offset }: AgencySearch,
): Promise<LongPage<AgencyRow>> {
  const isSearched = search !== "";
  const ways = isSearched ? waysTo(search) : [all];
  const page = await listNewest(tools, { ways, isSearched, limit, offset });
  if (page.rows.length === 0) return { ...page, rows: [] };
  const rows = await tools.db
    .select(shown)
    .from(agencies)
    .where(inArray(agencies.id, [...page.rows]));
  return { ...page, rows: inOrderOf(page.rows, rows) };
}

const all = sql`select id, created from ${agencies}`;
/** A column that the database makes of the name; nothing else reads it. */
const text = sql.raw("search_text");

function waysTo(search: string): SQL[] {
  const pattern = textPattern(search);
  if (pattern === undefined) return [];
  return [
    sql`${all} where ${text} like ${pattern}`,
    sql`${all} where organization_id in (${organizationList.idsOfOwners(pattern)})`,
  ];
}

/** The organizations whose agency's name matches best. */
export function findBestAgencies(tools: Tools, search: Parameters<typeof findBest>[2]): Promise<Match[]> {
  return findBest(tools, { from: sql`${agencies}`, id: sql`${agencies.organization_id}`, text }, search);
}
