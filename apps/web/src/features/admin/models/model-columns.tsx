import type { OperatorHealth } from "@citelens/contract/visibility/operators";
import type { ReactNode } from "react";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { Avatar } from "#ui/text/avatar.tsx";
import { Ago } from "#ui/text/instant.tsx";
import { CheckModel } from "./check-model.tsx";
import { StandingNote } from "./model-standing.tsx";
import { ModelState } from "./model-state.tsx";
import { accessLabel, canBeChecked, failureLabels, groundsText, lastFailureMessage } from "./models.rules.ts";
import { SwitchModel } from "./switch-model.tsx";

export const modelColumns: readonly DataColumn<OperatorHealth>[] = [
  { id: "model", header: "Model", kind: "main", cell: modelCell },
  {
    id: "state",
    header: "State",
    kind: "text",
    long: true,
    cell: (operator) => <ModelState operator={operator} />,
  },
  { id: "access", header: "Access", kind: "text", cell: accessCell },
  { id: "answer", header: "Last answer", kind: "text", cell: answerCell },
  { id: "failure", header: "Last failure", kind: "text", long: true, cell: failureCell },
  { id: "on", header: "On", kind: "text", cell: (operator) => <SwitchModel operator={operator} /> },
  { id: "check", header: "Check", kind: "actions", cell: checkCell },
];

function modelCell(operator: OperatorHealth): ReactNode {
  const { display_name, operator_name, operator_favicon, provider, model, answers_as, standing } = operator;
  return (
    <div className="flex items-center gap-3">
      <Avatar kind="site" name={operator_name} src={operator_favicon ?? undefined} />
      <div className="min-w-0">
        <p>{display_name}</p>
        <p className="flex flex-wrap gap-x-2 text-sm font-normal text-fg-3">
          <span>{provider}</span>
          <code className="wrap-anywhere">{model}</code>
        </p>
        {answers_as !== null && answers_as !== model && standing !== "redirected" && (
          <p className="text-sm font-normal text-fg-3">
            answers as <code className="wrap-anywhere">{answers_as}</code>
          </p>
        )}
        <StandingNote model={operator} />
      </div>
    </div>
  );
}

function accessCell(operator: OperatorHealth): ReactNode {
  const { access, web_search } = operator;
  return (
    <span className="flex flex-col">
      <span className="sm:whitespace-nowrap">{accessLabel(operator)}</span>
      {access !== "local" && (
        <span className="text-sm sm:whitespace-nowrap text-fg-3">{groundsText(web_search)}</span>
      )}
    </span>
  );
}

function answerCell({ last_answer_at }: OperatorHealth): ReactNode {
  return last_answer_at === null ? <span className="text-fg-3">None yet</span> : <Ago at={last_answer_at} />;
}

function failureCell(operator: OperatorHealth): ReactNode {
  const { last_failure_kind, last_failure_at } = operator;
  if (last_failure_kind === null || last_failure_at === null) return <span className="text-fg-3">None</span>;

  const message = lastFailureMessage(operator);
  return (
    <span className="flex max-w-72 min-w-36 flex-col text-sm">
      <span>
        <span className="font-medium text-fg">{failureLabels[last_failure_kind]}</span>{" "}
        <Ago at={last_failure_at} />
      </span>
      {message !== null && <span className="wrap-anywhere text-fg-3">{message}</span>}
    </span>
  );
}

function checkCell(operator: OperatorHealth): ReactNode {
  return canBeChecked(operator) && <CheckModel operator={operator} />;
}
