import type { Setting } from "@citelens/contract/platform/admin-system";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { DataTable } from "#ui/table/data-table.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { tableDataOf } from "#ui/table/table-data.ts";
import { Badge } from "#ui/text/badge.tsx";
import { settingsQuery } from "./system.queries.ts";

export function SettingsTable(): ReactElement {
  const settings = useQuery(settingsQuery);
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h2 className="text-lg font-semibold">Configuration</h2>
        <p className="text-sm text-fg-3">
          Of the instance that answers here. Secrets and sign-ins of addresses are never shown.
        </p>
      </div>
      <DataTable
        label="Configuration"
        columns={columns}
        data={tableDataOf(settings, ({ results }) => results)}
        rowKey={({ name }) => name}
        skeletonRows={8}
        empty={null}
      />
    </section>
  );
}

const columns: readonly DataColumn<Setting>[] = [
  {
    id: "name",
    header: "Variable",
    kind: "main",
    cell: ({ name, help }) => (
      <>
        <code className="block text-sm wrap-anywhere">{name}</code>
        <span className="block max-w-120 text-sm font-normal text-fg-3 wrap-anywhere">{help}</span>
      </>
    ),
  },
  {
    id: "value",
    header: "Value",
    kind: "text",
    long: true,
    cell: ({ value }) => <code className="block max-w-80 text-sm wrap-anywhere">{value}</code>,
  },
  {
    id: "source",
    header: "From",
    kind: "text",
    cell: ({ source }) => (
      <Badge tone={source === "environment" ? "info" : "neutral"}>
        {source === "environment" ? "Environment" : "Default"}
      </Badge>
    ),
  },
];
