import { type ApiKey, keyUsageDays } from "@citelens/contract/workspaces/api-keys";
import { useQuery } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { type ReactElement, useRef, useState } from "react";
import { ApiProblem, problemMessage } from "#lib/api/api-problem.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { DataTable } from "#ui/table/data-table.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { tableDataOf } from "#ui/table/table-data.ts";
import { Ago } from "#ui/text/instant.tsx";
import { apiKeysQuery, useRenameApiKey } from "./api-keys.queries.ts";
import { describeKeyCount } from "./api-keys.rules.ts";
import { focusEditButton, KeyActions } from "./key-actions.tsx";
import { CallsCell, LastUseCell, ScopesCell, StateCell } from "./key-cells.tsx";
import { KeyName } from "./key-name.tsx";
import type { KeyEditing, KeyRow } from "./key-row.ts";
import { KeyUsageDialog } from "./key-usage-dialog.tsx";
import { RevokeKeyDialog } from "./revoke-key-dialog.tsx";

export function KeyTable(): ReactElement {
  const workspaceId = useWorkspaceId();
  const keys = useQuery(apiKeysQuery(workspaceId));
  const rename = useRenameApiKey(workspaceId);
  const [editing, setEditing] = useState<KeyEditing>();
  const [revoking, setRevoking] = useState<ApiKey>();
  const [usageOf, setUsageOf] = useState<ApiKey>();
  const heading = useRef<HTMLHeadingElement>(null);

  const stopEditing = (keyId: string): void => {
    focusEditButton(keyId);
    setEditing(undefined);
  };

  const renameTo = (apiKey: ApiKey, name: string): void => {
    stopEditing(apiKey.id);
    if (name === apiKey.name) return;

    rename.mutate(
      { keyId: apiKey.id, name },
      {
        onSuccess: () => toast.success("API key name updated successfully"),
        onError: (problem) => {
          const error = nameErrorOf(problem);
          if (error === undefined) return toast.error(problemMessage(problem));
          setEditing({ keyId: apiKey.id, draft: name, error });
        },
      },
    );
  };

  const rowOf = (apiKey: ApiKey): KeyRow => ({
    apiKey,
    name: rename.isPending && rename.variables.keyId === apiKey.id ? rename.variables.name : apiKey.name,
    now: new Date(keys.dataUpdatedAt),
    editing: editing?.keyId === apiKey.id ? editing : undefined,
    onEdit: () => setEditing({ keyId: apiKey.id, draft: apiKey.name }),
    onRename: (name) => renameTo(apiKey, name),
    onCancel: () => stopEditing(apiKey.id),
    onRevoke: () => setRevoking(apiKey),
    onUsage: () => setUsageOf(apiKey),
  });

  return (
    <section className="space-y-3" aria-labelledby="keys-heading">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 ref={heading} id="keys-heading" tabIndex={-1} className="text-lg font-semibold outline-none">
          Keys of this workspace
        </h2>
        <p role="status" className="text-sm text-fg-3">
          {keys.isPending && "Loading API keys"}
          {keys.isSuccess && describeKeyCount(keys.data, new Date(keys.dataUpdatedAt))}
        </p>
      </div>
      <DataTable
        label="API keys"
        columns={keyColumns}
        data={tableDataOf(keys, (list) => list.map(rowOf))}
        rowKey={({ apiKey }) => apiKey.id}
        skeletonRows={3}
        wide
        empty={
          <EmptyState icon={KeyRound} title="No API keys found" frame="none">
            Create your first API key above to get started
          </EmptyState>
        }
      />
      <KeyUsageDialog apiKey={usageOf} onClose={() => setUsageOf(undefined)} />
      <RevokeKeyDialog
        apiKey={revoking}
        onClose={() => setRevoking(undefined)}
        // The button that had the focus is removed with the key's last action.
        onRevoked={() => heading.current?.focus()}
      />
    </section>
  );
}

function nameErrorOf(problem: unknown): string | undefined {
  return problem instanceof ApiProblem ? problem.fields.name?.join(", ") : undefined;
}

const keyColumns: readonly DataColumn<KeyRow>[] = [
  { id: "name", header: "Name", kind: "main", cell: (row) => <KeyName row={row} /> },
  { id: "scopes", header: "Scope", kind: "text", cell: ScopesCell },
  {
    id: "created",
    header: "Created",
    kind: "text",
    cell: ({ apiKey, now }) => <Ago at={apiKey.created} now={now} />,
  },
  { id: "last-use", header: "Last use", kind: "text", cell: LastUseCell },
  { id: "calls", header: `${keyUsageDays}-day calls`, kind: "number", cell: CallsCell },
  { id: "status", header: "Status", kind: "text", cell: StateCell },
  { id: "actions", header: "Actions", kind: "buttons", cell: (row) => <KeyActions row={row} /> },
];
