import { and, inArray, isNull } from "drizzle-orm";
import { organizationStanding } from "#features/organizations/standing/public.ts";
import type { Tools } from "#platform/tools.ts";
import { workspaces } from "../store/workspaces.tables.ts";

/** A workspace's website, whosever it is. */
export interface Site {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly time_zone: string;
  /** Nothing is shown or begun for one that is not: it is deactivated, or its organization is suspended. */
  readonly is_open: boolean;
}

/** Sites of those workspaces that are not deleted, by their ids. */
export async function listSites(
  { db }: Pick<Tools, "db">,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Site>> {
  if (ids.length === 0) return new Map();
  const { id, name, url, time_zone, is_active } = workspaces;
  const suspended = organizationStanding.tracking(workspaces.organization_id);
  const rows = await db
    .select({ id, name, url, time_zone, is_active, suspended })
    .from(workspaces)
    .where(and(inArray(workspaces.id, [...new Set(ids)]), isNull(workspaces.deleted_at)));
  return new Map(
    rows.map(({ is_active: isActive, suspended: tracking, ...site }) => [
      site.id,
      { ...site, is_open: isActive && tracking === null },
    ]),
  );
}
