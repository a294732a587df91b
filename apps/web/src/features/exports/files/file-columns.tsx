import type { ExportFile } from "@citelens/contract/platform/exports";
import { Ban, Download, Trash2 } from "lucide-react";
import type { ReactElement } from "react";
import { bytesText } from "#lib/bytes.ts";
import { countText } from "#lib/figures.ts";
import { Button } from "#ui/forms/button.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { Badge } from "#ui/text/badge.tsx";
import { Instant } from "#ui/text/instant.tsx";
import { isUnderWay } from "../choice/exports.queries.ts";
import { formatNames } from "../choice/list-choice.tsx";

export interface FileRow {
  readonly file: ExportFile;
  /** How its list is called. */
  readonly name: string;
  readonly onRemove: () => void;
}

export const fileColumns: readonly DataColumn<FileRow>[] = [
  { id: "list", header: "List", kind: "main", cell: listCell },
  { id: "state", header: "State", kind: "text", long: true, cell: stateCell },
  { id: "rows", header: "Rows", kind: "number", cell: ({ file }) => countText(file.rows) },
  {
    id: "size",
    header: "Size",
    kind: "number",
    cell: ({ file }) => (file.size === null ? "–" : bytesText(file.size)),
  },
  {
    id: "kept",
    header: "Kept until",
    kind: "text",
    cell: ({ file }) => (file.expires_at === null ? "–" : <Instant at={file.expires_at} />),
  },
  { id: "actions", header: "Actions", kind: "buttons", cell: (row) => <FileActions row={row} /> },
];

function listCell({ file, name }: FileRow): ReactElement {
  const days = file.last_days === null ? "" : `, last ${file.last_days} days`;
  return (
    <div className="min-w-40">
      <p>{name}</p>
      <p className="text-sm text-fg-3">
        {formatNames[file.format]}
        {days}
        {file.created_by.name === "" ? "" : `, by ${file.created_by.name}`}
      </p>
    </div>
  );
}

const stateWords = { QUEUED: "Waiting", RUNNING: "Being written", DONE: "Ready", FAILED: "Failed" } as const;
const stateTones = { QUEUED: "neutral", RUNNING: "info", DONE: "pos", FAILED: "neg" } as const;

function stateCell({ file: { status, reason, url } }: FileRow): ReactElement {
  const words =
    reason ?? (status === "DONE" && url === null ? "Only whoever made it can download it." : null);
  return (
    <div className="max-w-72">
      <Badge tone={stateTones[status]}>{stateWords[status]}</Badge>
      {words !== null && <p className="mt-1 text-sm text-fg-2">{words}</p>}
    </div>
  );
}

function FileActions({ row: { file, name, onRemove } }: { readonly row: FileRow }): ReactElement {
  const underWay = isUnderWay(file);
  return (
    <div className="flex flex-wrap gap-1">
      {file.url !== null && (
        <Button
          size="sm"
          aria-label={`Download ${name}`}
          icon={<Download size={14} aria-hidden="true" />}
          // The address is signed and opens the file by itself, so the browser's own download can go on where it broke off.
          render={<a href={file.url} rel="noreferrer" download={file.file_name ?? undefined} />}
        >
          Download
        </Button>
      )}
      <Button
        size="sm"
        variant="ghost"
        aria-label={underWay ? `Cancel ${name}` : `Remove ${name}`}
        icon={underWay ? <Ban size={14} aria-hidden="true" /> : <Trash2 size={14} aria-hidden="true" />}
        onClick={onRemove}
      >
        {underWay ? "Cancel" : "Remove"}
      </Button>
    </div>
  );
}
