import type { Simulation } from "@citelens/contract/content/simulation-fields";
import type { ReactElement } from "react";
import { counted } from "#lib/figures.ts";
import { Banner } from "#ui/frame/banner.tsx";
import { Spinner } from "#ui/frame/spinner.tsx";
import { Instant } from "#ui/text/instant.tsx";
import { isUnderWay } from "../../results.queries.ts";
import { LeftOut } from "./left-out.tsx";
import { madeText, progressText } from "./model-labels.rules.ts";
import { PreferenceCard } from "./preference-card.tsx";
import { PreferenceQuestions } from "./preference-questions.tsx";

/** A simulation with AI models: how far it is, why there is nothing, or what it found. */
export function ModelsSimulated({ simulation }: { readonly simulation: Simulation }): ReactElement {
  if (isUnderWay(simulation)) return <UnderWay simulation={simulation} />;
  const { created, finished, is_current: isCurrent, credits, preference, problem } = simulation;
  if (!preference)
    return (
      <Banner tone="neg" title="The simulation failed">
        {problem ?? "Something went wrong on our side. Try again."}{" "}
        {credits > 0 && `${counted(credits, "credit")} were used.`}
      </Banner>
    );
  const [only, ...others] = preference.models;
  return (
    <div className="space-y-4">
      {!isCurrent && (
        <Banner tone="warn" title="The text has changed since">
          These figures are of the text as it was then.
        </Banner>
      )}
      <p className="text-sm text-fg-3 tabular-nums">
        Simulated <Instant at={finished ?? created} /> for {counted(credits, "credit")}.{" "}
        {madeText(preference)}
      </p>
      {(others.length > 0 || !only) && <PreferenceCard name="All models" figures={preference.overall} />}
      {preference.models.map(({ id, name, ...figures }) => (
        <PreferenceCard key={id} name={name} figures={figures} />
      ))}
      <PreferenceQuestions simulationId={simulation.id} preference={preference} />
      <LeftOut queries={preference.left_out} />
    </div>
  );
}

function UnderWay({ simulation }: { readonly simulation: Simulation }): ReactElement {
  const { progress, status } = simulation;
  return (
    <div role="status" className="space-y-2">
      <p className="flex items-center gap-2 font-medium tabular-nums">
        <Spinner /> {progressText(simulation)}
      </p>
      {status === "ASKING" && progress && progress.of > 0 && (
        <div className="h-1.5 overflow-hidden rounded-full bg-surface-2" aria-hidden="true">
          <div className="h-full bg-brand" style={{ width: `${(100 * progress.done) / progress.of}%` }} />
        </div>
      )}
      <p className="text-sm text-fg-3">
        You can leave this page: it goes on, and what is not used is given back at its end.
      </p>
    </div>
  );
}
