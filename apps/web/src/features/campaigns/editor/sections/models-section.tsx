import { calculator } from "@citelens/contract/billing/pricing";
import { campaignLimits, type Frequency } from "@citelens/contract/visibility/campaign-constants";
import type { OperatorModel } from "@citelens/contract/visibility/operators";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { CheckboxCards } from "#ui/forms/checkbox-cards.tsx";
import { Segmented } from "#ui/forms/segmented.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { Avatar } from "#ui/text/avatar.tsx";
import { operatorModelsQuery } from "../../campaigns.queries.ts";
import {
  describeModel,
  hiddenChosen,
  keylessText,
  type ModelKind,
  modelKinds,
  modelPrice,
  modelsOfKind,
} from "../model-text.rules.ts";
import { EditorSection, type SectionProps } from "./editor-section.tsx";

const frequencyOptions = [
  { value: "DAILY", label: "Daily" },
  { value: "WEEKLY", label: "Weekly" },
  { value: "MONTHLY", label: "Monthly" },
] as const satisfies readonly { readonly value: Frequency; readonly label: string }[];

const repeatOptions = Array.from({ length: campaignLimits.repeatsMax }, (_, index) => ({
  value: String(index + 1),
  label: String(index + 1),
}));

export function ModelsSection({ draft, change, sentences }: SectionProps): ReactElement {
  const isOnce = draft.campaign_type === "PRE_AUDIT";
  return (
    <EditorSection
      id="campaign-models"
      title="Models and schedule"
      hint="Which models are asked, and how often."
      sentences={sentences}
    >
      <div className="space-y-6">
        <Models chosen={draft.operator_models} onChange={(operator_models) => change({ operator_models })} />
        <div className="grid gap-5 border-t border-border pt-5 md:grid-cols-2">
          <div className="space-y-1.5">
            <p className="text-sm font-medium">Frequency</p>
            {isOnce ? (
              <p className="text-fg-2">A Pre-Audit Insight asks once, right after its launch.</p>
            ) : (
              <>
                <Segmented
                  label="Frequency"
                  options={frequencyOptions}
                  value={draft.frequency}
                  onChange={(frequency) => change({ frequency })}
                />
                <p className="text-sm text-fg-3">
                  Daily for the first {calculator.runsFirstMonth} days, then at this frequency.
                </p>
              </>
            )}
          </div>
          <div className="space-y-1.5">
            <p className="text-sm font-medium">Repeats</p>
            <Segmented
              label="Repeats"
              options={repeatOptions}
              value={String(draft.repeats)}
              onChange={(repeats) => change({ repeats: Number(repeats) })}
            />
            <p className="text-sm text-fg-3">
              How often each query is sent to each model in one run. Assistants answer differently each time,
              so repeats make a run more precise.
            </p>
          </div>
        </div>
      </div>
    </EditorSection>
  );
}

interface ModelsProps {
  readonly chosen: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

function Models({ chosen, onChange }: ModelsProps): ReactElement {
  const models = useQuery(operatorModelsQuery(useWorkspaceId()));
  const [kind, setKind] = useState<ModelKind>("all");
  if (models.isError) {
    return <QueryError query={models} />;
  }
  if (!models.data) {
    return (
      <div className="h-80">
        <Skeleton shape="card" />
      </div>
    );
  }
  const shown = askableFirst(modelsOfKind(models.data, kind));
  const isKeyless = ({ id, configured }: OperatorModel): boolean => !configured && !chosen.includes(id);
  const [askable, keyless] = [shown.filter((model) => !isKeyless(model)), shown.filter(isKeyless)];
  const hidden = hiddenChosen(models.data, chosen, kind);
  return (
    <div className="space-y-3">
      <Segmented label="Kind of models" options={modelKinds} value={kind} onChange={setKind} />
      {!models.data.some(({ available }) => available) && (
        <p className="text-fg-2">
          No AI model is available yet. Ask the administrator of this installation to add an API key.
        </p>
      )}
      <CheckboxCards
        label="AI models"
        columns={2}
        options={askable.map((model) => optionOf(model, chosen))}
        values={chosen}
        onChange={onChange}
      />
      {keyless.length > 0 && (
        <details className="rounded-popup border border-border px-3 py-2.5">
          <summary className="cursor-pointer rounded-control text-sm font-medium text-fg-2">
            {keylessText(keyless.length)}
          </summary>
          <div className="space-y-3 pt-3">
            <p className="text-sm text-fg-3">
              The administrator of this installation sets the keys; the administration’s page “AI models”
              names the variable of each.
            </p>
            <CheckboxCards
              label="AI models that need a key"
              columns={2}
              options={keyless.map((model) => optionOf(model, chosen))}
              values={chosen}
              onChange={onChange}
            />
          </div>
        </details>
      )}
      {hidden !== undefined && <p className="text-sm text-fg-3">{hidden}</p>}
    </div>
  );
}

function askableFirst(models: readonly OperatorModel[]): readonly OperatorModel[] {
  return models.toSorted((one, other) => Number(other.available) - Number(one.available));
}

/** An unavailable model can still be removed. */
function optionOf(model: OperatorModel, chosen: readonly string[]) {
  const { id, display_name, operator_name, operator_favicon, available } = model;
  return {
    value: id,
    label: display_name,
    description: describeModel(model),
    icon: <Avatar kind="site" name={operator_name} src={operator_favicon ?? undefined} />,
    aside: modelPrice(model),
    disabled: !available && !chosen.includes(id),
  };
}
