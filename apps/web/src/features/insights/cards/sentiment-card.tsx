import type { SentimentAnalysis } from "@citelens/contract/visibility/insights";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { counted } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Select } from "#ui/forms/select.tsx";
import { useInsightScope } from "../filters/insight-scope.tsx";
import { sentimentQuery, wholeRankingQuery } from "../insights.queries.ts";
import { InsightCard } from "./insight-card.tsx";
import { NegativeShares } from "./negative-shares.tsx";
import { brandsInOrder } from "./sentiment.rules.ts";
import { SentimentOfBrand } from "./sentiment-of-brand.tsx";

/** The sentiment of answers about the brand and its competitors. */
export function SentimentCard(): ReactElement {
  const { filter } = useInsightScope();
  const workspaceId = useWorkspaceId();
  const sentiment = useQuery(sentimentQuery(workspaceId, filter));
  const ranking = useQuery(wholeRankingQuery(workspaceId, filter));
  const [chosen, setChosen] = useState<string>();
  const brands = brandsInOrder(sentiment.data?.brands ?? {});
  const shown = brands.find(({ name }) => name === chosen) ?? brands[0];
  return (
    <InsightCard
      title="Sentiment Analysis"
      hint="How answers speak of you and of competitors"
      info={<About summary={sentiment.data?.summary} />}
      actions={
        brands.length > 1 &&
        shown && (
          <Select
            label="Brand"
            options={brands.map(({ name, is_brand }) => ({
              value: name,
              label: is_brand ? `${name} (you)` : name,
            }))}
            value={shown.name}
            onChange={setChosen}
          />
        )
      }
      saved="sentiment"
      query={sentiment}
      isEmpty={({ summary }) => summary.total_mentions === 0}
      emptyText="No sentiment data available for the selected campaign"
    >
      {() =>
        shown && (
          <div className="space-y-6">
            <SentimentOfBrand
              sentiment={shown}
              basis={sentiment.data?.summary.basis ?? "NONE"}
              brandId={ranking.data?.rankings.find(({ brand_name }) => brand_name === shown.name)?.brand_id}
            />
            {brands.length > 1 && <NegativeShares brands={brands} />}
          </div>
        )
      }
    </InsightCard>
  );
}

const basisTexts: Readonly<Record<SentimentAnalysis["summary"]["basis"], string>> = {
  ESTIMATED:
    "Evidence: estimated. The labels are estimated from words of English answers, because no model judged them.",
  MIXED:
    "Evidence: estimated. A model judged some of these answers; the labels of others are estimated from words.",
  JUDGED: "Evidence: judged. A model read each answer, and its label counts only with words of that answer.",
  NONE: "Evidence: none. No model judged these answers, and no words of them say anything good or bad.",
};

function About({ summary }: { readonly summary: SentimentAnalysis["summary"] | undefined }): ReactElement {
  return (
    <>
      <p>
        Share of a sentiment = answers with this sentiment about the brand / answers that name the brand ×
        100. The overall label is the one with the highest share.
      </p>
      <p>Unknown are mentions that could not be judged.</p>
      {summary && <p>{basisTexts[summary.basis]}</p>}
      {summary && (
        <p className="tabular-nums">
          n = {counted(summary.total_mentions, "mention")} in {counted(summary.total_answers, "answer")}
        </p>
      )}
    </>
  );
}
