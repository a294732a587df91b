import type { BrandCardMode } from "./brand-card.tsx";
import type { BrandParts } from "./brand-context.rules.ts";
import type { SaveState } from "./card-form.tsx";

/** What each of the four cards gets. */
export interface CardProps extends SaveState {
  readonly parts: BrandParts;
  readonly mode: BrandCardMode;
  readonly onSave: (changes: Partial<BrandParts>) => void;
  readonly onCancel: () => void;
}
