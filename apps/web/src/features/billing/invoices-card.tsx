import { formatMoney } from "@citelens/contract/base/money";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { dayOfInstantText } from "#lib/dates/dates.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Card } from "#ui/frame/card.tsx";
import { ErrorState } from "#ui/frame/error-state.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { invoicesQuery } from "./billing.queries.ts";

export function InvoicesCard(): ReactElement {
  const workspaceId = useWorkspaceId();
  const invoices = useQuery(invoicesQuery(workspaceId));
  return (
    <Card title="Invoices" hint="Newest first.">
      {invoices.isPending && (
        <div aria-busy="true" className="h-10">
          <Skeleton />
        </div>
      )}
      {invoices.isError && (
        <ErrorState message={problemMessage(invoices.error)} onRetry={() => void invoices.refetch()} />
      )}
      {invoices.data?.length === 0 && <p className="text-fg-2">There are no invoices yet.</p>}
      {invoices.data && invoices.data.length > 0 && (
        <ul className="divide-y divide-border">
          {invoices.data.map(({ id, number, created, description, total, currency, url }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
              <span className="min-w-0 flex-1 wrap-anywhere">
                {description} <span className="text-sm text-fg-3">{dayOfInstantText(created)}</span>
              </span>
              <span className="tabular-nums">{formatMoney(total, currency)}</span>
              {url !== null && (
                <TextLink render={<a href={url} target="_blank" rel="noopener noreferrer" />}>
                  View {number ?? "invoice"}
                </TextLink>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
