import type { AnswerShown, MentionShown } from "@citelens/contract/visibility/answers";
import type { ReactElement } from "react";
import { Badge } from "#ui/text/badge.tsx";
import { BrandMark } from "./brand-mark.tsx";
import { SentimentBadge } from "./sentiment-badge.tsx";

const basisLabels = {
  LIST: "Places are those of a list in the answer.",
  ORDER: "Places are the order in which the answer first names them.",
} as const;

type Brands = Pick<AnswerShown, "mentions" | "unknown_brands">;

/** The brands named in an answer, in order, marked as in the text, and those that it says it does not know. */
export function BrandLegend({ mentions, unknown_brands: unknown }: Brands): ReactElement {
  if (unknown.length === 0) return <NamedBrands mentions={mentions} isClientUnknown={false} />;
  const isClientUnknown = unknown.some(({ is_client }) => is_client);
  return (
    <div className="space-y-3">
      {mentions.length > 0 && <NamedBrands mentions={mentions} isClientUnknown={isClientUnknown} />}
      <ul aria-label="Brands unknown to the model" className="space-y-2">
        {unknown.map(({ brand_id, brand, is_client }) => (
          <li key={brand_id} className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5">
            <span className="wrap-anywhere">{brand}</span>
            <span className="text-sm text-fg-3">{is_client ? "Your brand" : "Competitor"}</span>
            <Badge tone="neutral">Unknown to the model</Badge>
          </li>
        ))}
      </ul>
      <p className="text-sm text-fg-3">
        The answer says that it does not know {unknown.length === 1 ? "this brand" : "these brands"}. That is
        no mention: it has no place and no sentiment, and the answer still counts in your visibility.
      </p>
    </div>
  );
}

interface NamedBrandsProps {
  readonly mentions: readonly MentionShown[];
  readonly isClientUnknown: boolean;
}

function NamedBrands({ mentions, isClientUnknown }: NamedBrandsProps): ReactElement {
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
      {!isClientNamed && !isClientUnknown && <p className="text-fg-2">Your brand is not named.</p>}
      <p className="text-sm text-fg-3">
        {basisLabels[first.basis]}
        {hasEstimates &&
          " Sentiment is estimated from words, which is right more often than not and no more; a judge model would read the answer."}
      </p>
    </div>
  );
}
