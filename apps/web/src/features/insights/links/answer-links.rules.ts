import type { SentimentLabel } from "@citelens/contract/visibility/answers";
import type { InsightFilter } from "../insights.queries.ts";

/**
 * The link to exactly the answers that a figure counts. A filter without days means all time, so a card whose
 * days the server chooses must pass them here.
 */
export function answersPath(
  workspaceId: string,
  filter: InsightFilter,
  traits: AnswerTraits = {},
): AnswersPath {
  const { start_date: from, end_date: to, campaign_id: campaign, branded } = filter;
  const { operator_model: model, ...others } = traits;
  return {
    to: "/workspaces/$projectId/insight/conversations",
    params: { projectId: workspaceId },
    search: {
      view: "answers",
      counted: true,
      ...(from !== undefined && to !== undefined && { from, to }),
      ...(campaign !== undefined && { campaign }),
      ...(branded !== undefined && { branded: branded === "true" }),
      ...(model !== undefined && { model }),
      ...others,
    },
  };
}

/** The common properties of these answers, besides the card's filter. */
export interface AnswerTraits {
  readonly mentioned?: boolean;
  readonly cited?: boolean;
  /** Whether they cite any source. */
  readonly citing?: boolean;
  /** The id of the brand that they name. */
  readonly brand?: string;
  /** The sentiment towards that brand. */
  readonly sentiment?: SentimentLabel;
  /** The cited site or page. */
  readonly domain?: string;
  readonly url?: string;
  readonly operator_model?: string;
  readonly query?: string;
  /** Words searched for, and whether that found the client's pages. */
  readonly searched_for?: string;
  readonly found_owned?: boolean;
  /** Whether they say that they do not know the client. */
  readonly unknown_to_model?: boolean;
}

/** In the search parameters of the conversations page: the model is `model`, the days are `from` and `to`. */
export interface AnswersSearch extends Omit<AnswerTraits, "operator_model"> {
  readonly view: "answers";
  readonly counted: true;
  readonly from?: string;
  readonly to?: string;
  readonly campaign?: string;
  readonly branded?: boolean;
  readonly model?: string;
}

export interface AnswersPath {
  readonly to: "/workspaces/$projectId/insight/conversations";
  readonly params: { readonly projectId: string };
  readonly search: AnswersSearch;
}
