import { and, eq, getTableColumns, gt, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { organizationList } from "#features/organizations/public.ts";
import { findBest, type Match } from "#platform/text-search/best.sql.ts";
import { inOrderOf, type LongPage, listNewest } from "#platform/text-search/long-list.sql.ts";
import { textPattern } from "#platform/text-search/text-pattern.ts";
import type { Tools } from "#platform/tools.ts";
import { agencies } from "./agencies.tables.ts";

const { icon, logo, host_seen, host_due, created, ...columns } = getTableColumns(agencies);

export const shown = {
  ...columns,
  has_icon: sql<boolean>`${icon} is not null`,
  has_logo: sql<boolean>`${logo} is not null`,
};

export interface AgencyRow extends Readonly<Pick<typeof agencies.$inferSelect, keyof typeof columns>> {
  readonly has_icon: boolean;
  readonly has_logo: boolean;
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
