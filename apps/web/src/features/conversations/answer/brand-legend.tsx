import type { MentionShown } from "@citelens/contract/visibility/answers";
import type { ReactElement } from "react";
import { BrandMark } from "./brand-mark.tsx";
import { SentimentBadge } from "./sentiment-badge.tsx";

const basisWords = {
  LIST: "Places are those of a list in the answer.",
  ORDER: "Places are the order in which the answer first names them.",
} as const;

/** The brands named in an answer, in order, marked as in the text. */
export function BrandLegend({ mentions }: { readonly mentions: readonly MentionShown[] }): ReactElement {
  const [first] = mentions;
  if (!first) return <p className="text-fg-2">The answer names neither your brand nor a competitor.</p>;

  const isClientNamed = mentions.some(({ is_client }) => is_client);
  const hasEstimates = mentions.some(({ sentiment_basis }) => sentiment_basis === "ESTIMATED");
  return (
    <div className="space-y-3">
      <ol aria-label="Brands named" className="space-y-2">
        {mentions
          .toSorted((one, other) => one.position - other.position)
          .map((mention) => (
            <li key={mention.brand_id} className="space-y-0.5">
              <div className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5">
                <span className="w-7 text-sm text-fg-3 tabular-nums">#{mention.position}</span>
                <BrandMark mention={mention}>{mention.brand}</BrandMark>
                <span className="text-sm text-fg-3">{mention.is_client ? "Your brand" : "Competitor"}</span>
                <SentimentBadge sentiment={mention.sentiment} basis={mention.sentiment_basis} />
              </div>
              {mention.evidence !== null && mention.sentiment === "NEGATIVE" && (
                <blockquote className="ml-9.5 border-l-2 border-neg/40 pl-2 text-sm wrap-anywhere text-fg-2">
                  {mention.evidence}
                </blockquote>
              )}
            </li>
          ))}
      </ol>
      {!isClientNamed && <p className="text-fg-2">Your brand is not named.</p>}
      <p className="text-sm text-fg-3">
        {basisWords[first.basis]}
        {hasEstimates &&
          " Sentiment is estimated from words, which is right more often than not and no more; a judge model would read the answer."}
      </p>
    </div>
  );
}
