import type { SentimentAnalysis } from "@citelens/contract/visibility/insights";
import type { ReactElement } from "react";
import { countText, wordFor } from "#lib/figures.ts";
import { Donut } from "#ui/charts/donut.tsx";
import { Badge } from "#ui/text/badge.tsx";
import { Estimated } from "#ui/text/estimated.tsx";
import { AnswersLink } from "../links/answers-link.tsx";
import { type NamedSentiment, sentimentLabels } from "./sentiment.rules.ts";

interface SentimentOfBrandProps {
  readonly sentiment: NamedSentiment;
  /** Basis of all brands together. */
  readonly basis: SentimentAnalysis["summary"]["basis"];
  /** Undefined until it is loaded; from then on the numbers link to answers. */
  readonly brandId: string | undefined;
}

const tones = { POSITIVE: "pos", NEGATIVE: "neg", NEUTRAL: "neutral", UNKNOWN: "neutral" } as const;

export function SentimentOfBrand(props: SentimentOfBrandProps): ReactElement {
  const { sentiment, basis, brandId } = props;
  const { name, overall, total_mentions: total } = sentiment;
  const overallWord = sentimentLabels.find(({ label }) => label === overall)?.word;
  const parts = sentimentLabels.map(({ label, word, tone }) => {
    const value = sentiment.sentiment_counts[label];
    const figure = brandId !== undefined && (
      <AnswersLink
        traits={{ brand: brandId, sentiment: label }}
        label={`${word.toLowerCase()} ${wordFor(value, "answer")} about ${name}`}
      >
        {countText(value)}
      </AnswersLink>
    );
    return { id: label, name: word, value, tone, ...(figure && { figure }) };
  });
  return (
    <div className="space-y-4">
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-fg-2">
        <span className="font-medium wrap-anywhere text-fg">{name}</span>
        {overall === null ? (
          <span>Never named</span>
        ) : (
          <Badge tone={tones[overall]}>Overall {overallWord?.toLowerCase()}</Badge>
        )}
        {(basis === "ESTIMATED" || basis === "MIXED") && <Estimated isPart={basis === "MIXED"} />}
      </p>
      <Donut
        label={`Sentiment of ${name}`}
        parts={parts}
        format={countText}
        total={countText(total)}
        totalOf={wordFor(total, "mention")}
      />
    </div>
  );
}
