import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { workspaceIndex } from "../rank/workspace-index.ts";
import { type Coverage, coverageIn } from "./coverage.rules.ts";

/**
 * How much the workspace's pages, as they are now, hold of queries. Each look at 2,000 pages takes a third of a millisecond to four, in which
 * nothing else is answered: whoever asks for hundreds should pause now and then.
 */
export async function openCoverage(tools: Tools, place: Place): Promise<Coverage> {
  return coverageIn(await workspaceIndex(tools, place));
}
