import { estimateSimulation, listSimulationReplies } from "@citelens/contract/content/content-studio";
import { endpointQuery, pageQuery } from "#lib/api/queries.ts";
import { studioRoot } from "../../../studio.queries.ts";
import { askedOf, estimatesRoot, type ModelChoice, type NamedText, paramsOf } from "../../results.queries.ts";

/** Estimate of what can be asked, and what the choice would ask and cost. */
export function estimateQuery(text: NamedText, choice: ModelChoice) {
  return pageQuery(
    [...estimatesRoot(text), choice],
    [estimateSimulation, { params: paramsOf(text), body: askedOf(choice) }],
  );
}

export interface RepliesWanted {
  readonly simulationId: string;
  readonly operator_model: string;
  readonly question: number;
}

/** Replies of a model to one of the questions. */
export function repliesQuery(text: NamedText, { simulationId, ...query }: RepliesWanted) {
  return endpointQuery(
    [...studioRoot(text.workspaceId), "simulation-replies", simulationId, query],
    [listSimulationReplies, { params: { ...paramsOf(text), simulationId }, query }],
  );
}
