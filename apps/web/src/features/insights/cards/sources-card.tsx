import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { countText, wordFor } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { ListSkeleton } from "#ui/frame/skeleton.tsx";
import { FigureTable } from "#ui/table/figure-table.tsx";
import { useInsightScope } from "../filters/insight-scope.tsx";
import { insightAddress } from "../filters/insight-view.rules.ts";
import { influentialSourcesQuery } from "../insights.queries.ts";
import { AnswersLink } from "../links/answers-link.tsx";
import { useIsWhole } from "../summary/use-is-whole.ts";
import { InsightCard } from "./insight-card.tsx";
import { sourceColumns } from "./source-columns.tsx";

/** The sites that most answers cite. */
export function SourcesCard(): ReactElement {
  const { view, today, filter, isCompared } = useInsightScope();
  const workspaceId = useWorkspaceId();
  const isWhole = useIsWhole("queries and models");
  const sources = useQuery(influentialSourcesQuery(workspaceId, filter));
  return (
    <InsightCard
      title="Top Influential Sources"
      hint="The sites that most answers cite"
      info={<About />}
      actions={
        <Button
          size="sm"
          render={
            <Link
              to="/workspaces/$projectId/insight/sources"
              params={{ projectId: workspaceId }}
              search={insightAddress(view, today)}
            />
          }
        >
          View details
        </Button>
      }
      saved="influential-sources"
      padding="flush"
      query={sources}
      isEmpty={(data) => data.sources.length === 0}
      emptyText="No sources data available for the selected period"
      skeleton={<ListSkeleton rows={10} />}
    >
      {(data) => (
        <>
          <FigureTable
            label="Top Influential Sources"
            columns={sourceColumns({ data, isCompared, isWhole })}
            rows={data.sources}
            rowKey={({ domain }) => domain}
          />
          <p className="mt-auto border-t border-border px-5 py-3 text-sm text-fg-3 tabular-nums">
            {countText(data.sources.length)} of {countText(data.total_domains)}{" "}
            {wordFor(data.total_domains, "site")} · over{" "}
            <AnswersLink
              traits={{ citing: true }}
              label={wordFor(data.n, "answer that cites anything", "answers that cite anything")}
            >
              {countText(data.n)}
            </AnswersLink>{" "}
            citing {wordFor(data.n, "answer")}
          </p>
        </>
      )}
    </InsightCard>
  );
}

function About(): ReactElement {
  return (
    <>
      <p>Answers: those that cite the site, each once, however many of its pages it cites.</p>
      <p>Used in = answers that cite the site / answers that cite anything × 100, with its 95 % interval.</p>
      <p>Place: mean place of the site's first citation among the cited sites.</p>
    </>
  );
}
