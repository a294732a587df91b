import type { ListQuery } from "@citelens/contract/base/list-format";
import type { getPromptsInterval, PromptsInterval } from "@citelens/contract/visibility/insight-cards";
import { shownRepeats } from "@citelens/statistics";
import type { Member } from "#features/workspaces/lookup/public.ts";
import type { Tools } from "#platform/tools.ts";
import { repeatsIn } from "../sums/kept-sums.ts";
import { scopeOf } from "../sums/scope.ts";

/** How far the visibility of exactly these prompts is known. */
export async function promptsInterval(
  tools: Tools,
  member: Member,
  query: ListQuery<typeof getPromptsInterval>,
): Promise<PromptsInterval> {
  const scope = await scopeOf(tools, member, query);
  const repeats = await repeatsIn(tools, scope, scope.now);
  if (!repeats) return { interval: null, n: 0, pairs: 0, runs: 0 };

  const { total: n, pairs, runs } = repeats;
  return { interval: shownRepeats(repeats), n, pairs, runs };
}
