import type { NegativeAnswer } from "@citelens/contract/visibility/insights";
import type { ReactElement } from "react";
import { counted } from "#lib/figures.ts";
import { Badge, type BadgeProps } from "#ui/text/badge.tsx";
import { Estimated } from "#ui/text/estimated.tsx";
import { Ago } from "#ui/text/instant.tsx";
import { ModelName } from "./model-name.tsx";
import { type NegativityLabel, negativityOf, saidText } from "./negativity.rules.ts";
import { shortPreview } from "./prompt-tabs.rules.ts";
import { QueryLink } from "./query-link.tsx";

interface WorstAnswerProps {
  readonly answer: NegativeAnswer;
  readonly now: Date;
}

const tones: Readonly<Record<NegativityLabel, BadgeProps["tone"]>> = {
  "Highly negative": "neg",
  "Moderately negative": "neg",
  "Somewhat negative": "warn",
  "Slightly negative": "warn",
  "Minimal negativity": "neutral",
};

/** A remark, how often it was made, and the answer that speaks worst of those that make it. */
export function WorstAnswer({ answer, now }: WorstAnswerProps): ReactElement {
  const level = negativityOf(answer.worst_sentiment_score);
  const { query_id, answer_id, query_text, negative_sentence, negative_mention_count: count } = answer;
  return (
    <li className="space-y-1.5 border-b border-border px-5 py-3.5 last:border-b-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <p className="min-w-48 flex-1 text-sm text-fg-2 tabular-nums">
          <span className="font-medium wrap-anywhere text-fg">
            About {answer.primary_brand}
            {answer.is_client_brand && " (you)"}
          </span>{" "}
          {saidText(answer)}
        </p>
        <Badge tone={tones[level]}>
          {level} <span className="text-fg-3 tabular-nums">{answer.worst_sentiment_score.toFixed(2)}</span>
        </Badge>
      </div>
      {answer.has_specific_negative_sentence && negative_sentence !== null ? (
        <blockquote className="border-l-2 border-neg pl-3 wrap-anywhere text-fg">
          {negative_sentence}
        </blockquote>
      ) : (
        <p className="text-sm wrap-anywhere text-fg-3">{shortPreview(answer.answer_preview)}</p>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-fg-3 tabular-nums">
        <QueryLink queryId={query_id} answerId={answer_id} text={query_text} />
        <ModelName name={answer.operator_display_name} favicon={answer.operator_favicon} />
        <Ago at={answer.created} now={now} />
        {count > 1 && <span>{counted(count, "negative mention")}</span>}
        {answer.basis === "ESTIMATED" && <Estimated />}
      </div>
    </li>
  );
}
