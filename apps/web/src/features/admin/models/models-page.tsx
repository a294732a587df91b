import { useQuery } from "@tanstack/react-query";
import { Bot } from "lucide-react";
import type { ReactElement } from "react";
import { Banner } from "#ui/frame/banner.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import { tableDataOf } from "#ui/table/table-data.ts";
import { ChecksCard } from "./checks-card.tsx";
import { FiguresCards } from "./figures-cards.tsx";
import { modelColumns } from "./model-columns.tsx";
import { today } from "./model-standing.tsx";
import { modelChecksQuery, operatorHealthQuery } from "./models.queries.ts";
import { configuredFirst, helperLabels } from "./models.rules.ts";
import { attentionOf } from "./standing.rules.ts";
import { TermsTable } from "./terms-table.tsx";

/** Refetched every 30 seconds while visible. */
export function ModelsPage(): ReactElement {
  const operators = useQuery(operatorHealthQuery);
  return (
    <>
      <PageHeader
        title="AI models"
        purpose="The models that campaigns can ask, their state, and a switch for the whole installation."
      />
      <Attention />
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
      <TermsTable />
      <FiguresCards />
      <ChecksCard />
    </>
  );
}

/** Said once above everything when a model with a key ends, has ended, or is another one by now. */
function Attention(): ReactElement | null {
  const operators = useQuery(operatorHealthQuery);
  const checks = useQuery(modelChecksQuery);
  const asked = (operators.data ?? []).filter(({ configured }) => configured);
  const attention = attentionOf(
    [
      ...asked.map((one) => ({ ...one, name: one.display_name })),
      ...(checks.data?.helpers ?? []).map((one) => ({ ...one, name: helperLabels[one.use] })),
    ],
    today(),
  );
  if (attention === undefined) return null;
  return (
    <Banner tone="warn" title={attention.title}>
      <ul>
        {attention.sentences.map((sentence) => (
          <li key={sentence} className="wrap-anywhere">
            {sentence}
          </li>
        ))}
      </ul>
      Choose other models with <code className="text-sm wrap-anywhere">OPERATOR_MODELS</code>,{" "}
      <code className="text-sm wrap-anywhere">WRITER_MODEL</code> or{" "}
      <code className="text-sm wrap-anywhere">JUDGE_MODEL</code>; campaigns keep their history.
    </Banner>
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
