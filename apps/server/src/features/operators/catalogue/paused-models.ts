import type { Tools } from "#platform/tools.ts";
import { listCommonOperators } from "../operators.service.ts";

/** The names of models that could be asked and are paused now, in the order of the catalogue. */
export async function listPausedModels(tools: Tools): Promise<string[]> {
  const operators = await listCommonOperators(tools);
  return operators
    .filter(({ configured, is_on, paused_until }) => configured && is_on && paused_until !== null)
    .map(({ display_name }) => display_name);
}
