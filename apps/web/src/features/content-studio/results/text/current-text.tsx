import type { OptimizationDetails } from "@citelens/contract/content/optimization-fields";
import { createContext, type ReactElement, type ReactNode, use, useMemo } from "react";
import type { Autosave } from "#lib/api/autosave.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import type { NamedText } from "../results.queries.ts";

interface CurrentText {
  /** Names it for whatever is asked of the server. */
  readonly named: NamedText;
  readonly optimization: OptimizationDetails;
  /** Texts typed in its sections and not saved yet. */
  readonly unsaved: UnsavedTexts;
}

const Current = createContext<CurrentText | undefined>(undefined);

interface TextScopeProps {
  readonly optimization: OptimizationDetails;
  readonly children: ReactNode;
}

/** Scope whose content is about this text. */
export function TextScope({ optimization, children }: TextScopeProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const { id: optimizationId } = optimization;
  const fixed = useMemo(
    () => ({ named: { workspaceId, optimizationId }, unsaved: createUnsavedTexts() }),
    [workspaceId, optimizationId],
  );
  const value = useMemo(() => ({ ...fixed, optimization }), [fixed, optimization]);
  return <Current value={value}>{children}</Current>;
}

/** The text that the page is about. Throws outside of a TextScope. */
export function useText(): CurrentText {
  const current = use(Current);
  if (!current) throw new Error("This is about a text, and stands in none.");
  return current;
}

type SavingEditor = Pick<Autosave<never>, "flush" | "isUnsaved">;

/** All editors of a page as one, for whoever leaves it or uses the text. */
interface UnsavedTexts extends SavingEditor {
  /** Adds an editor; returns what takes it away. */
  readonly add: (editor: SavingEditor) => () => void;
}

function createUnsavedTexts(): UnsavedTexts {
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
