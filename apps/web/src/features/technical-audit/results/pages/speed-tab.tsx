import type { Audit, AuditPage } from "@citelens/contract/content/audit-fields";
import type { AuditPageOrder } from "@citelens/contract/content/technical-audit";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { ShareBar } from "#ui/charts/share-bar.tsx";
import { Card } from "#ui/frame/card.tsx";
import { QueryContent } from "#ui/frame/query-content.tsx";
import { type FigureColumn, FigureTable } from "#ui/table/figure-table.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { durationText, pathOf, sizeText } from "../../audit-figures.rules.ts";
import { AuditedPageLink } from "../links/audited-page-link.tsx";
import { topPagesQuery } from "../results.queries.ts";

/** The pages that answer last, and those that are largest. */
export function SpeedTab({ audit }: { readonly audit: Audit }): ReactElement {
  const projectId = useWorkspaceId();
  return (
    <div className="space-y-4">
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <PagesBy
          audit={audit}
          order="-first_byte_ms"
          title="Time to the first byte"
          hint="From this installation. Above 800 ms it is an issue, above 2 s a grave one."
          header="First byte"
          figureOf={({ first_byte_ms: ms }) => ms}
          textOf={({ first_byte_ms: ms }) => durationText(ms)}
        />
        <PagesBy
          audit={audit}
          order="-html_bytes"
          title="Size of the HTML"
          hint="Unpacked. Above 1 MB it is an issue: agents stop reading somewhere."
          header="HTML"
          figureOf={({ html_bytes: bytes }) => bytes}
          textOf={({ html_bytes: bytes }) => sizeText(bytes)}
        />
      </div>
      <p>
        <TextLink
          render={
            <Link
              to="/workspaces/$projectId/technical-optimization/results/$auditId"
              params={{ projectId, auditId: audit.id }}
              search={{ category: "speed" }}
            />
          }
        >
          All issues of speed
        </TextLink>
      </p>
    </div>
  );
}

interface PagesByProps {
  readonly audit: Audit;
  readonly order: AuditPageOrder;
  readonly title: string;
  readonly hint: string;
  readonly header: string;
  readonly figureOf: (page: AuditPage) => number | null;
  readonly textOf: (page: AuditPage) => string;
}

function PagesBy({ audit, order, title, hint, header, figureOf, textOf }: PagesByProps): ReactElement {
  const list = useQuery(topPagesQuery(useWorkspaceId(), audit.id, order));
  const columns = (most: number): readonly FigureColumn<AuditPage>[] => [
    {
      id: "page",
      header: "Page",
      kind: "main",
      cell: ({ id, url }) => (
        <AuditedPageLink auditId={audit.id} pageId={id}>
          {pathOf(url)}
        </AuditedPageLink>
      ),
    },
    {
      id: "bar",
      header: "Of the largest",
      kind: "bar",
      cell: (page) => (
        <div className="pt-2">
          <ShareBar share={most === 0 ? 0 : (figureOf(page) ?? 0) / most} />
        </div>
      ),
    },
    {
      id: "figure",
      header,
      kind: "figure",
      cell: (page) => <span className="whitespace-nowrap">{textOf(page)}</span>,
    },
  ];
  return (
    <Card title={title} hint={hint} padding="flush">
      <QueryContent
        title={title}
        padding="flush"
        query={list}
        isEmpty={({ results }) => !results.some((page) => figureOf(page) !== null)}
        emptyText="Nothing was measured"
      >
        {({ results }) => {
          const measured = results.filter((page) => figureOf(page) !== null);
          const most = Math.max(...measured.map((page) => figureOf(page) ?? 0));
          return (
            <FigureTable label={title} columns={columns(most)} rows={measured} rowKey={({ id }) => id} />
          );
        }}
      </QueryContent>
    </Card>
  );
}
