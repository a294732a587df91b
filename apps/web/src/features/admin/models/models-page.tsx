import { useQuery } from "@tanstack/react-query";
import { Bot } from "lucide-react";
import type { ReactElement } from "react";
import { Banner } from "#ui/frame/banner.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import { tableDataOf } from "#ui/table/table-data.ts";
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

/** Keys cannot be set on this page: the administrator passes them to the server as environment variables. */
function KeysNote(): ReactElement {
  return (
    <Banner tone="info" title="Keys come from the environment">
      A model that lacks a key names its variables below; the server reads them when it starts.{" "}
      <code className="text-sm wrap-anywhere">OPERATOR_MODELS</code> selects the model of each operator.{" "}
      <code className="text-sm wrap-anywhere">OPENAI_COMPATIBLE_BASE_URL</code> with{" "}
      <code className="text-sm wrap-anywhere">OPENAI_COMPATIBLE_MODELS</code> adds models of your own server.
      They are all listed in <code className="text-sm whitespace-nowrap">docs/self-hosting.md</code>.
    </Banner>
  );
}
