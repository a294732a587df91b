import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { listSites, type Site } from "./sites.sql.ts";
import { findFacts, type WorkspaceFacts } from "./workspace-facts.sql.ts";

export type { Site, WorkspaceFacts };

/** Facts of a workspace itself that superusers see; of a deleted one too, until it is removed. */
export function findWorkspaceFacts(tools: Tools, place: Place): Promise<WorkspaceFacts | undefined> {
  return findFacts(tools, place);
}

/** The websites of those of these workspaces that are not deleted, whosever they are, by their ids. */
export function findSites(
  tools: Pick<Tools, "db">,
  workspaceIds: readonly string[],
): Promise<ReadonlyMap<string, Site>> {
  return listSites(tools, workspaceIds);
}
