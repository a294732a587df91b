import { fieldErrors } from "@citelens/contract/base/field-errors";
import { campaignLimits } from "@citelens/contract/visibility/campaign-constants";
import { Plus } from "lucide-react";
import { type ClipboardEvent, type FormEvent, type ReactElement, useState } from "react";
import { Button } from "#ui/forms/button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import type { DraftQuery } from "../draft.rules.ts";
import { importCharactersMax } from "./query-import.rules.ts";

interface AddQueryProps {
  readonly queries: readonly DraftQuery[];
  readonly onAdd: (text: string) => void;
  /** Called when several lines were pasted at once. */
  readonly onLines: (text: string) => void;
}

/** Adds one query per Enter. */
export function AddQuery({ queries, onAdd, onLines }: AddQueryProps): ReactElement {
  const [text, setText] = useState("");
  const words = text.trim();
  const isThere = queries.some((query) => query.text.trim() === words);
  const isFull = queries.length >= campaignLimits.queries;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (words === "" || isThere || isFull) return;
    onAdd(words);
    setText("");
  };

  const paste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData.getData("text").slice(0, importCharactersMax + 1);
    if (isFull || !pasted.trim().includes("\n")) return;
    event.preventDefault();
    onLines(pasted);
  };

  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap items-start gap-3">
      <div className="min-w-0 grow basis-60">
        <TextField
          label="Add a query"
          placeholder="What are the best running shoes for beginners?"
          autoComplete="off"
          maxLength={campaignLimits.queryCharacters}
          value={text}
          error={isFull && words !== "" ? fieldErrors.queriesMax : isThereError(words, isThere)}
          onChange={(event) => setText(event.target.value)}
          onPaste={paste}
        />
      </div>
      <div className="sm:mt-6">
        <Button
          type="submit"
          icon={<Plus size={16} aria-hidden="true" />}
          disabled={words === "" || isThere || isFull}
        >
          Add query
        </Button>
      </div>
    </form>
  );
}

function isThereError(words: string, isThere: boolean): string | undefined {
  return words !== "" && isThere ? fieldErrors.queryTwice : undefined;
}
