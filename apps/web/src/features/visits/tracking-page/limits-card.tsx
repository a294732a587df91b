import type { Limits } from "@citelens/contract/workspaces/limits";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { countText } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Card } from "#ui/frame/card.tsx";
import { QueryContent } from "#ui/frame/query-content.tsx";
import { type FigureColumn, FigureTable } from "#ui/table/figure-table.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { type LimitRow, limitRowsOf } from "./limit-rows.rules.ts";
import { limitsQuery, trackingReportsQuery } from "./tracking-page.queries.ts";

/** Limits of the plan for all workspaces of the organization together, and what it refused here. */
export function LimitsCard(): ReactElement {
  const limits = useQuery(limitsQuery(useWorkspaceId()));
  return (
    <Card
      title="Limits"
      hint="Shared by all workspaces of the organization; what was refused is this workspace’s"
      padding="flush"
    >
      <QueryContent title="limits" padding="flush" query={limits} isEmpty={() => false} emptyText="">
        {(known) => <LimitTable limits={known} />}
      </QueryContent>
    </Card>
  );
}

function LimitTable({ limits }: { readonly limits: Limits }): ReactElement {
  const reports = useQuery(trackingReportsQuery(useWorkspaceId()));
  const rows = limitRowsOf(limits, reports.data?.results);
  return (
    <>
      <FigureTable
        label="Limits"
        columns={columnsOf(limits.next?.plan)}
        rows={rows}
        rowKey={({ what }) => what}
      />
      <p className="border-t border-border px-5 py-3 text-sm text-fg-2 @max-xs:px-3">
        {rows.every(({ refused }) => refused === 0) && "Nothing was refused in 30 days. "}
        {limits.plan === null
          ? "This installation sets these limits. "
          : `The ${limits.plan} plan sets these limits. `}
        Anything beyond is answered with 429 and the seconds to wait. Log shippers wait and lose nothing.
        {limits.plan !== null && (
          <>
            {" "}
            <TextLink render={<Link to="/settings/billing" />}>Plans that allow more</TextLink>
          </>
        )}
      </p>
    </>
  );
}

/** The next plan has a column where one allows more. */
function columnsOf(nextPlan: string | undefined): readonly FigureColumn<LimitRow>[] {
  return [
    { id: "what", header: "What", kind: "main", cell: ({ what }) => what },
    { id: "allowed", header: "Allowed", kind: "figure", cell: ({ allowed }) => allowed },
    ...(nextPlan === undefined
      ? []
      : [
          {
            id: "next",
            header: `With ${nextPlan}`,
            kind: "detail" as const,
            cell: ({ next }: LimitRow) => next ?? "",
          },
        ]),
    {
      id: "refused",
      header: "Refused in 30 days",
      kind: "figure",
      cell: ({ refused }) => (refused === undefined ? "" : countText(refused)),
    },
  ];
}
