import { type ApiKey, type ApiKeyUsage, keyUsageDays } from "@citelens/contract/workspaces/api-keys";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { dayText } from "#lib/dates/dates.ts";
import { countText } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { ListSkeleton } from "#ui/frame/skeleton.tsx";
import { Dialog } from "#ui/overlays/dialog/dialog.tsx";
import { useLastDefined } from "#ui/overlays/use-last-defined.ts";
import { type FigureColumn, FigureTable } from "#ui/table/figure-table.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { keyUsageQuery } from "./api-keys.queries.ts";

interface KeyUsageDialogProps {
  /** The key whose calls are shown; the dialog is closed while it is undefined. */
  readonly apiKey: ApiKey | undefined;
  readonly onClose: () => void;
}

/** Calls of a key in the last 30 days, by operation and by day. */
export function KeyUsageDialog({ apiKey, onClose }: KeyUsageDialogProps): ReactElement {
  const shown = useLastDefined(apiKey);
  return (
    <Dialog
      open={apiKey !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={`Calls of “${shown?.name ?? ""}”`}
      description={`The last ${keyUsageDays} days, by days in UTC.`}
    >
      {shown && <UsageOf apiKey={shown} />}
    </Dialog>
  );
}

function UsageOf({ apiKey }: { readonly apiKey: ApiKey }): ReactElement {
  const usage = useQuery(keyUsageQuery(useWorkspaceId(), apiKey.id));
  return (
    <div className="space-y-4">
      {usage.isError && !usage.data && <QueryError query={usage} />}
      {usage.isPending && <ListSkeleton rows={3} />}
      {usage.data && <Usage usage={usage.data} />}
      {apiKey.scopes.includes("ingest") && (
        <p className="text-fg-2">
          Visits that it reports are not among them: see{" "}
          <TextLink render={<Link to="/settings/tracking" />}>what arrives</TextLink>.
        </p>
      )}
    </div>
  );
}

function Usage({ usage: { operations, days } }: { readonly usage: ApiKeyUsage }): ReactElement {
  if (operations.length === 0) return <p className="text-fg-2">It has not been used to call anything.</p>;
  return (
    <div className="-mx-5 space-y-4">
      <FigureTable
        label="Calls by operation"
        columns={operationColumns}
        rows={operations}
        rowKey={({ operation }) => operation}
      />
      <FigureTable label="Calls by day" columns={dayColumns} rows={days} rowKey={({ day }) => day} />
    </div>
  );
}

type CallCounts = Pick<ApiKeyUsage["days"][number], "count" | "refused">;

const figures: readonly FigureColumn<CallCounts>[] = [
  { id: "calls", header: "Calls", kind: "figure", cell: ({ count }) => countText(count) },
  { id: "refused", header: "Refused", kind: "figure", cell: ({ refused }) => countText(refused) },
];

const operationColumns: readonly FigureColumn<ApiKeyUsage["operations"][number]>[] = [
  {
    id: "operation",
    header: "Operation",
    kind: "main",
    cell: ({ operation }) => <code className="font-mono text-sm">{operation}</code>,
  },
  ...figures,
];

const dayColumns: readonly FigureColumn<ApiKeyUsage["days"][number]>[] = [
  { id: "day", header: "Day", kind: "main", cell: ({ day }) => dayText(day) },
  ...figures,
];
