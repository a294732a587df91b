import type { Tools } from "#platform/tools.ts";
import { listSites, type Site } from "./sites.sql.ts";

export type { Site };

/** The websites of those of these workspaces that are not deleted, whosever they are, by their ids. */
export function findSites(
  tools: Pick<Tools, "db">,
  workspaceIds: readonly string[],
): Promise<ReadonlyMap<string, Site>> {
  return listSites(tools, workspaceIds);
}
