import { useState } from "react";
import type { AdDraft } from "./ad-draft.rules.ts";
import { forgetDraft, keepDraft, readKeptDraft } from "./kept-draft.ts";

export interface EditedDraft {
  readonly draft: AdDraft;
  readonly change: (changes: Partial<AdDraft>) => void;
  /** Whether the form began with what was typed before and not sent. */
  readonly isContinued: boolean;
  /** Begins again with what is stored. */
  readonly startOver: () => void;
  /** Forgets the draft once it is sent. */
  readonly forget: () => void;
}

interface AdDraftOptions {
  readonly workspaceId: string;
  readonly campaignId: string | undefined;
  readonly base: AdDraft;
}

/** A campaign as it is typed. What was typed and not sent outlives a reload. */
export function useAdDraft({ workspaceId, campaignId, base }: AdDraftOptions): EditedDraft {
  const [changes, setChanges] = useState(() => readKeptDraft(workspaceId, campaignId, base));
  const [isContinued, setContinued] = useState(Object.keys(changes).length > 0);
  const forget = (): void => {
    setChanges({});
    setContinued(false);
    forgetDraft(workspaceId, campaignId);
  };
  return {
    draft: { ...base, ...changes },
    change(part) {
      const next = { ...changes, ...part };
      setChanges(next);
      keepDraft(workspaceId, campaignId, next);
    },
    isContinued,
    startOver: forget,
    forget,
  };
}
