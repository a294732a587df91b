import type { Workspace } from "@citelens/contract/workspaces";
import { findAgencies } from "#features/agencies/public.ts";
import { faviconPath } from "#features/sites/public.ts";
import type { Tools } from "#platform/tools.ts";
import type { WorkspaceRow } from "./workspaces.sql.ts";

/** Adds what other rooms know of workspaces: their sites' icons and the brands shown on them. */
export async function withFaviconsAndAgencies(
  tools: Tools,
  rows: readonly WorkspaceRow[],
): Promise<Workspace[]> {
  const organizationIds = new Set(rows.map(({ organization_id }) => organization_id));
  const agencies = await findAgencies(tools, [...organizationIds]);
  return rows.map(({ organization_id, ...row }) => ({
    ...row,
    favicon: faviconPath(tools, row.url),
    agency: agencies.get(organization_id) ?? null,
  }));
}
