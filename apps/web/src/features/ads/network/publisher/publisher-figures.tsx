import type { AdPublisher } from "@citelens/contract/content/ads-network";
import type { ReactElement } from "react";
import { codeName } from "#lib/code-name.ts";
import { relativeTime } from "#lib/dates/dates.ts";
import { countText, moneyText, perCent } from "#lib/figures.ts";
import { StatStrip } from "#ui/charts/stat-strip.tsx";
import { Card } from "#ui/frame/card.tsx";
import { InfoPopover } from "#ui/overlays/info-popover.tsx";
import { type FigureColumn, FigureTable } from "#ui/table/figure-table.tsx";
import { WithOperator } from "#ui/text/with-operator.tsx";
import { categoriesText, fillText, partText, readsRule, readsText } from "../network-labels.rules.ts";

type OfOperator = AdPublisher["by_operator"][number];

const columns: readonly FigureColumn<OfOperator>[] = [
  {
    id: "operator",
    header: "Operator",
    kind: "main",
    cell: ({ operator }) => <WithOperator operator={operator}>{operator}</WithOperator>,
  },
  { id: "reads", header: "Reads", kind: "figure", cell: ({ reads }) => countText(reads) },
  {
    id: "proven",
    header: "Proven",
    kind: "figure",
    cell: ({ proven, reads }) => partText(proven, reads),
  },
];

/** Figures of what the website showed, to whose agents, and what it earned; of the last 28 days. */
export function PublisherFigures({ publisher }: { readonly publisher: AdPublisher }): ReactElement {
  const { agent_reads: reads, by_operator, last_read: last } = publisher;
  const lastText = last === null ? undefined : relativeTime(last, new Date());
  return (
    <>
      <StatStrip
        label="Key figures"
        stats={[
          {
            label: "Agent reads in 28 days",
            value: countText(reads),
            detail: readsText(publisher),
            info: (
              <InfoPopover topic="Agent reads">
                <p>{readsRule}</p>
              </InfoPopover>
            ),
          },
          {
            label: "Fill",
            value: partText(publisher.filled_pages, publisher.pages),
            detail: fillText(publisher),
          },
          {
            label: "Earnings in 28 days",
            value: moneyText(publisher.earnings_cents, publisher.currency),
            detail: `${perCent(publisher.revenue_share)} of what is spent`,
          },
          {
            label: "Last read",
            value: lastText ?? "–",
            detail: last === null ? "No agent has read it yet" : "",
          },
        ]}
      />
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
        <Card title="Agent reads by operator" padding="flush">
          {by_operator.length === 0 ? (
            <p className="px-5 pb-5 text-fg-3">No agent has read a passage in 28 days.</p>
          ) : (
            <FigureTable
              label="Agent reads by operator"
              columns={columns}
              rows={by_operator}
              rowKey={({ operator }) => operator}
            />
          )}
        </Card>
        <Card title="What it shows">
          <dl className="space-y-2">
            <Term term="Categories">{categoriesText(publisher)}</Term>
            <Term term="Countries">
              {publisher.countries.length === 0
                ? "Campaigns of all countries"
                : publisher.countries.map((code) => codeName("region", code)).join(", ")}
            </Term>
          </dl>
        </Card>
      </div>
    </>
  );
}

function Term({ term, children }: { readonly term: string; readonly children: string }): ReactElement {
  return (
    <div>
      <dt className="text-sm text-fg-3">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
