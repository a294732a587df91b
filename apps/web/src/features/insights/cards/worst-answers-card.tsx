import { insightLimits, negativityWeights } from "@citelens/contract/visibility/insight-constants";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { counted, countText, wordFor } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { useInsightScope } from "../filters/insight-scope.tsx";
import { negativeAnswersQuery } from "../insights.queries.ts";
import { AnswersLink } from "../links/answers-link.tsx";
import { InsightCard } from "./insight-card.tsx";
import { WorstAnswer } from "./worst-answer.tsx";

/** How many remarks are shown at first, and added by each click. */
const step = 5;

/** The worst remarks, those about the client first. */
export function WorstAnswersCard(): ReactElement {
  const { filter } = useInsightScope();
  const workspaceId = useWorkspaceId();
  const worst = useQuery(negativeAnswersQuery(workspaceId, filter));
  const [shown, setShown] = useState(step);
  return (
    <InsightCard
      title="Answers with Worst Sentiments"
      hint="What answers say against you, and then against competitors"
      info={<About total={worst.data?.total_count} />}
      saved="negative-answers"
      padding="flush"
      query={worst}
      isEmpty={({ answers }) => answers.length === 0}
      emptyText="No negative sentiment answers found for the selected period"
    >
      {({ answers, total_count, remark_count }) => (
        <>
          <ul aria-label="Negative answers" className="border-t border-border">
            {answers.slice(0, shown).map((answer) => (
              <WorstAnswer key={answer.answer_id} answer={answer} now={new Date(worst.dataUpdatedAt)} />
            ))}
          </ul>
          <div className="mt-auto flex min-h-13 flex-wrap items-center justify-between gap-2 border-t border-border px-5 py-2">
            <p role="status" className="text-sm text-fg-3 tabular-nums">
              {countText(Math.min(shown, answers.length))} of {counted(remark_count, "remark")} in{" "}
              <AnswersLink
                traits={{ sentiment: "NEGATIVE" }}
                label={wordFor(
                  total_count,
                  "answer that is negative about a brand",
                  "answers that are negative about a brand",
                )}
              >
                {countText(total_count)}
              </AnswersLink>{" "}
              {wordFor(total_count, "answer")}
            </p>
            {shown < answers.length && (
              <Button size="sm" onClick={() => setShown(shown + step)}>
                Show more
              </Button>
            )}
          </div>
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
        are remarks of answers with at least one negative mention, at most {insightLimits.negativeAnswersMax}:
        what several answers say of a brand in the same words is one remark, with the answer that speaks
        worst.
      </p>
      {total !== undefined && <p className="tabular-nums">n = {countText(total)} such answers.</p>}
    </>
  );
}
