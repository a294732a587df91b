import type { SimulationEstimate } from "@citelens/contract/content/preference-fields";
import { Link } from "@tanstack/react-router";
import { FlaskConical } from "lucide-react";
import type { ReactElement } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { counted } from "#lib/figures.ts";
import { Button } from "#ui/forms/button.tsx";
import { CheckboxCards } from "#ui/forms/checkbox-cards.tsx";
import { Select } from "#ui/forms/select.tsx";
import { Switch } from "#ui/forms/switch.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { TextLink } from "#ui/text/text-link.tsx";
import { type ModelChoice, useSimulate } from "../../results.queries.ts";
import { useText } from "../../text/current-text.tsx";
import { useSavedFirst } from "../../text/use-saved-first.ts";
import { LeftOut } from "./left-out.tsx";
import { estimateText, introText, problemText, repeatOptions } from "./model-labels.rules.ts";

interface ModelFormProps {
  readonly estimate: SimulationEstimate;
  /** Whether the estimate is of this very choice. */
  readonly isFresh: boolean;
  readonly isFirst: boolean;
  readonly choice: ModelChoice;
  readonly onChange: (choice: ModelChoice) => void;
}

/** Choice of the models that are asked and how often, what that costs, and the button. */
export function ModelForm({ estimate, isFresh, isFirst, choice, onChange }: ModelFormProps): ReactElement {
  const { named, optimization } = useText();
  const simulating = useSimulate(named);
  const savedFirst = useSavedFirst();
  const { models, problem, left_out: leftOut } = estimate;
  if (problem === "NO_MODEL") return <NoModel />;

  const start = (): void =>
    savedFirst(() => simulating.mutate(choice, { onError: (error) => toast.error(problemMessage(error)) }));
  return (
    <section
      aria-label="Simulate with AI models"
      className={`space-y-4 ${isFirst ? "" : "border-t border-border pt-4"}`}
    >
      {isFirst && <p className="text-fg-2">{introText(optimization)}</p>}
      <CheckboxCards
        label="Models"
        options={models.map(({ id, name, available, credits }) => ({
          value: id,
          label: name,
          disabled: !available,
          description: available
            ? `${counted(credits, "credit")} for each reply`
            : "Switched off or paused for now",
        }))}
        values={choice.operator_models}
        onChange={(values) => onChange({ ...choice, operator_models: values })}
      />
      <Select
        label="Repeats of each question"
        options={repeatOptions}
        value={String(choice.repeats)}
        onChange={(value) => onChange({ ...choice, repeats: Number(value) })}
      />
      <Switch
        label="Mask brands"
        hint="Your name and those of competitors are replaced by neutral ones, so that fame decides nothing."
        checked={choice.masked}
        onChange={(masked) => onChange({ ...choice, masked })}
      />
      {isFirst && problem !== "NO_RIVALS" && <LeftOut queries={leftOut} />}
      <div className="space-y-2 border-t border-border pt-4">
        <p role="status" className="text-sm text-fg-2 tabular-nums">
          {isFresh ? <Estimated estimate={estimate} /> : "Counting what it asks …"}
        </p>
        <Button
          size="sm"
          variant="primary"
          icon={<FlaskConical size={14} aria-hidden="true" />}
          loading={simulating.isPending}
          disabled={!isFresh || problem !== null}
          onClick={start}
        >
          {isFirst ? "Ask the models" : "Ask the models again"}
        </Button>
        <p className="text-sm text-fg-3">Each reply that comes is paid. What brings none is given back.</p>
      </div>
    </section>
  );
}

function Estimated({ estimate }: { readonly estimate: SimulationEstimate }): ReactElement {
  const { problem, asks } = estimate;
  return (
    <>
      {asks > 0 && <span className="block font-medium text-fg">{estimateText(estimate)}</span>}
      {problem !== null && <span className="block">{problemText(problem)} </span>}
      {problem === "NOT_ENOUGH_CREDITS" && (
        <TextLink render={<Link to="/settings/billing" />}>Get credits</TextLink>
      )}
    </>
  );
}

/** Nothing is missing: it is told what a key would add. */
function NoModel(): ReactElement {
  return (
    <Banner tone="info" title="No AI model is configured">
      With a key of a provider such as OpenAI, Anthropic or Google, the draft can be put beside the pages that
      are cited now, and the models asked which one they cite. The simulation on the local index needs none.
    </Banner>
  );
}
