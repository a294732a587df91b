import type { BrandCardMode } from "./brand-card.tsx";
import type { BrandParts } from "./brand-context.rules.ts";
import type { SaveState } from "./card-form.tsx";

/** What each of the four cards gets. */
export interface CardProps extends SaveState {
  readonly parts: BrandParts;
  readonly mode: BrandCardMode;
  /** Something was typed that is not saved yet. */
  readonly onTouched: () => void;
  /** How many suggestions were taken over since the page was opened. */
  readonly suggestionsTaken: number;
  readonly onSave: (changes: Partial<BrandParts>) => void;
  readonly onCancel: () => void;
}
