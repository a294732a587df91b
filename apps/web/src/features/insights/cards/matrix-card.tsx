import type { InsightMatrix } from "@citelens/contract/visibility/insight-cards";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { counted, countText, wordFor } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { useInsightScope } from "../filters/insight-scope.tsx";
import { matrixQuery } from "../insights.queries.ts";
import { AnswersLink } from "../links/answers-link.tsx";
import { InsightCard } from "./insight-card.tsx";
import { MatrixCell } from "./matrix-cell.tsx";
import { matrixCells } from "./matrix-cells.rules.ts";

/** Answers by whether they name the client and cite its pages. */
export function MatrixCard(): ReactElement {
  const { filter } = useInsightScope();
  const workspaceId = useWorkspaceId();
  const matrix = useQuery(matrixQuery(workspaceId, filter));
  return (
    <InsightCard
      title="Mentions and Citations"
      hint="Whether answers name you, and whether they cite your pages"
      info={<About n={matrix.data?.n} />}
      saved="mentions-and-citations"
      query={matrix}
      isEmpty={({ n }) => n === 0}
      emptyText="No data available for the selected period"
    >
      {(data) => (
        <div className="space-y-3">
          <ul aria-label="Mentions and Citations" className="grid grid-cols-1 gap-2 sm:grid-cols-2">
            {matrixCells.map((cell) => (
              <MatrixCell key={cell.name} cell={cell} matrix={data} />
            ))}
          </ul>
          <p className="text-sm text-fg-3 tabular-nums">
            Over{" "}
            <AnswersLink label={wordFor(data.n, "that is counted", "that are counted")}>
              {counted(data.n, "answer")}
            </AnswersLink>
            {data.unknown_to_model > 0 && (
              <>
                {", of which "}
                <AnswersLink
                  traits={{ unknown_to_model: true }}
                  label={wordFor(data.unknown_to_model, "answer", "answers")}
                >
                  {countText(data.unknown_to_model)}
                </AnswersLink>{" "}
                {wordFor(data.unknown_to_model, "says that it does", "say that they do")} not know you
              </>
            )}
          </p>
        </div>
      )}
    </InsightCard>
  );
}

function About({ n }: { readonly n: InsightMatrix["n"] | undefined }): ReactElement {
  return (
    <>
      <p>
        Each answer is in one cell: it names your brand or not, and cites a page of yours or not. A cell's
        share = its answers / all answers × 100.
      </p>
      <p>
        An answer that says it does not know your brand does not name it: it is among those without a mention,
        and counted below.
      </p>
      <p>The change is in points since the period before.</p>
      {n !== undefined && <p className="tabular-nums">n = {countText(n)}</p>}
    </>
  );
}
