import { and, desc, eq, ilike, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import { agencies } from "./agencies.tables.ts";

const shown = {
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
}

type NewAgency = typeof agencies.$inferInsert;
export type AgencyChanges = Partial<Omit<NewAgency, "id" | "organization_id" | "created" | "version">>;

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

/** By one of the two names that lead to a brand; each is an agency's alone. */
export async function findByHost(
  { db }: Tools,
  { kind, name }: { readonly kind: "sub_domain" | "host_name"; readonly name: string },
): Promise<AgencyRow | undefined> {
  const [row] = await db.select(shown).from(agencies).where(eq(agencies[kind], name));
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

export async function findPicture(
  { db }: Tools,
  agencyId: string,
  kind: "icon" | "logo",
): Promise<Buffer | undefined> {
  const [row] = await db.select({ png: agencies[kind] }).from(agencies).where(eq(agencies.id, agencyId));
  return row?.png ?? undefined;
}

export interface AgencySearch {
  /** Part of the name; or one of the organizations. */
  readonly search: string;
  readonly organizationIds: readonly string[];
  readonly limit: number;
  readonly offset: number;
}

/** The newest first. */
export async function searchAgencies(
  { db }: Tools,
  { search, organizationIds, limit, offset }: AgencySearch,
): Promise<{ readonly count: number; readonly rows: AgencyRow[] }> {
  const where = matching(search, organizationIds);
  const rows = await db
    .select(shown)
    .from(agencies)
    .where(where)
    .orderBy(desc(agencies.created), desc(agencies.id))
    .limit(limit)
    .offset(offset);
  return { count: await db.$count(agencies, where), rows };
}

function matching(search: string, organizationIds: readonly string[]): SQL | undefined {
  if (search === "") return undefined;
  const byName = ilike(agencies.name, `%${search.replace(/[\\%_]/g, "\\$&")}%`);
  if (organizationIds.length === 0) return and(byName);
  return or(byName, inArray(agencies.organization_id, [...organizationIds]));
}
