import { Check, CloudAlert } from "lucide-react";
import type { ReactElement } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import type { SaveState } from "#lib/api/autosave.ts";
import { Button } from "../forms/button.tsx";
import { Spinner } from "./spinner.tsx";

interface SaveStatusProps {
  readonly state: SaveState;
  readonly onRetry: () => void;
}

/** Whether what is edited is saved, with a way to try again. */
export function SaveStatus({ state, onRetry }: SaveStatusProps): ReactElement {
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span role="status" className="inline-flex items-center gap-1.5 text-fg-2">
        {(state.status === "saving" || state.status === "waiting") && (
          <>
            <Spinner /> Saving…
          </>
        )}
        {state.status === "saved" && (
          <>
            <Check size={15} aria-hidden="true" className="text-pos" /> Saved
          </>
        )}
        {state.status === "failed" && (
          <span className="inline-flex items-center gap-1.5 text-neg">
            <CloudAlert size={16} aria-hidden="true" className="shrink-0" />
            Could not save: {problemMessage(state.problem)}
          </span>
        )}
      </span>
      {state.status === "failed" && (
        <Button size="sm" onClick={onRetry}>
          Retry
        </Button>
      )}
    </div>
  );
}
