import { spendingCallsPerMinute } from "@citelens/contract/base/call-limits";
import { type KeyScope, keyScopes } from "@citelens/contract/base/endpoint";
import type { ReactElement } from "react";
import { CheckboxCards } from "#ui/forms/checkbox-cards.tsx";
import { RadioCards } from "#ui/forms/radio-cards.tsx";
import type { KeyDraft, KeyPreset } from "./key-scopes.rules.ts";

interface ScopeChoiceProps {
  readonly draft: KeyDraft;
  readonly error: string | undefined;
  readonly onChange: (changed: Partial<KeyDraft>) => void;
}

/** Choice of what a key may do: by a preset, or scope by scope. */
export function ScopeChoice({ draft, error, onChange }: ScopeChoiceProps): ReactElement {
  return (
    <div className="space-y-3">
      <h3 className="text-sm font-medium">What it may do</h3>
      <RadioCards
        label="What it may do"
        options={presetCards}
        value={draft.preset}
        onChange={(preset) => onChange({ preset })}
      />
      {draft.preset === "custom" && (
        <CheckboxCards
          label="Scopes"
          options={scopeCards}
          values={draft.chosen}
          onChange={(values) => onChange({ chosen: keyScopes.filter((scope) => values.includes(scope)) })}
        />
      )}
      {error !== undefined && (
        <p role="alert" className="text-sm text-neg">
          {error}
        </p>
      )}
    </div>
  );
}

const presetCards: readonly { value: KeyPreset; label: string; description: string }[] = [
  { value: "report", label: "Report visits", description: "For websites and servers. It reads nothing." },
  { value: "read", label: "Read data", description: "For reports, spreadsheets and AI assistants." },
  { value: "change", label: "Read and change", description: "For programs that also edit what is set up." },
  { value: "custom", label: "Custom", description: "Choose each scope by itself." },
];

const scopeCards: readonly { value: KeyScope; label: string; description: string }[] = [
  { value: "ingest", label: "Report visits", description: "Sends what your servers saw." },
  { value: "read", label: "Read data", description: "Reads what members of this workspace see." },
  { value: "write", label: "Change data", description: "Creates, edits and deletes what you may yourself." },
  {
    value: "spend",
    label: "Spend credits",
    description: `Launches and runs what costs credits of your organization, without asking anybody; ${spendingCallsPerMinute} calls a minute at most.`,
  },
];
