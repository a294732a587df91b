import type { SentimentLabel } from "@citelens/contract/answers";
import type { InsightFilter } from "./insights.queries.ts";

/**
 * Where the answers are that a number counts: those, all of those and no others. A filter without days leads to the
 * answers of all time, so a card that lets the server choose its days must name them here.
 */
export function answersPath(
  projectId: string,
  filter: InsightFilter,
  traits: AnswerTraits = {},
): AnswersPath {
  const { start_date: from, end_date: to, campaign_id: campaign, branded } = filter;
  const { operator_model: model, ...others } = traits;
  return {
    to: "/workspaces/$projectId/insight/conversations",
    params: { projectId },
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

/** What the answers behind a number have in common, besides the filter of its card. */
export interface AnswerTraits {
  readonly mentioned?: boolean;
  readonly cited?: boolean;
  /** Whether they cite anything at all. */
  readonly citing?: boolean;
  /** The brand that they name, by its id. */
  readonly brand?: string;
  /** How they speak of that brand. */
  readonly sentiment?: SentimentLabel;
  /** The site, or the very page, that they cite. */
  readonly domain?: string;
  readonly url?: string;
  readonly operator_model?: string;
  readonly query?: string;
}

/** As the page of the conversations reads its address: there a model is `model`, and days are `from` and `to`. */
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
