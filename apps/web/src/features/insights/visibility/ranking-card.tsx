import type { IndustryRanking } from "@citelens/contract/visibility/insights";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { counted, countText } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { IntervalNote } from "#ui/charts/interval-note.tsx";
import { Button } from "#ui/forms/button.tsx";
import { QueryContent } from "#ui/frame/query-content.tsx";
import { Dialog } from "#ui/overlays/dialog/dialog.tsx";
import { InsightCard } from "../cards/insight-card.tsx";
import { useInsightScope } from "../filters/insight-scope.tsx";
import { rankingQuery, wholeRankingQuery } from "../insights.queries.ts";
import { RankingList } from "./ranking-list.tsx";

const title = "Industry Ranking";
const emptyText = "No ranking data available for the selected period";

/** The most visible brands, and the client's own row with its real rank. */
export function RankingCard(): ReactElement {
  const { filter } = useInsightScope();
  const workspaceId = useWorkspaceId();
  const [isWhole, setIsWhole] = useState(false);
  const ranking = useQuery(rankingQuery(workspaceId, filter));
  return (
    <InsightCard
      title={title}
      hint="Top 5 by visibility"
      info={<About ranking={ranking.data} />}
      saved="ranking"
      padding="flush"
      query={ranking}
      isEmpty={isUnranked}
      emptyText={emptyText}
    >
      {(data) => (
        <>
          <RankingList rows={data.rankings} n={data.n} />
          <div className="mt-auto flex min-h-13 flex-wrap items-center justify-between gap-2 border-t border-border px-5 py-2">
            <IntervalNote n={data.n} />
            {data.total_brands > data.rankings.length && (
              <span className="print:hidden">
                <Button size="sm" onClick={() => setIsWhole(true)}>
                  Show all {countText(data.total_brands)} brands
                </Button>
              </span>
            )}
          </div>
          <Dialog open={isWhole} onOpenChange={setIsWhole} title={title}>
            {isWhole && <WholeRanking />}
          </Dialog>
        </>
      )}
    </InsightCard>
  );
}

function WholeRanking(): ReactElement {
  const { filter } = useInsightScope();
  const workspaceId = useWorkspaceId();
  const ranking = useQuery(wholeRankingQuery(workspaceId, filter));
  return (
    <div className="-mx-5 max-h-[60dvh] overflow-y-auto">
      <QueryContent title={title} padding="flush" query={ranking} isEmpty={isUnranked} emptyText={emptyText}>
        {({ rankings, total_brands, n }) => (
          <>
            <RankingList rows={rankings} n={n} />
            {total_brands > rankings.length && (
              <p className="px-5 py-3 text-sm text-fg-3 tabular-nums">
                The first {countText(rankings.length)} of {countText(total_brands)} brands.
              </p>
            )}
          </>
        )}
      </QueryContent>
    </div>
  );
}

/** Brands without answers are not ranked. */
function isUnranked({ n, rankings }: IndustryRanking): boolean {
  return n === 0 || rankings.length === 0;
}

function About({ ranking }: { readonly ranking: IndustryRanking | undefined }): ReactElement {
  return (
    <>
      <p>Brands by visibility score = answers that name the brand / answers × 100, with its 95 % interval.</p>
      <p>With equal scores the better average position comes first, then the higher number of mentions.</p>
      <p>Place: the mean place of the brand's name among those of an answer; lower is better.</p>
      {ranking && (
        <p className="tabular-nums">
          n = {counted(ranking.n, "answer")}; {countText(ranking.previous_n)} in the period compared with.
        </p>
      )}
    </>
  );
}
