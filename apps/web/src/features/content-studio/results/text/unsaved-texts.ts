import type { Autosave } from "#lib/api/autosave.ts";

type SavingEditor = Pick<Autosave<never>, "flush" | "isUnsaved">;

/** All editors of a page as one, for whoever leaves it or uses the text. */
export interface UnsavedTexts extends SavingEditor {
  /** Adds an editor; returns what takes it away. */
  readonly add: (editor: SavingEditor) => () => void;
}

export function createUnsavedTexts(): UnsavedTexts {
  const editors = new Set<SavingEditor>();
  const unsaved = (): SavingEditor[] => [...editors].filter((one) => one.isUnsaved());
  return {
    add(editor) {
      editors.add(editor);
      return () => void editors.delete(editor);
    },
    isUnsaved: () => unsaved().length > 0,
    async flush() {
      const saved = await Promise.all(unsaved().map((one) => one.flush()));
      return saved.every((isSaved) => isSaved);
    },
  };
}
