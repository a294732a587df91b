import type { Draft } from "./draft.rules.ts";

/** What each part of the form works with. */
export interface SectionProps {
  readonly projectId: string;
  readonly draft: Draft;
  readonly change: (changes: Partial<Draft>) => void;
  /** What the server has against what is in the section. */
  readonly sentences: readonly string[];
}
