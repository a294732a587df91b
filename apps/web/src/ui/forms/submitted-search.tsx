import { type FormEvent, type ReactElement, useState } from "react";
import { Button } from "./button.tsx";
import { SearchField } from "./search-field.tsx";

export interface SubmittedSearchProps {
  /** The accessible name and the placeholder. */
  readonly label: string;
  /** The current search. */
  readonly value: string;
  readonly onSearch: (value: string) => void;
}

/** Searches on submit, and clears the search as soon as the box is empty. */
export function SubmittedSearch({ label, value, onSearch }: SubmittedSearchProps): ReactElement {
  const [draft, setDraft] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setDraft(value);
  }

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSearch(draft.trim());
  };
  const change = (next: string): void => {
    setDraft(next);
    if (next === "" && value !== "") onSearch("");
  };

  return (
    <form onSubmit={submit} className="flex w-full gap-2 sm:w-auto">
      <SearchField label={label} value={draft} onChange={change} />
      <Button type="submit" size="sm">
        Search
      </Button>
    </form>
  );
}
