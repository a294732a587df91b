import type { AnswerStatus, SentimentLabel, SourceKind } from "@citelens/contract/visibility/answers";
import type { OperatorFailureKind } from "@citelens/contract/visibility/operators";
import type { NamesWorkspace } from "#platform/place.ts";
import { topic } from "#platform/topic.ts";

/** Facts of one answer that sums count, from when it is asked for. Only analysed ones that came back have findings. */
export interface CountedAnswer {
  readonly workspace_id: string;
  readonly id: string;
  readonly run_id: string;
  readonly campaign_id: string;
  readonly query_id: string;
  readonly query_text: string;
  readonly operator_model: string;
  readonly lane: string;
  readonly branded: boolean;
  readonly country: string | null;
  readonly language: string;
  readonly credits: number;
  readonly status: AnswerStatus;
  readonly failure_kind: OperatorFailureKind | null;
  readonly created: Date;
  readonly answered_at: Date | null;
  readonly model_id: string | null;
  readonly analyser_version: number | null;
  readonly mentions: readonly CountedMention[];
  /** Whether it says that it does not know the client. */
  readonly unknown_to_model: boolean;
  /** The cited sources in their order first, then those that were only retrieved. */
  readonly citations: readonly CountedCitation[];
}

/** The same answer while it still waited. */
export function waitingStill(answer: CountedAnswer): CountedAnswer {
  const nothing = { answered_at: null, model_id: null, analyser_version: null, mentions: [], citations: [] };
  return { ...answer, ...nothing, unknown_to_model: false, status: "PENDING" };
}

export interface CountedMention {
  readonly brand_id: string;
  readonly is_client: boolean;
  readonly position: number;
  readonly sentiment: SentimentLabel;
  /** Whether a judge said so. */
  readonly is_judged: boolean;
}

export interface CountedCitation {
  readonly domain: string;
  readonly kind: SourceKind;
  readonly cited: boolean;
}

/** Answers as they were and as they are: those that were asked for now were not, those that were dropped are no more. */
export interface AnswerChanges {
  readonly before: readonly CountedAnswer[];
  readonly after: readonly CountedAnswer[];
}

/** Changes of what is counted of answers, in this very transaction: take off what was, add what is. */
export const answersCounted = topic<AnswerChanges>("answers.counted");

/** A run has come to its end with this transaction: every answer of it that will come is there. */
export const runEnded = topic<NamesWorkspace & { readonly campaignId: string; readonly runId: string }>(
  "answers.run-ended",
);
