import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { findFacts, type WorkspaceFacts } from "./workspace-facts.sql.ts";

export type { WorkspaceFacts };

/** What superusers see of a workspace itself; of a deleted one too, until it is removed. */
export function findWorkspaceFacts(tools: Tools, place: Place): Promise<WorkspaceFacts | undefined> {
  return findFacts(tools, place);
}
