import type { Audit } from "@citelens/contract/content/audit-fields";
import type { AuditScope } from "@citelens/contract/content/audit-words";
import { useQuery } from "@tanstack/react-query";
import { History } from "lucide-react";
import { type ReactElement, useState } from "react";
import type { Address } from "#lib/address/use-address.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { ExportButton } from "#ui/forms/export-button.tsx";
import { Segmented } from "#ui/forms/segmented.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import { Pagination } from "#ui/table/pagination.tsx";
import { PastTheEnd } from "#ui/table/past-the-end.tsx";
import { tableDataOf } from "#ui/table/table-data.ts";
import { auditsFile, auditsPerPage, auditsQuery } from "../technical-audit.queries.ts";
import { type DashboardSearch, parseDashboardSearch } from "./dashboard-search.rules.ts";
import { DeleteAuditDialog } from "./delete-audit-dialog.tsx";
import { historyColumns } from "./history-columns.tsx";

const scopes = [
  { value: "SITE", label: "The site" },
  { value: "PAGE", label: "Single pages" },
] as const;

/** All audits, the newest first, each with what can be done with it. */
export function HistoryCard({ search, onSearch }: Address<DashboardSearch>): ReactElement {
  const workspaceId = useWorkspaceId();
  const scope: AuditScope = search.scope ?? "SITE";
  const page = search.history ?? 1;
  const list = useQuery(auditsQuery(workspaceId, scope, page));
  const [deleted, setDeleted] = useState<Audit>();
  const count = list.data?.count ?? 0;
  const change = (part: object, history: "push" | "replace"): void =>
    onSearch((latest) => parseDashboardSearch({ ...latest, ...part }), history);
  return (
    <section aria-label="All audits" className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg font-semibold">All audits</h2>
        <div className="flex flex-wrap items-center gap-3">
          <Segmented
            label="Audits of"
            options={scopes}
            value={scope}
            onChange={(chosen) => change({ scope: chosen, history: 1 }, "replace")}
          />
          <ExportButton
            name="audits"
            read={(format) => auditsFile(workspaceId, scope, format)}
            disabled={count === 0}
          />
        </div>
      </div>
      <DataTable
        label="Audits"
        columns={historyColumns}
        data={tableDataOf(list, ({ results }, now) =>
          results.map((audit) => ({ audit, now, onDelete: setDeleted })),
        )}
        rowKey={({ audit }) => audit.id}
        skeletonRows={3}
        empty={
          count > 0 ? (
            <PastTheEnd onFirst={() => change({ history: 1 }, "push")} />
          ) : (
            <EmptyState icon={History} title="No audit yet" frame="none">
              {scope === "PAGE" && "Audits of one page are listed here, whoever’s page it is."}
            </EmptyState>
          )
        }
        footer={
          count > auditsPerPage ? (
            <Pagination
              page={page}
              pageSize={auditsPerPage}
              total={count}
              onPage={(next) => change({ history: next }, "push")}
            />
          ) : undefined
        }
      />
      <DeleteAuditDialog audit={deleted} onClose={() => setDeleted(undefined)} />
    </section>
  );
}
