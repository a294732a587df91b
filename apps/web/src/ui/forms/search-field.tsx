import { Search, X } from "lucide-react";
import { type ReactElement, useId } from "react";
import { VisuallyHidden } from "../text/visually-hidden.tsx";

export interface SearchFieldProps {
  /** The accessible name, and the default placeholder. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
}

export function SearchField({ label, value, onChange, placeholder = label }: SearchFieldProps): ReactElement {
  const id = useId();
  return (
    <div className="relative w-full sm:w-60">
      <VisuallyHidden>
        <label htmlFor={id}>{label}</label>
      </VisuallyHidden>
      <Search
        size={16}
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-2.5 my-auto text-fg-3"
      />
      <input
        id={id}
        type="search"
        value={value}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        className="h-8 w-full rounded-control border border-border-strong bg-surface pr-8 pl-8 text-sm text-fg hover:border-fg-3 focus-visible:outline-offset-0"
      />
      {value !== "" && (
        <button
          type="button"
          aria-label="Clear search"
          onClick={(event) => {
            onChange("");
            event.currentTarget.parentElement?.querySelector("input")?.focus();
          }}
          className="absolute inset-y-0 right-1 my-auto flex size-6 items-center justify-center rounded-control text-fg-3 hover:text-fg"
        >
          <X size={14} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
