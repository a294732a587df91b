import type { Tools } from "#platform/tools.ts";
import { pullBackRuns } from "./runs-ahead.sql.ts";

/** Runs that were planned while the clock stood ahead are due within their frequency again. Can be repeated. */
export async function pullBackRunsAhead(tools: Tools): Promise<void> {
  const count = await pullBackRuns(tools);
  if (count > 0) tools.log.warn({ count }, "Runs of campaigns lay further ahead than their frequency");
}
