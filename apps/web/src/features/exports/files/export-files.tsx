import type { ExportFile } from "@citelens/contract/platform/exports";
import { useQuery } from "@tanstack/react-query";
import { FileDown, Plus } from "lucide-react";
import { type ReactElement, useRef, useState } from "react";
import { counted } from "#lib/figures.ts";
import { useDisabledWhileImpersonating } from "#lib/session/impersonation.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import { tableDataOf } from "#ui/table/table-data.ts";
import { exportsQuery } from "../choice/exports.queries.ts";
import { useListName } from "../choice/list-choice.tsx";
import { BeginExportDialog } from "./begin-export-dialog.tsx";
import { type FileRow, fileColumns } from "./file-columns.tsx";
import { RemoveExportDialog } from "./remove-export-dialog.tsx";

/** Exports of the workspace: those that are written, and those that can be downloaded. */
export function ExportFiles(): ReactElement {
  const files = useQuery(exportsQuery(useWorkspaceId()));
  const nameOf = useListName();
  const [isBeginning, setIsBeginning] = useState(false);
  const [removing, setRemoving] = useState<ExportFile>();
  const heading = useRef<HTMLHeadingElement>(null);
  const ownSessionOnly = useDisabledWhileImpersonating();

  const rowOf = (file: ExportFile): FileRow => ({
    file,
    name: nameOf(file.operation),
    onRemove: () => setRemoving(file),
  });
  return (
    <section className="space-y-3" aria-labelledby="exports-heading">
      <div className="flex flex-wrap items-center gap-3">
        <div className="flex-1">
          <h2 ref={heading} id="exports-heading" tabIndex={-1} className="text-lg font-semibold outline-none">
            Files
          </h2>
          <p role="status" className="text-sm text-fg-3">
            {files.isPending && "Loading exports"}
            {files.isSuccess && `${counted(files.data.length, "file")} of at most 5`}
          </p>
        </div>
        <Button
          variant="primary"
          icon={<Plus size={16} aria-hidden="true" />}
          onClick={() => setIsBeginning(true)}
          {...ownSessionOnly}
        >
          New export
        </Button>
      </div>
      {/* As high while it loads as where there is none, so that what stands below stays in its place. */}
      <div className={files.data?.length ? undefined : "min-h-60"}>
        <DataTable
          label="Exports"
          columns={fileColumns}
          data={tableDataOf(files, (list) => list.map(rowOf))}
          rowKey={({ file }) => file.id}
          skeletonRows={2}
          empty={
            <EmptyState icon={FileDown} title="No exports" frame="none">
              A short list is saved by the Export button above it. A long one is written here, while you go
              on, and kept for a day.
            </EmptyState>
          }
        />
      </div>
      {isBeginning && <BeginExportDialog onClose={() => setIsBeginning(false)} />}
      <RemoveExportDialog
        file={removing}
        onClose={() => setRemoving(undefined)}
        // The button that had the focus is removed with its row.
        onRemoved={() => heading.current?.focus()}
      />
    </section>
  );
}
