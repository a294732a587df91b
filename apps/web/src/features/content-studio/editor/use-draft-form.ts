import type { Optimization } from "@citelens/contract/content/optimization-fields";
import type { OptimizationMode } from "@citelens/contract/content/studio-words";
import { useNavigate } from "@tanstack/react-router";
import { type RefObject, useEffect, useRef, useState } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { sortApiErrors } from "#lib/api/apply-api-errors.ts";
import { useWorkspace } from "#lib/workspace.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { studioPaths } from "../studio-paths.ts";
import { useWork } from "../work.queries.ts";
import {
  type DraftErrors,
  draftFields,
  draftOf,
  errorsOf,
  fieldsOf,
  isSameDraft,
  type StudioDraft,
} from "./draft.rules.ts";
import { type DraftBody, useKeepDraft } from "./editor.queries.ts";

/** make: a brief; write: a text, by a model. */
export type DraftAction = "save" | "make" | "write";

export interface DraftForm {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly draft: StudioDraft;
  readonly change: (changes: Partial<StudioDraft>) => void;
  readonly errors: DraftErrors;
  readonly errorAboveForm: string | undefined;
  readonly isUnsaved: boolean;
  /** Work under way. */
  readonly doing: DraftAction | undefined;
  /** Saves the draft, and then has the brief made or the text written if that is what is wanted. */
  readonly submit: (wanted: DraftAction) => void;
}

interface DraftFormOptions {
  /** As the form begins. */
  readonly first: StudioDraft;
  /** The draft that is edited; undefined until there is one. */
  readonly optimization: Optimization | undefined;
  /** Origin, said of a draft only when it is created. */
  readonly origin: Pick<DraftBody, "campaign_id" | "opportunity_id">;
}

const noErrors: { readonly fields: DraftErrors; readonly above: string | undefined } = {
  fields: {},
  above: undefined,
};

export function useDraftForm({ first, optimization, origin }: DraftFormOptions): DraftForm {
  const { id: workspaceId, url: siteUrl } = useWorkspace();
  const navigate = useNavigate();
  const paths = studioPaths(workspaceId);
  const keep = useKeepDraft(workspaceId);
  const making = useWork(workspaceId, "generate");
  const [draft, setDraft] = useState(first);
  const [saved, setSaved] = useState(first);
  const [errors, setErrors] = useState(noErrors);
  const [doing, setDoing] = useState<DraftAction>();
  // A second click comes before the first one shows.
  const isBusy = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (errors === noErrors) return;
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [errors]);

  const lead = (to: string, replace: boolean): void => void navigate({ to, replace, ignoreBlocker: true });

  const keepDraft = async (): Promise<Optimization> => {
    if (optimization && isSameDraft(draft, saved)) return optimization;
    const body = { ...fieldsOf(draft, siteUrl), ...(optimization === undefined && origin) };
    const kept = await keep.mutateAsync({ id: optimization?.id, body });
    setSaved(draftOf(kept));
    setDraft(draftOf(kept));
    return kept;
  };

  /** Resolves to whether it led to another page. */
  const make = async ({ id }: Optimization, mode: OptimizationMode): Promise<boolean> => {
    const isNew = optimization === undefined;
    try {
      await making.mutateAsync({ id, mode });
    } catch (problem) {
      toast.error(problemMessage(problem));
      if (isNew) lead(paths.edit(id), true);
      return isNew;
    }
    lead(paths.generating(id), isNew);
    return true;
  };

  /** The same. Creating a draft once more must not be a step back away. */
  const save = async (): Promise<boolean> => {
    const kept = await keepDraft();
    toast.success("Draft saved");
    if (optimization === undefined) lead(paths.edit(kept.id), true);
    return optimization === undefined;
  };

  const run = async (wanted: DraftAction): Promise<boolean> => {
    const fields = errorsOf(draft, siteUrl);
    setErrors({ ...noErrors, fields });
    if (Object.keys(fields).length > 0) return false;
    setDoing(wanted);
    try {
      if (wanted === "save") return await save();
      return await make(await keepDraft(), wanted === "write" ? "FULL" : "BRIEF");
    } catch (problem) {
      const { underFields, aboveForm } = sortApiErrors(draftFields, problem);
      setErrors({ fields: Object.fromEntries(underFields), above: aboveForm });
      return false;
    }
  };

  return {
    form,
    draft,
    change: (changes) => setDraft((now) => ({ ...now, ...changes })),
    errors: errors.fields,
    errorAboveForm: errors.above,
    isUnsaved: !isSameDraft(draft, saved),
    doing,
    submit: (wanted) => {
      if (isBusy.current) return;
      isBusy.current = true;
      void run(wanted).then((isLeft) => {
        // Until the other page is there, nothing is saved once more.
        if (isLeft) return;
        isBusy.current = false;
        setDoing(undefined);
      });
    },
  };
}
