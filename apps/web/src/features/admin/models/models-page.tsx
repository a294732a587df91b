import { useQuery } from "@tanstack/react-query";
import { Bot } from "lucide-react";
import type { ReactElement } from "react";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import { tableDataOf } from "#ui/table/table-data.ts";
import { KeysNote } from "./keys-note.tsx";
import { modelColumns } from "./model-columns.tsx";
import { operatorHealthQuery } from "./models.queries.ts";
import { configuredFirst } from "./models.rules.ts";

/** Refetched every 30 seconds while visible. */
export function ModelsPage(): ReactElement {
  const operators = useQuery(operatorHealthQuery);
  return (
    <>
      <PageHeader
        title="AI models"
        purpose="The models that campaigns can ask, their state, and a switch for the whole installation."
      />
      <KeysNote />
      <DataTable
        label="AI models"
        wide
        columns={modelColumns}
        data={tableDataOf(operators, configuredFirst)}
        rowKey={({ id }) => id}
        skeletonRows={14}
        empty={<EmptyState icon={Bot} title="No AI models" frame="none" />}
      />
    </>
  );
}
