import { fieldErrors } from "@citelens/contract/base/field-errors";
import { campaignLimits } from "@citelens/contract/visibility/campaign-constants";
import { Globe, Sparkles, Trash2 } from "lucide-react";
import { memo, type ReactElement, useId, useState } from "react";
import { codeName } from "#lib/code-name.ts";
import { Button } from "#ui/forms/button.tsx";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { Select } from "#ui/forms/select.tsx";
import { Switch } from "#ui/forms/switch.tsx";
import { inputRecipe } from "#ui/recipes.ts";
import type { DraftQuery } from "../draft.rules.ts";
import { MarketFields } from "./market-fields.tsx";

export interface QueryRowProps {
  readonly number: number;
  readonly query: DraftQuery;
  /** The text is a duplicate of an earlier row. */
  readonly isRepeated: boolean;
  readonly onChange: (key: string, changes: Partial<DraftQuery>) => void;
  readonly onRemove: (key: string) => void;
}

const priorities = [
  { value: "3", label: "High priority" },
  { value: "2", label: "Normal priority" },
  { value: "1", label: "Low priority" },
] as const;

/** One query of the list, edited in place. */
export const QueryRow = memo(function QueryRow(props: QueryRowProps): ReactElement {
  const { number, query, isRepeated, onChange, onRemove } = props;
  const [isMarketOpen, setMarketOpen] = useState(false);
  const id = useId();
  const error = errorOf(query, isRepeated);
  const market = [
    query.country && codeName("region", query.country),
    query.language && codeName("language", query.language),
  ];
  const set = (changes: Partial<DraftQuery>): void => onChange(query.key, changes);

  return (
    <li className="space-y-2.5 p-3">
      <fieldset className="min-w-0 space-y-2.5">
        <legend className="sr-only">Query {number}</legend>
        <div className="flex items-center gap-2">
          <span aria-hidden="true" className="w-6 shrink-0 text-right text-sm text-fg-3 tabular-nums">
            {number}
          </span>
          <input
            aria-label={`Text of query ${number}`}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={error === undefined ? undefined : id}
            value={query.text}
            maxLength={campaignLimits.queryCharacters}
            autoComplete="off"
            onChange={(event) => set({ text: event.target.value })}
            className={`${inputRecipe} h-9 min-w-0`}
          />
          <IconButton
            label={`Remove query ${number}`}
            icon={<Trash2 size={16} aria-hidden="true" />}
            onClick={() => onRemove(query.key)}
          />
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pl-8 text-sm">
          <Switch
            label="Branded"
            checked={query.branded}
            onChange={(branded) => set({ branded, isBrandedChosen: true })}
          />
          <Select
            label={`Priority of query ${number}`}
            options={priorities}
            value={priorities.find(({ value }) => value === String(query.priority))?.value ?? "2"}
            onChange={(priority) => set({ priority: Number(priority) })}
          />
          <Button
            size="sm"
            variant="ghost"
            icon={<Globe size={14} aria-hidden="true" />}
            aria-expanded={isMarketOpen}
            onClick={() => setMarketOpen(!isMarketOpen)}
          >
            {market.filter(Boolean).join(" · ") || "Campaign's market"}
          </Button>
          {query.isSuggested && (
            <span className="inline-flex items-center gap-1.5 text-fg-3">
              <Sparkles size={13} aria-hidden="true" /> Suggested
            </span>
          )}
        </div>
        {error !== undefined && (
          <p id={id} className="pl-8 text-sm text-neg">
            {error}
          </p>
        )}
        {isMarketOpen && (
          <div className="pl-8">
            <MarketFields
              labels={{ country: `Country of query ${number}`, language: `Language of query ${number}` }}
              country={query.country}
              language={query.language}
              anyCountry="As the campaign"
              anyLanguage="As the campaign"
              onCountry={(country) => set({ country })}
              onLanguage={(language) => set({ language })}
            />
          </div>
        )}
      </fieldset>
    </li>
  );
});

function errorOf({ text }: DraftQuery, isRepeated: boolean): string | undefined {
  if (text.trim() === "") return "This row is empty, so it is not asked.";
  return isRepeated ? `${fieldErrors.queryTwice} It is asked once.` : undefined;
}
