import { Check, X } from "lucide-react";
import { type FormEvent, type ReactElement, useId, useState } from "react";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { inputRecipe } from "#ui/recipes.ts";
import type { KeyRow } from "./key-row.ts";

/** The name and visible part of a key, or the rename field. */
export function KeyName({ row }: { readonly row: KeyRow }): ReactElement {
  if (row.editing) return <NameEditor row={row} draft={row.editing.draft} error={row.editing.error} />;

  return (
    <>
      <span className="block">{row.name}</span>
      <code className="font-mono text-sm font-normal text-fg-3">{row.apiKey.prefix}…</code>
    </>
  );
}

interface NameEditorProps {
  readonly row: KeyRow;
  readonly draft: string;
  readonly error: string | undefined;
}

function NameEditor({ row, draft, error }: NameEditorProps): ReactElement {
  const [name, setName] = useState(draft);
  const errorId = useId();

  const confirm = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() !== "") row.onRename(name.trim());
  };

  return (
    <form
      onSubmit={confirm}
      onKeyDown={({ key }) => key === "Escape" && row.onCancel()}
      className="flex max-w-96 min-w-56 flex-wrap items-center gap-1"
    >
      <div className="min-w-0 flex-1">
        <input
          ref={focusWithin}
          aria-label={`New name of ${row.apiKey.name}`}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          value={name}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
          className={`${inputRecipe} h-8 font-normal`}
        />
      </div>
      <IconButton label="Save name" type="submit" icon={<Check size={16} aria-hidden="true" />} />
      <IconButton label="Cancel" icon={<X size={16} aria-hidden="true" />} onClick={row.onCancel} />
      {error !== undefined && (
        <p id={errorId} role="alert" className="w-full text-sm font-normal text-neg">
          {error}
        </p>
      )}
    </form>
  );
}

/** The user opened the field, so it takes the focus with its text selected. */
function focusWithin(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}
