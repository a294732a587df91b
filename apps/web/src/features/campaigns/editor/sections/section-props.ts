import type { Draft } from "../draft.rules.ts";

/** The common props of the form's sections. */
export interface SectionProps {
  readonly draft: Draft;
  readonly change: (changes: Partial<Draft>) => void;
  /** The server's errors for this section. */
  readonly sentences: readonly string[];
}
