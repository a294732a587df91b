import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { findFacts, type WorkspaceFacts } from "./workspace-facts.sql.ts";

export type { WorkspaceFacts };

/** Facts of a workspace itself that superusers see; of a deleted one too, until it is removed. */
export function findWorkspaceFacts(tools: Tools, place: Place): Promise<WorkspaceFacts | undefined> {
  return findFacts(tools, place);
}
