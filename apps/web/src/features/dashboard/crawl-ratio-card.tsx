import type { CrawlRatio } from "@citelens/contract/traffic/referrals";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { crawlRatiosFile, crawlRatiosQuery } from "#features/referrals/public.ts";
import { fileName } from "#lib/browser/file-name.ts";
import type { DayRange } from "#lib/dates/day-range.ts";
import { countText } from "#lib/figures.ts";
import { useWorkspace } from "#lib/workspace.tsx";
import { ExportButton } from "#ui/forms/export-button.tsx";
import { Card } from "#ui/frame/card.tsx";
import { QueryContent } from "#ui/frame/query-content.tsx";
import { InfoPopover } from "#ui/overlays/info-popover.tsx";
import { type FigureColumn, FigureTable } from "#ui/table/figure-table.tsx";
import { WithOperator } from "#ui/text/with-operator.tsx";
import { ratioText } from "./crawl-ratio.rules.ts";

const title = "Crawl-to-refer ratio";
const shownMax = 8;

/** Crawl ratio of operators of AI: pages read for each person sent. */
export function CrawlRatioCard({ range }: { readonly range: DayRange }): ReactElement {
  const workspace = useWorkspace();
  const ratios = useQuery(crawlRatiosQuery(workspace.id, range));
  return (
    <Card
      title={title}
      hint="Pages that an operator reads for AI, for each person it sends"
      padding="flush"
      actions={
        <ExportButton
          name={fileName("crawl-ratios", workspace.name, range)}
          read={(format) => crawlRatiosFile(workspace.id, range, format)}
          disabled={!ratios.data || ratios.data.results.length === 0}
        />
      }
      info={
        <InfoPopover topic={title}>
          <p>
            Visits of the operator&apos;s AI agents, and of its search engine where AI answers are made from
            its index / people whom its assistants sent.
          </p>
          <p>
            Visits that were found spoofed do not count. People are a floor: many arrive without a sign of the
            assistant, so the true ratio is lower.
          </p>
        </InfoPopover>
      }
    >
      <QueryContent
        title={title}
        padding="flush"
        query={ratios}
        isEmpty={({ results }) => results.length === 0}
        emptyText="Nobody came on these days"
      >
        {({ results }) => (
          <FigureTable
            label={title}
            columns={columns}
            rows={results.slice(0, shownMax)}
            rowKey={({ operator }) => operator}
          />
        )}
      </QueryContent>
    </Card>
  );
}

const columns: readonly FigureColumn<CrawlRatio>[] = [
  { id: "operator", header: "Operator", kind: "main", cell: operatorCell },
  { id: "crawls", header: "Read", kind: "figure", cell: ({ crawls }) => countText(crawls) },
  { id: "referrals", header: "Sent", kind: "figure", cell: ({ referrals }) => countText(referrals) },
  {
    id: "ratio",
    header: "Ratio",
    kind: "figure",
    cell: (row) => <span className="whitespace-nowrap">{ratioText(row)}</span>,
  },
];

function operatorCell({ operator }: CrawlRatio): ReactElement {
  return <WithOperator operator={operator}>{operator}</WithOperator>;
}
