import type { BrandParts } from "../brand-context.rules.ts";
import type { BrandCardMode } from "./brand-card.tsx";
import type { SaveState } from "./card-form.tsx";

/** The props that all four cards share. */
export interface CardProps extends SaveState {
  readonly parts: BrandParts;
  readonly mode: BrandCardMode;
  /** There are unsaved changes. */
  readonly onTouched: () => void;
  /** How many suggestions were accepted since the page was opened. */
  readonly suggestionsTaken: number;
  readonly onSave: (changes: Partial<BrandParts>) => void;
  readonly onCancel: () => void;
}
