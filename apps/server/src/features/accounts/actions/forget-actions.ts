import { dayMs, earlier } from "@citelens/contract/base/days";
import type { Tools } from "#platform/tools.ts";
import { deleteActs } from "./actions.sql.ts";

/** Long after any browser would send an act again. */
const rememberedMs = 30 * dayMs;

export function forgetActs(tools: Tools): Promise<void> {
  return deleteActs(tools, earlier(tools.now(), rememberedMs));
}
