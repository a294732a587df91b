import { adLimits } from "@citelens/contract/content/ads-words";
import { Plus, X } from "lucide-react";
import type { ReactElement } from "react";
import { Button } from "#ui/forms/button.tsx";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import type { TypedFact } from "./creative-form.rules.ts";

interface FactsFieldProps {
  readonly facts: readonly TypedFact[];
  readonly error: string | undefined;
  readonly onChange: (facts: readonly TypedFact[]) => void;
}

/** Statements of a creative, each with a page where it can be read. */
export function FactsField({ facts, error, onChange }: FactsFieldProps): ReactElement {
  const change = (key: number, part: Partial<TypedFact>): void =>
    onChange(facts.map((fact) => (fact.key === key ? { ...fact, ...part } : fact)));
  const add = (): void => {
    const key = Math.max(0, ...facts.map((fact) => fact.key)) + 1;
    onChange([...facts, { key, statement: "", source: "" }]);
  };
  return (
    <fieldset className="space-y-3">
      <legend className="text-sm font-medium">Facts and their sources</legend>
      <p className="text-sm text-fg-3">
        A number in the text needs a page where it can be read. Other facts help the review.
      </p>
      {facts.map(({ key, statement, source }, at) => (
        <div key={key} className="flex items-end gap-2">
          <div className="grid min-w-0 flex-1 gap-2">
            <TextField
              label={`Fact ${at + 1}`}
              autoComplete="off"
              maxLength={adLimits.topicCharacters}
              value={statement}
              onChange={(event) => change(key, { statement: event.target.value })}
            />
            <TextField
              label={`Source of fact ${at + 1}`}
              inputMode="url"
              autoComplete="off"
              value={source}
              onChange={(event) => change(key, { source: event.target.value })}
            />
          </div>
          <IconButton
            label={`Remove fact ${at + 1}`}
            icon={<X size={16} aria-hidden="true" />}
            onClick={() => onChange(facts.filter((fact) => fact.key !== key))}
          />
        </div>
      ))}
      {error !== undefined && <p className="text-sm text-neg">{error}</p>}
      {facts.length < adLimits.facts && (
        <Button size="sm" icon={<Plus size={14} aria-hidden="true" />} onClick={add}>
          Add a fact
        </Button>
      )}
    </fieldset>
  );
}
