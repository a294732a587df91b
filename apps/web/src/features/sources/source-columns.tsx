import type { SourceDomain } from "@citelens/contract/visibility/sources";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { AnswersLink } from "#features/insights/public.ts";
import { dayText } from "#lib/dates/dates.ts";
import { countText, percent, verdictOf, wordFor } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Delta } from "#ui/charts/delta.tsx";
import { RateBar } from "#ui/charts/rate-bar.tsx";
import { Sparkline } from "#ui/charts/sparkline.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { SoftBreaks } from "#ui/text/soft-breaks.tsx";
import { VerdictBadge } from "#ui/text/verdict-badge.tsx";
import { SiteCell, siteLink } from "./site-cell.tsx";
import { describeTrend, formatPosition } from "./source-text.rules.ts";
import { withPanel } from "./sources-search.rules.ts";

export interface SourceRow {
  readonly source: SourceDomain;
  /** Whether periods are compared. */
  readonly isCompared: boolean;
}

export const sourceColumns: readonly DataColumn<SourceRow>[] = [
  { id: "domain", header: "Site", kind: "main", sortable: true, cell: (row) => <Site {...row} /> },
  { id: "use_count", header: "Used", kind: "number", sortable: true, cell: usedCell },
  { id: "retrieved_count", header: "Retrieved", kind: "number", sortable: true, cell: retrievedCell },
  { id: "usage_percentage", header: "Usage", kind: "text", cell: usageCell },
  { id: "verdict", header: "Change", kind: "text", cell: verdictCell },
  { id: "avg_position", header: "Position", kind: "number", sortable: true, cell: positionCell },
  { id: "trend", header: "Trend", kind: "text", cell: trendCell },
  { id: "last_seen", header: "Last seen", kind: "text", cell: lastSeenCell },
];

function Site({ source }: SourceRow): ReactElement {
  const workspaceId = useWorkspaceId();
  const { domain, is_client_domain } = source;
  return (
    <SiteCell site={source}>
      <Link
        to="/workspaces/$projectId/insight/sources"
        params={{ projectId: workspaceId }}
        search={withPanel(domain)}
        resetScroll={false}
        className={siteLink}
      >
        <SoftBreaks text={domain} />
      </Link>
      {is_client_domain && (
        <span className="ml-2 rounded-full bg-brand-soft px-1.5 py-0.5 text-xs font-medium whitespace-nowrap text-brand-text">
          You
        </span>
      )}
    </SiteCell>
  );
}

function usedCell({ source, isCompared }: SourceRow) {
  const { domain, use_count, previous_use_count } = source;
  return (
    <div className="flex flex-col sm:items-end">
      {use_count === 0 ? (
        "0"
      ) : (
        <AnswersLink
          traits={{ domain }}
          label={wordFor(use_count, `answer that cites ${domain}`, `answers that cite ${domain}`)}
        >
          {countText(use_count)}
        </AnswersLink>
      )}
      {isCompared && <Delta change={use_count - previous_use_count} />}
    </div>
  );
}

function retrievedCell({ source }: SourceRow) {
  return countText(source.retrieved_count);
}

function usageCell({ source: { usage_percentage, interval } }: SourceRow) {
  if (usage_percentage === null) return "–";
  return (
    <div className="flex items-center gap-2 sm:w-36">
      <RateBar value={usage_percentage} low={interval?.low} high={interval?.high} />
      <span className="text-sm whitespace-nowrap tabular-nums">{percent(usage_percentage)}</span>
    </div>
  );
}

function verdictCell({ source, isCompared }: SourceRow) {
  const verdict = isCompared ? verdictOf(source.verdict, source.paired_points ?? 0) : undefined;
  return verdict === undefined ? "–" : <VerdictBadge verdict={verdict} />;
}

function positionCell({ source }: SourceRow) {
  return formatPosition(source.avg_position);
}

function trendCell({ source: { trend } }: SourceRow) {
  return (
    <div className="flex">
      <Sparkline values={trend.map(({ use_count }) => use_count)} label={describeTrend(trend)} />
    </div>
  );
}

function lastSeenCell({ source }: SourceRow) {
  return (
    <time dateTime={source.last_seen} className="whitespace-nowrap">
      {dayText(source.last_seen)}
    </time>
  );
}
