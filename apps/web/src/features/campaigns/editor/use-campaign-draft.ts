import type { CampaignDetails } from "@citelens/contract/visibility/campaigns";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { type Autosave, createAutosave, type SaveState } from "#lib/api/autosave.ts";
import { useFlushOnReturn } from "#lib/api/use-flush-on-return.ts";
import {
  type CampaignParts,
  type Draft,
  draftOf,
  isSameCampaign,
  partsOf,
  withDetectedBrands,
} from "./draft.rules.ts";
import { draftQuery, useSaveDraft } from "./editor.queries.ts";

interface CampaignDraftOptions {
  readonly workspaceId: string;
  readonly draft: Draft;
  /** The loaded campaign; undefined for a new one. */
  readonly details: CampaignDetails | undefined;
  readonly onCreated: (campaignId: string) => void;
}

export interface CampaignDraft {
  readonly draft: Draft;
  readonly change: (changes: Partial<Draft>) => void;
  readonly autosave: Autosave<CampaignParts>;
  readonly saveState: SaveState;
  /** The campaign as stored on the server; undefined before it is created. */
  readonly saved: CampaignDetails | undefined;
  /** Whether anything of it is stored or on its way there. */
  readonly isBegun: () => boolean;
  /** Saves pending changes and makes sure that a draft exists. Undefined when that failed. */
  readonly settle: () => Promise<string | undefined>;
}

/** The edited draft, saved automatically. */
export function useCampaignDraft({
  workspaceId,
  draft: first,
  details,
  onCreated,
}: CampaignDraftOptions): CampaignDraft {
  const queryClient = useQueryClient();
  const save = useSaveDraft(workspaceId);
  const [draft, setDraft] = useState(first);
  const [campaignId, setCampaignId] = useState(details?.id);
  const own = useRef({ draft: first, campaignId: details?.id, known: details, save, onCreated });
  useEffect(() => {
    own.current = { ...own.current, save, onCreated };
  });

  const show = (next: Draft): void => {
    own.current.draft = next;
    setDraft(next);
  };

  const [autosave] = useState(() =>
    createAutosave<CampaignParts>(async (parts) => {
      const before = own.current.campaignId;
      const saved = await own.current.save({ campaignId: before, parts });
      own.current.campaignId = saved.id;
      own.current.known = queryClient.getQueryData(draftQuery(workspaceId, saved.id).queryKey);
      const { draft: now } = own.current;
      const queries = withDetectedBrands(now.queries, saved.queries);
      if (queries !== now.queries) show({ ...now, queries });
      setCampaignId(saved.id);
      if (before === undefined) own.current.onCreated(saved.id);
    }),
  );
  const saveState = useSyncExternalStore(autosave.subscribe, autosave.state);

  const { data: saved } = useQuery({
    ...draftQuery(workspaceId, campaignId ?? ""),
    enabled: campaignId !== undefined,
  });

  // What another tab has saved is shown here too, unless something of our own still waits to be saved.
  useEffect(() => {
    if (!saved || saved === own.current.known || autosave.isUnsaved()) return;
    own.current.known = saved;
    const next = draftOf(saved);
    if (isSameCampaign(own.current.draft, next)) return;
    own.current.draft = next;
    setDraft(next);
  }, [saved, autosave]);

  useFlushOnReturn(autosave);

  return {
    draft,
    autosave,
    saveState,
    saved,
    change(changes) {
      const next = { ...own.current.draft, ...changes };
      show(next);
      const names = Object.keys(changes) as (keyof Draft)[]; // keys() loses the key types
      autosave.change(partsOf(next, names));
    },
    isBegun: () => own.current.campaignId !== undefined || autosave.isUnsaved(),
    async settle() {
      if (own.current.campaignId === undefined) autosave.change({});
      return (await autosave.flush()) ? own.current.campaignId : undefined;
    },
  };
}
