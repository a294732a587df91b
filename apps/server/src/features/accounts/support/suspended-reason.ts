import type { Tools } from "#platform/tools.ts";
import { findSuspendedReason as findReason } from "./support.sql.ts";

/** Why nobody can log in with the account; undefined while it is not suspended. */
export function findSuspendedReason(tools: Tools, userId: string): Promise<string | undefined> {
  return findReason(tools, userId);
}
