import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { listRows } from "./members.sql.ts";

/** Users who own the workspace, the first of them first. */
export async function listOwnerIds(tools: Tools, place: Place): Promise<string[]> {
  const rows = await listRows(tools, place);
  return rows.filter(({ role }) => role === "OWNER").map(({ user_id }) => user_id);
}
