import { insightLimits, negativityWeights } from "@citelens/contract/visibility/insight-constants";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { countText, wordFor } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { AnswersLink } from "../answers-link.tsx";
import { useInsightScope } from "../filters/insight-scope.tsx";
import { InsightCard } from "../insight-card.tsx";
import { negativeAnswersQuery } from "../insights.queries.ts";
import { WorstAnswer } from "./worst-answer.tsx";

/** The most negative answers first. */
export function WorstAnswersCard(): ReactElement {
  const { filter } = useInsightScope();
  const workspaceId = useWorkspaceId();
  const worst = useQuery(negativeAnswersQuery(workspaceId, filter));
  return (
    <InsightCard
      title="Answers with Worst Sentiments"
      hint="The most negative remarks about you and your competitors"
      info={<About total={worst.data?.total_count} />}
      padding="flush"
      query={worst}
      isEmpty={({ answers }) => answers.length === 0}
      emptyText="No negative sentiment answers found for the selected period"
    >
      {({ answers, total_count }) => (
        <>
          <ul aria-label="Negative answers" className="border-t border-border">
            {answers.slice(0, insightLimits.negativeAnswersMax).map((answer) => (
              <WorstAnswer key={answer.answer_id} answer={answer} now={new Date(worst.dataUpdatedAt)} />
            ))}
          </ul>
          {total_count > answers.length && (
            <p className="border-t border-border px-5 py-3 text-sm text-fg-3 tabular-nums">
              The worst {countText(answers.length)} of{" "}
              <AnswersLink
                traits={{ sentiment: "NEGATIVE" }}
                label={wordFor(
                  total_count,
                  "answer that is negative about a brand",
                  "answers that are negative about a brand",
                )}
              >
                {countText(total_count)}
              </AnswersLink>
            </p>
          )}
        </>
      )}
    </InsightCard>
  );
}

function About({ total }: { readonly total: number | undefined }): ReactElement {
  const { share, lackOfPositive, count, countMax } = negativityWeights;
  return (
    <>
      <p>
        Score = {share} × share of negative mentions + {lackOfPositive} × (1 − share of positive ones) +{" "}
        {count} × number of negative ones, up to {countMax}, / {countMax}. It goes from 0 to 1, over the
        mentions that could be judged.
      </p>
      <p>
        Where a negative remark is estimated from words, the evidence is estimated too, and it says so. Listed
        are answers with at least one negative mention, at most {insightLimits.negativeAnswersMax}.
      </p>
      {total !== undefined && <p className="tabular-nums">n = {countText(total)} such answers.</p>}
    </>
  );
}
