import type { Simulation } from "@citelens/contract/content/simulation-fields";
import { localSimulationNote } from "@citelens/contract/content/studio-words";
import { FlaskConical } from "lucide-react";
import type { ReactElement } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { Button } from "#ui/forms/button.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { isUnderWay, useSimulate } from "../results.queries.ts";
import { useText } from "../text/current-text.tsx";
import { useSavedFirst } from "../text/use-saved-first.ts";
import { Simulated } from "./simulated.tsx";

/** Asks the local index whether it would find and quote the draft where it finds the old page. */
export function LocalSimulator({ last }: { readonly last: Simulation | undefined }): ReactElement {
  const { named } = useText();
  const simulating = useSimulate(named);
  const savedFirst = useSavedFirst();
  const start = (): void =>
    savedFirst(() =>
      simulating.mutate(undefined, { onError: (problem) => toast.error(problemMessage(problem)) }),
    );
  return (
    <>
      <p className="text-sm text-fg-2">{localSimulationNote}</p>
      {last ? <Simulated simulation={last} /> : <NoneYet />}
      {!isUnderWay(last) && (
        <Button
          size="sm"
          variant={isToBeMade(last) ? "primary" : "secondary"}
          icon={<FlaskConical size={14} aria-hidden="true" />}
          loading={simulating.isPending}
          onClick={start}
        >
          {last ? "Simulate again" : "Simulate"}
        </Button>
      )}
    </>
  );
}

function isToBeMade(last: Simulation | undefined): boolean {
  return last === undefined || !last.is_current || last.status === "FAILED";
}

function NoneYet(): ReactElement {
  return (
    <p className="text-fg-2">
      Nothing was simulated yet. It asks the target queries, and what assistants searched for with them, once
      with the old page and once with the draft in its place. It takes seconds and costs no credits.
    </p>
  );
}
