import type { Simulation } from "@citelens/contract/content/simulation-fields";
import { modelSimulationLimits } from "@citelens/contract/content/studio-words";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { QueryError } from "#ui/frame/error-state.tsx";
import { ListSkeleton } from "#ui/frame/skeleton.tsx";
import { isUnderWay, type ModelChoice } from "../../results.queries.ts";
import { useText } from "../../text/current-text.tsx";
import { ModelForm } from "./model-form.tsx";
import { noteOf } from "./model-labels.rules.ts";
import { estimateQuery } from "./model-simulation.queries.ts";
import { ModelsSimulated } from "./models-simulated.tsx";

/** Puts the draft beside the pages that are cited now, and asks AI models which one they cite. */
export function ModelSimulator({ last }: { readonly last: Simulation | undefined }): ReactElement {
  const { named } = useText();
  const [choice, setChoice] = useState<ModelChoice>({
    operator_models: [],
    repeats: modelSimulationLimits.repeatsDefault,
    masked: true,
  });
  const estimated = useQuery(estimateQuery(named, choice));
  const asked = last?.preference?.models.map(({ name }) => name);
  const chosen = estimated.data?.models
    .filter(({ id }) => choice.operator_models.includes(id))
    .map(({ name }) => name);
  return (
    <>
      <p className="text-sm text-fg-2">{noteOf(asked ?? chosen ?? [])}</p>
      {last && <ModelsSimulated simulation={last} />}
      {!isUnderWay(last) && estimated.isPending && (
        <div role="status" aria-label="Loading the models">
          <ListSkeleton rows={3} />
        </div>
      )}
      {!isUnderWay(last) && estimated.isError && <QueryError query={estimated} />}
      {!isUnderWay(last) && estimated.data && (
        <ModelForm
          estimate={estimated.data}
          isFresh={!estimated.isPlaceholderData}
          isFirst={last === undefined}
          choice={choice}
          onChange={setChoice}
        />
      )}
    </>
  );
}
