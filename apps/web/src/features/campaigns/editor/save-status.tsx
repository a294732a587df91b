import { Check, CloudAlert } from "lucide-react";
import type { ReactElement } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { Button } from "#ui/forms/button.tsx";
import { Spinner } from "#ui/frame/spinner.tsx";
import type { SaveState } from "./autosave.ts";

interface SaveStatusProps {
  readonly state: SaveState;
  readonly onRetry: () => void;
}

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
