import type { EngineCoverage, IndexingSummary } from "@citelens/contract/traffic/indexing";
import { FileQuestion } from "lucide-react";
import type { ReactElement } from "react";
import { dayOfInstantText } from "#lib/dates/dates.ts";
import { countText, percent } from "#lib/figures.ts";
import { RateBar } from "#ui/charts/rate-bar.tsx";
import { Card } from "#ui/frame/card.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { InfoPopover } from "#ui/overlays/info-popover.tsx";
import { type FigureColumn, FigureTable } from "#ui/table/figure-table.tsx";
import { WithOperator } from "#ui/text/with-operator.tsx";
import { byCoverage, isTrackedThroughout, mostCovered } from "./coverage.rules.ts";

const title = "Coverage by engine";

interface CoverageCardProps {
  readonly summary: IndexingSummary;
  /** The current time, in milliseconds. */
  readonly nowMs: number;
}

/** Coverage of the sitemaps' pages by each engine. */
export function CoverageCard({ summary, nowMs }: CoverageCardProps): ReactElement {
  const { days, sitemap, engines, tracking_since: since } = summary;
  const { seen, unseen } = byCoverage(engines);
  return (
    <Card
      title={title}
      hint={`Of ${countText(sitemap.pages)} pages in your sitemaps, those that an engine cited, fetched or crawled in the last ${days} days`}
      info={<About days={days} />}
      padding="flush"
    >
      {sitemap.pages === 0 ? (
        <EmptyState icon={FileQuestion} title="Coverage needs a sitemap" frame="none">
          It is the share of your own pages that an engine is seen to have. What your sitemaps name is what
          your own pages are, and none could be read yet.
        </EmptyState>
      ) : (
        seen.length > 0 && (
          <FigureTable label={title} columns={columns} rows={seen} rowKey={({ engine }) => engine} />
        )
      )}
      {sitemap.pages > 0 && unseen.length > 0 && (
        <p className="border-t border-border px-5 py-3 text-sm text-fg-2">
          {`0 of ${countText(sitemap.pages)}, and nothing unverified: ${names(unseen)}.`}
        </p>
      )}
      <p className="border-t border-border px-5 py-3 text-sm text-fg-3">
        {since === null
          ? "No visit has been reported yet, so only citations can count."
          : `Visits are tracked since ${dayOfInstantText(since)}${
              isTrackedThroughout(summary, nowMs)
                ? "."
                : `, which is less than ${days} days: more may have been crawled before.`
            }`}
      </p>
    </Card>
  );
}

const columns: readonly FigureColumn<EngineCoverage>[] = [
  {
    id: "engine",
    header: "Engine",
    kind: "main",
    cell: ({ name, operator, search_agents: agents }) => (
      <WithOperator operator={operator}>
        <p className="font-medium">{name}</p>
        <p className="text-sm text-fg-3">
          {operator}
          {agents.length > 0 ? ` · ${agents.join(", ")}` : " · no search bot is known"}
        </p>
      </WithOperator>
    ),
  },
  {
    id: "bar",
    header: "Of your pages",
    kind: "bar",
    cell: (row) => (
      <>
        <RateBar value={row.share} {...boundsOf(row)} />
        {row.unverified > 0 && (
          <p className="text-sm text-fg-3 tabular-nums">
            up to {percent(mostCovered(row))} with {countText(row.unverified)} unverified
          </p>
        )}
      </>
    ),
  },
  {
    id: "share",
    header: "Coverage",
    kind: "figure",
    cell: ({ share, covered, sitemap_pages: pages }) => (
      <div className="whitespace-nowrap">
        <p className="font-semibold">{percent(share)}</p>
        <p className="text-sm text-fg-3">
          {countText(covered)} of {countText(pages)}
        </p>
      </div>
    ),
  },
];

function names(engines: readonly EngineCoverage[]): string {
  return new Intl.ListFormat("en").format(engines.map(({ name }) => name));
}

function boundsOf(row: EngineCoverage): { readonly low?: number; readonly high?: number } {
  const most = mostCovered(row);
  return row.unverified > 0 && row.share !== null && most !== null ? { low: row.share, high: most } : {};
}

function About({ days }: { readonly days: number }): ReactElement {
  return (
    <InfoPopover topic={title}>
      <p>
        100 × pages of your sitemaps that an answer of the engine cited, that it fetched for somebody, or that
        a search bot of it or of the search engine that feeds it read in the last {days} days / all pages of
        your sitemaps.
      </p>
      <p>
        All pages are counted and none sampled. What is unsure is who came: pages with nothing but unverified
        visits are not covered, and the second figure is what coverage would be with them.
      </p>
      <p>No assistant publishes its index, so a page can be there without any evidence here.</p>
    </InfoPopover>
  );
}
