import { localModel } from "@citelens/contract/visibility/ai-models";
import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { isOfCampaignThere } from "#features/campaigns/deletion/public.ts";
import type { Place } from "#platform/place.ts";
import { answers } from "../store/answers.tables.ts";
import { run_tallies } from "../store/run-tallies.tables.ts";

/**
 * The index of this installation is no AI assistant: it counts only in campaigns in which nothing else has answered, which
 * the tallies of their runs tell.
 */
function isAsked({ workspaceId }: Place): SQL {
  return sql`(${answers.operator_model} <> ${localModel} or ${answers.campaign_id} not in (
    select tally.campaign_id from ${run_tallies} as tally
    where tally.workspace_id = ${workspaceId} and tally.operator_model <> ${localModel} and tally.ok > 0))`;
}

/** Whether figures count an answer: it came back, was analysed, and is not of an index that is left out. */
export function isCounted(place: Place): SQL | undefined {
  return and(
    eq(answers.status, "OK"),
    isNotNull(answers.analyser_version),
    isOfCampaignThere(answers.campaign_id, place),
    isAsked(place),
  );
}
