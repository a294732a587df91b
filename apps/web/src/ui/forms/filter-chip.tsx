import { X } from "lucide-react";
import type { ReactElement } from "react";

export interface FilterChipProps {
  /** The filter as text. */
  readonly words: string;
  readonly onRemove: () => void;
}

/** An active filter that can be removed. */
export function FilterChip({ words, onRemove }: FilterChipProps): ReactElement {
  const label = `Remove the filter: ${words}`;
  return (
    <span className="inline-flex h-7 max-w-full items-center gap-0.5 rounded-control bg-brand-soft pl-2.5 text-sm text-brand-text">
      <span className="min-w-0 truncate" title={words}>
        {words}
      </span>
      <button
        type="button"
        aria-label={label}
        onClick={onRemove}
        className="flex size-7 shrink-0 items-center justify-center rounded-control transition-colors hover:text-fg"
      >
        <X size={13} aria-hidden="true" />
      </button>
    </span>
  );
}
