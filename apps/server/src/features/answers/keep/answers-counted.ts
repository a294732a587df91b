import type { SentimentLabel, SourceKind } from "@citelens/contract/visibility/answers";
import { topic } from "#platform/topic.ts";

/** What figures count of one analysed answer. Only answers that came back are counted. */
export interface CountedAnswer {
  readonly workspace_id: string;
  readonly id: string;
  readonly campaign_id: string;
  readonly query_id: string;
  readonly operator_model: string;
  readonly model_id: string | null;
  readonly analyser_version: number;
  readonly branded: boolean;
  readonly created: Date;
  readonly mentions: readonly CountedMention[];
  /** The cited sources in their order first, then those that were only retrieved. */
  readonly citations: readonly CountedCitation[];
}

export interface CountedMention {
  readonly brand_id: string;
  readonly is_client: boolean;
  readonly position: number;
  readonly sentiment: SentimentLabel;
}

export interface CountedCitation {
  readonly domain: string;
  readonly kind: SourceKind;
  readonly cited: boolean;
}

/** What is counted of answers changed, in this very transaction: take off what was, add what is. */
export const answersCounted = topic<{
  readonly before: readonly CountedAnswer[];
  readonly after: readonly CountedAnswer[];
}>("answers.counted");
