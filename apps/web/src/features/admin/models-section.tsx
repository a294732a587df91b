import type { OperatorHealth } from "@citelens/contract/operators";
import { useQuery } from "@tanstack/react-query";
import { Bot } from "lucide-react";
import { type ReactElement, useMemo } from "react";
import { problemMessage } from "#lib/api-problem.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { DataTable } from "#ui/data-table.tsx";
import type { DataColumn, TableData } from "#ui/data-table-props.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { toast } from "#ui/toast.ts";
import { changes, modelsQuery, useAdminChange } from "./admin.queries.ts";
import { modelState } from "./model-state.rules.ts";
import { Moment } from "./moment.tsx";

/** What can be asked, how it fares, and its switch for everyone. Keys come from the environment. */
export function ModelsSection(): ReactElement {
  const models = useQuery(modelsQuery);
  const turn = useAdminChange(changes.switchOperator);
  const check = useAdminChange(changes.checkOperator);
  const { mutate: mutateTurn } = turn;
  const { mutate: mutateCheck } = check;
  const checking = check.isPending ? check.variables : undefined;
  const columns = useMemo(
    () =>
      columnsOf({
        checking,
        onTurn: ({ id, display_name, is_on }) =>
          mutateTurn(
            { id, is_on: !is_on },
            {
              onSuccess: () => toast.success(`${display_name} is ${is_on ? "off" : "on"} for everyone.`),
              onError: (problem) => toast.error(problemMessage(problem)),
            },
          ),
        onCheck: ({ id, display_name }) =>
          mutateCheck(id, {
            onSuccess: ({ answered, failure }) =>
              answered
                ? toast.success(`${display_name} answers.`)
                : toast.error(failure ?? `${display_name} does not answer.`),
            onError: (problem) => toast.error(problemMessage(problem)),
          }),
      }),
    [checking, mutateTurn, mutateCheck],
  );
  return (
    <section aria-labelledby="models-heading" className="flex flex-col gap-3">
      <h2 id="models-heading" className="text-lg font-semibold">
        AI models
      </h2>
      <DataTable
        label="AI models"
        columns={columns}
        data={dataOf(models)}
        rowKey={({ id }) => id}
        empty={<EmptyState icon={Bot} title="No AI model is known" frame="none" />}
      />
    </section>
  );
}

function dataOf({
  data,
  error,
  refetch,
}: ReturnType<typeof useQuery<OperatorHealth[]>>): TableData<OperatorHealth> {
  if (data) return { status: "ready", rows: data, stale: false };
  if (error) return { status: "failed", message: problemMessage(error), onRetry: () => void refetch() };
  return { status: "loading" };
}

interface Deeds {
  /** The model that is being asked now. */
  readonly checking: string | undefined;
  readonly onTurn: (model: OperatorHealth) => void;
  readonly onCheck: (model: OperatorHealth) => void;
}

function columnsOf({ checking, onTurn, onCheck }: Deeds): readonly DataColumn<OperatorHealth>[] {
  return [
    {
      id: "model",
      header: "Model",
      kind: "main",
      cell: ({ display_name, provider, model }) => (
        <span className="flex flex-col">
          <span className="font-medium">{display_name}</span>
          <span className="text-sm font-normal text-fg-3">
            {provider} · {model}
          </span>
        </span>
      ),
    },
    {
      id: "state",
      header: "State",
      kind: "text",
      cell: (model) => {
        const { tone, label, detail } = modelState(model);
        return (
          <span className="flex flex-col items-start gap-0.5">
            <Badge tone={tone}>{label}</Badge>
            {detail !== undefined && (
              <span className="max-w-80 text-sm wrap-anywhere text-fg-3">{detail}</span>
            )}
          </span>
        );
      },
    },
    {
      id: "answered",
      header: "Last answer",
      kind: "text",
      cell: ({ last_answer_at }) => (last_answer_at ? <Moment at={last_answer_at} /> : "Never"),
    },
    {
      id: "failed",
      header: "Last failure",
      kind: "text",
      cell: ({ last_failure_at, last_failure }) =>
        last_failure_at ? (
          <span className="flex flex-col">
            <Moment at={last_failure_at} />
            <span className="max-w-80 text-sm wrap-anywhere text-fg-3">{last_failure}</span>
          </span>
        ) : (
          "Never"
        ),
    },
    {
      id: "actions",
      header: "Actions",
      kind: "actions",
      cell: (model) => (
        <span className="inline-flex gap-1">
          {model.configured && model.access !== "local" && (
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Check ${model.display_name}`}
              disabled={checking !== undefined}
              onClick={() => onCheck(model)}
            >
              {checking === model.id ? "Asking…" : "Check"}
            </Button>
          )}
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Switch ${model.display_name} ${model.is_on ? "off" : "on"}`}
            onClick={() => onTurn(model)}
          >
            {model.is_on ? "Switch off" : "Switch on"}
          </Button>
        </span>
      ),
    },
  ];
}
