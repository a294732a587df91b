import { campaigns } from "#features/campaigns/lookup/public.ts";
import { workspaceList } from "#features/workspaces/list/public.ts";
import { checkCounts } from "#platform/checks/check-counts.ts";
import { placeOfJob } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { countCame } from "./tallies.sql.ts";

/** Compares every campaign's counter of answers with the answers that came. */
export async function checkAnswerCounts(tools: Tools): Promise<void> {
  await checkCounts(tools, {
    check: "answers.check-counts",
    scopes: await workspaceList.listIds(tools),
    differences: async (snapshot, workspaceId) => {
      const place = placeOfJob({ workspaceId });
      const launched = await campaigns.listLaunched(snapshot, place);
      if (launched.length === 0) return [];
      const came = await countCame(snapshot, place);
      return launched
        .map(({ id, answer_count }) => ({
          subject: id,
          what: "answers of the campaign",
          kept: answer_count,
          counted: came.get(id) ?? 0,
        }))
        .filter(({ kept, counted }) => kept !== counted);
    },
  });
}
