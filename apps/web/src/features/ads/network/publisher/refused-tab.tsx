import type { AdPublisher, AdRefusal } from "@citelens/contract/content/ads-network";
import { useQuery } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";
import { type ReactElement, useMemo } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { tableDataOf } from "#ui/table/table-data.ts";
import { Ago } from "#ui/text/instant.tsx";
import { refusalsQuery } from "../network.queries.ts";
import { useAllow } from "./use-allow.ts";

/** The website's block list. */
export function RefusedTab({ publisher }: { readonly publisher: AdPublisher }): ReactElement {
  const refusals = useQuery(refusalsQuery({ projectId: useWorkspaceId(), publisherId: publisher.id }));
  const { allow } = useAllow(publisher.id);
  const columns = useMemo(() => columnsOf(allow), [allow]);
  return (
    <DataTable
      label="Refused creatives"
      columns={columns}
      data={tableDataOf(refusals, (rows) => rows)}
      rowKey={({ creative_id }) => creative_id}
      skeletonRows={3}
      empty={
        <EmptyState icon={ShieldCheck} title="No creative is refused" frame="none">
          A creative that this website or a superuser refuses is listed here, and never shown on it.
        </EmptyState>
      }
    />
  );
}

function columnsOf(onAllow: (refusal: AdRefusal) => void): readonly DataColumn<AdRefusal>[] {
  return [
    {
      id: "creative",
      header: "Creative",
      kind: "main",
      cell: ({ title, advertiser }) => (
        <span className="flex flex-col">
          <span>{title}</span>
          <span className="text-sm font-normal text-fg-3">{advertiser}</span>
        </span>
      ),
    },
    { id: "reason", header: "Reason", kind: "text", long: true, cell: ({ reason }) => reason },
    { id: "at", header: "Refused", kind: "text", cell: ({ at }) => <Ago at={at} /> },
    {
      id: "actions",
      header: "Actions",
      kind: "actions",
      cell: (refusal) => (
        <Button size="sm" aria-label={`Allow again: ${refusal.title}`} onClick={() => onAllow(refusal)}>
          Allow again
        </Button>
      ),
    },
  ];
}
