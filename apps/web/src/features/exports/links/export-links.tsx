import type { ExportLink } from "@citelens/contract/platform/exports";
import { useQuery } from "@tanstack/react-query";
import { Link2, Plus } from "lucide-react";
import { type ReactElement, useRef, useState } from "react";
import { counted, wordFor } from "#lib/figures.ts";
import { useDisabledWhileImpersonating } from "#lib/session/impersonation.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import { tableDataOf } from "#ui/table/table-data.ts";
import { exportLinksQuery } from "../choice/exports.queries.ts";
import { useListName } from "../choice/list-choice.tsx";
import { CreateLinkDialog } from "./create-link-dialog.tsx";
import { type LinkRow, linkColumns } from "./link-columns.tsx";
import { RevokeLinkDialog } from "./revoke-link-dialog.tsx";

/** Addresses that answer a list to programs which can send no header. */
export function ExportLinks(): ReactElement {
  const links = useQuery(exportLinksQuery(useWorkspaceId()));
  const nameOf = useListName();
  const [isCreating, setIsCreating] = useState(false);
  const [revoking, setRevoking] = useState<ExportLink>();
  const heading = useRef<HTMLHeadingElement>(null);
  const ownSessionOnly = useDisabledWhileImpersonating();
  const now = new Date(links.dataUpdatedAt);

  const rowOf = (link: ExportLink): LinkRow => ({
    link,
    now,
    list: nameOf(link.operation),
    onRevoke: () => setRevoking(link),
  });
  return (
    <section className="space-y-3" aria-labelledby="export-links-heading">
      <div className="flex flex-wrap items-center gap-3">
        <div className="flex-1">
          <h2
            ref={heading}
            id="export-links-heading"
            tabIndex={-1}
            className="text-lg font-semibold outline-none"
          >
            Addresses
          </h2>
          <p role="status" className="text-sm text-fg-3">
            {links.isPending && "Loading addresses"}
            {links.isSuccess &&
              `${counted(links.data.length, "address", "addresses")} ${wordFor(links.data.length, "works", "work")} now`}
          </p>
        </div>
        <Button
          icon={<Plus size={16} aria-hidden="true" />}
          onClick={() => setIsCreating(true)}
          {...ownSessionOnly}
        >
          New address
        </Button>
      </div>
      <div className={links.data?.length ? undefined : "min-h-60"}>
        <DataTable
          label="Addresses"
          columns={linkColumns}
          data={tableDataOf(links, (list) => list.map(rowOf))}
          rowKey={({ link }) => link.id}
          skeletonRows={2}
          empty={
            <EmptyState icon={Link2} title="No addresses" frame="none">
              Make one for a spreadsheet that is to stay current: it answers one list as it is whenever it is
              asked.
            </EmptyState>
          }
        />
      </div>
      <CreateLinkDialog open={isCreating} onClose={() => setIsCreating(false)} />
      <RevokeLinkDialog
        link={revoking}
        onClose={() => setRevoking(undefined)}
        // The button that had the focus is removed with its row.
        onRevoked={() => heading.current?.focus()}
      />
    </section>
  );
}
