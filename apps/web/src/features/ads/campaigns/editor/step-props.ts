import type { AdDraft } from "./ad-draft.rules.ts";

export interface StepProps {
  readonly draft: AdDraft;
  readonly change: (changes: Partial<AdDraft>) => void;
  readonly errorUnder: (field: keyof AdDraft) => string | undefined;
  /** Whether the campaign exists at the server. */
  readonly isStored: boolean;
}
