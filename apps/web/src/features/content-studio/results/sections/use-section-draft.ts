import type { OptimizationSection } from "@citelens/contract/content/optimization-fields";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { ApiProblem } from "#lib/api/api-problem.ts";
import { type Autosave, createAutosave, type SaveState } from "#lib/api/autosave.ts";
import { useFlushOnReturn } from "#lib/api/use-flush-on-return.ts";
import { changeSection, readSection } from "../results.queries.ts";
import { useText } from "../text/current-text.tsx";

interface Parts {
  readonly markdown: string;
}

export interface SectionDraft {
  readonly text: string;
  readonly type: (text: string) => void;
  readonly autosave: Autosave<Parts>;
  readonly saveState: SaveState;
  /** The section as somebody else left it meanwhile; nothing is saved over it before one of both is chosen. */
  readonly theirs: OptimizationSection | undefined;
  readonly takeTheirs: () => void;
  readonly keepMine: () => void;
}

/** The text of a section as it is typed, saved by itself as of the revision that it was opened in. */
export function useSectionDraft(section: OptimizationSection): SectionDraft {
  const { named, unsaved } = useText();
  const queryClient = useQueryClient();
  const [text, setText] = useState(section.markdown);
  const [theirs, setTheirs] = useState<OptimizationSection>();
  const known = useRef<KnownRevision>({ revision: section.revision, conflict: undefined });

  const [autosave] = useState(() =>
    createAutosave<Parts>(async ({ markdown }) => {
      if (known.current.conflict) throw known.current.conflict;
      try {
        const changes = { markdown, revision: known.current.revision };
        const saved = await changeSection(queryClient, named, { sectionId: section.id, changes });
        known.current = { revision: saved.revision, conflict: undefined };
      } catch (problem) {
        if (!isConflict(problem)) throw problem;
        const now = await readSection(queryClient, named, section.id);
        known.current = { ...known.current, conflict: problem };
        setTheirs(now);
        throw problem;
      }
    }),
  );
  useFlushOnReturn(autosave);
  useEffect(() => unsaved.add(autosave), [unsaved, autosave]);

  const settle = (chosen: OptimizationSection | undefined): void => {
    known.current = { revision: chosen?.revision ?? known.current.revision, conflict: undefined };
    setTheirs(undefined);
  };
  return {
    text,
    type(next) {
      setText(next);
      autosave.change({ markdown: next });
    },
    autosave,
    saveState: useSyncExternalStore(autosave.subscribe, autosave.state),
    theirs,
    takeTheirs() {
      autosave.drop();
      if (theirs) setText(theirs.markdown);
      settle(theirs);
    },
    keepMine() {
      settle(theirs);
      void autosave.flush();
    },
  };
}

interface KnownRevision {
  readonly revision: number;
  readonly conflict: ApiProblem | undefined;
}

function isConflict(problem: unknown): problem is ApiProblem {
  return problem instanceof ApiProblem && problem.code === "EDITED_ELSEWHERE";
}
