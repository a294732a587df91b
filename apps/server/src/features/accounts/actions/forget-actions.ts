import { dayMs, earlier } from "@citelens/contract/base/days";
import type { Tools } from "#platform/tools.ts";
import { deleteActions } from "./actions.sql.ts";

/** Long after any browser would send an action again. */
const rememberedMs = 30 * dayMs;

export function forgetActions(tools: Tools): Promise<void> {
  return deleteActions(tools, earlier(tools.now(), rememberedMs));
}
