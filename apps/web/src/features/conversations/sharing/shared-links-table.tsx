import type { ShareLink } from "@citelens/contract/visibility/answers";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Link2 } from "lucide-react";
import { type ReactElement, useRef, useState } from "react";
import { counted, wordFor } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { ExportButton } from "#ui/forms/export-button.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import { Pagination } from "#ui/table/pagination.tsx";
import { tableDataOf } from "#ui/table/table-data.ts";
import { RevokeLinkDialog } from "./revoke-link-dialog.tsx";
import { type LinkRow, linkColumns } from "./shared-link-columns.tsx";
import { linksPerPage, shareLinksFile, shareLinksQuery } from "./sharing.queries.ts";

export function SharedLinksTable(): ReactElement {
  const workspaceId = useWorkspaceId();
  const [page, setPage] = useState(1);
  const links = useQuery(shareLinksQuery(workspaceId, page));
  const [revoking, setRevoking] = useState<ShareLink>();
  const heading = useRef<HTMLHeadingElement>(null);
  const now = new Date(links.dataUpdatedAt);
  const count = links.data?.count ?? 0;

  const rowOf = (link: ShareLink): LinkRow => ({ link, now, onRevoke: () => setRevoking(link) });
  return (
    <section className="space-y-3" aria-labelledby="links-heading">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 ref={heading} id="links-heading" tabIndex={-1} className="text-lg font-semibold outline-none">
          Links of this workspace
        </h2>
        <p role="status" className="text-sm text-fg-3">
          {links.isPending && "Loading shared links"}
          {links.isSuccess && `${counted(count, "link")} ${wordFor(count, "works", "work")} now`}
        </p>
        <span className="ml-auto">
          <ExportButton
            name="shared-links"
            read={(format) => shareLinksFile(workspaceId, format)}
            disabled={count === 0}
          />
        </span>
      </div>
      <DataTable
        label="Shared links"
        columns={linkColumns}
        data={tableDataOf(links, ({ results }) => results.map(rowOf))}
        rowKey={({ link }) => link.id}
        skeletonRows={3}
        empty={
          <EmptyState
            icon={Link2}
            title="No shared links"
            frame="none"
            actions={
              <Button
                size="sm"
                render={
                  <Link
                    to="/workspaces/$projectId/insight/conversations"
                    params={{ projectId: workspaceId }}
                  />
                }
              >
                Conversations
              </Button>
            }
          >
            Open an answer of a conversation and press Share to make one
          </EmptyState>
        }
      />
      {count > linksPerPage && (
        <Pagination page={page} pageSize={linksPerPage} total={count} onPage={setPage} />
      )}
      <RevokeLinkDialog
        link={revoking}
        onClose={() => setRevoking(undefined)}
        // The button that had the focus is removed with its row.
        onRevoked={() => {
          heading.current?.focus();
          if (links.data?.results.length === 1 && page > 1) setPage(page - 1);
        }}
      />
    </section>
  );
}
