import { isDay } from "@citelens/contract/base/days";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { membersQuery } from "#features/workspaces/members/public.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Section } from "../evidence/section.tsx";
import { assigneeOptions } from "./assignee-options.rules.ts";
import { type DecisionProps, useDecision } from "./use-decision.ts";

/** Assignee and due day. */
export function WhoSection(props: DecisionProps): ReactElement {
  const { assignee, due_on: due } = props.opportunity;
  const { change } = useDecision(props);
  const members = useQuery(membersQuery(useWorkspaceId()));
  const options = assigneeOptions(members.data ?? [], assignee);
  return (
    <Section title="Who does it, until when">
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <SelectField
          label="Assignee"
          options={options}
          value={assignee?.id ?? ""}
          onChange={(id) => {
            const name = options.find(({ value }) => value === id)?.label ?? "";
            change({ changes: { assignee: id || null }, shown: { assignee: id ? { id, name } : null } });
          }}
        />
        <DueField
          key={due}
          due={due}
          onChange={(next) => change({ changes: { due_on: next }, shown: { due_on: next } })}
        />
      </div>
    </Section>
  );
}

interface DueFieldProps {
  readonly due: string | null;
  readonly onChange: (due: string | null) => void;
}

const yearsFrom = "2000-01-01";
const yearsTo = "2099-12-31";

/** While a year is typed it is one of the first centuries, and a day without all of its parts is none: that is no choice yet. */
function DueField({ due, onChange }: DueFieldProps): ReactElement {
  const [draft, setDraft] = useState(due ?? "");
  const take = (next: string): void => {
    setDraft(next);
    if (next !== due && isDay(next) && next >= yearsFrom && next <= yearsTo) onChange(next);
  };
  return (
    <TextField
      label="Due"
      type="date"
      min={yearsFrom}
      max={yearsTo}
      value={draft}
      onChange={(event) => take(event.target.value)}
      onBlur={() => {
        if (draft === "" && due !== null) onChange(null);
      }}
    />
  );
}
