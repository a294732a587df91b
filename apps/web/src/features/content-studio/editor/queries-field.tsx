import type { TargetQuery } from "@citelens/contract/content/optimization-fields";
import { queriesMax } from "@citelens/contract/content/studio-words";
import { Plus, Radar, X } from "lucide-react";
import { type ClipboardEvent, type KeyboardEvent, type ReactElement, useRef, useState } from "react";
import { Button } from "#ui/forms/button.tsx";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { queryCharactersMax, typedQueries, withQueries } from "./draft.rules.ts";
import { type PickedFrom, PickQueriesDialog } from "./pick-queries-dialog.tsx";

interface QueriesFieldProps {
  readonly queries: readonly TargetQuery[];
  readonly onChange: (queries: readonly TargetQuery[]) => void;
  /** Queries of a campaign, which knows their language. */
  readonly onPick: (queries: readonly TargetQuery[], campaign: PickedFrom) => void;
  readonly error: string | undefined;
}

/** Queries that the page should be found and cited for: typed, or picked from a campaign. */
export function QueriesField({ queries, onChange, onPick, error }: QueriesFieldProps): ReactElement {
  const [text, setText] = useState("");
  const [isPicking, setPicking] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isFull = queries.length >= queriesMax;

  const add = (typed: string): void => {
    onChange(withQueries(queries, typedQueries(typed)));
    setText("");
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add(text);
  };
  const paste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData.getData("text").slice(0, queryCharactersMax * queriesMax);
    if (!pasted.trim().includes("\n")) return;
    event.preventDefault();
    add(`${text}\n${pasted}`);
  };

  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-start gap-2">
        <div className="min-w-0 flex-1 basis-64">
          <TextField
            ref={input}
            label="Query"
            aside={
              <span className="text-fg-3 tabular-nums">
                {queries.length} of {queriesMax}
              </span>
            }
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={press}
            onPaste={paste}
            // What was typed and not added would be lost unseen.
            onBlur={() => add(text)}
            error={error}
            readOnly={isFull}
            placeholder={isFull ? "There is room for no more" : "Best standing desk for small rooms"}
            autoComplete="off"
            maxLength={queryCharactersMax}
          />
        </div>
        <div className="flex flex-wrap gap-2 sm:pt-6">
          <Button icon={<Plus size={16} aria-hidden="true" />} disabled={isFull} onClick={() => add(text)}>
            Add
          </Button>
          <Button
            icon={<Radar size={16} aria-hidden="true" />}
            disabled={isFull}
            onClick={() => setPicking(true)}
          >
            Pick from a campaign
          </Button>
        </div>
      </div>
      {queries.length > 0 && (
        <ul aria-label="Target queries" className="divide-y divide-border border-y border-border">
          {queries.map((query) => (
            <li key={`${query.query_id}${query.text}`} className="flex items-center gap-3 py-1">
              <span className="min-w-0 flex-1 wrap-anywhere">{query.text}</span>
              {query.query_id !== null && (
                <span className="shrink-0 text-sm text-fg-3 max-sm:sr-only">Of a campaign</span>
              )}
              <IconButton
                size="sm"
                label={`Remove ${query.text}`}
                icon={<X size={14} aria-hidden="true" />}
                onClick={() => {
                  onChange(queries.filter((other) => other !== query));
                  input.current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <PickQueriesDialog
        open={isPicking}
        present={queries}
        onClose={() => setPicking(false)}
        onPick={(picked, campaign) => {
          onPick(withQueries(queries, picked), campaign);
          setPicking(false);
        }}
      />
    </div>
  );
}
