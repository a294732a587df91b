import type { OptimizationDetails } from "@citelens/contract/content/optimization-fields";
import { blockedReadinessMax, readinessNote } from "@citelens/contract/content/optimization-words";
import type { ReactElement } from "react";
import { counted, hundredthsText } from "#lib/figures.ts";
import { Delta } from "#ui/charts/delta.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { denominatorOf } from "./score.rules.ts";
import { ScoreLines } from "./score-lines.tsx";

/** How ready the text is to be found and quoted, before and after, taken apart. */
export function ScorePanel({ optimization }: { readonly optimization: OptimizationDetails }): ReactElement {
  const { readiness_before: before, readiness_after: after } = optimization;
  return (
    <div className="space-y-4">
      {after ? (
        <>
          <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
            {before && <Figure label="Old page" score={before.score} />}
            <Figure label="Draft" score={after.score} />
            {before && <Delta change={after.score - before.score} unit="pts" />}
          </div>
          <p className="text-sm text-fg-2">{readinessNote}</p>
          {after.is_capped && (
            <Banner tone="warn" title={`Held at ${blockedReadinessMax} at most`}>
              The newest audit found that AI agents are kept out of the page or the site. Mend that first: no
              text helps a page that cannot be read.
            </Banner>
          )}
          <ScoreLines after={after} before={before} />
          <Denominator readiness={after} />
        </>
      ) : (
        <>
          <p className="text-fg-2">
            The score is not known yet. It is made anew with each change of the text.
          </p>
          <p className="text-sm text-fg-2">{readinessNote}</p>
        </>
      )}
    </div>
  );
}

interface FigureProps {
  readonly label: string;
  readonly score: number;
}

function Figure({ label, score }: FigureProps): ReactElement {
  return (
    <p>
      <span className="block text-sm text-fg-3">{label}</span>
      <span className="text-2xl font-semibold tabular-nums">{score}</span>
      <span className="text-sm text-fg-3"> of 100</span>
    </p>
  );
}

type Readiness = NonNullable<OptimizationDetails["readiness_after"]>;

function Denominator({ readiness }: { readonly readiness: Readiness }): ReactElement {
  const { points, of, unknown } = denominatorOf(readiness);
  return (
    <p className="text-sm text-fg-3 tabular-nums">
      {`The lines that are known give ${hundredthsText(points)} of ${counted(of, "point")}. `}
      {unknown > 0 &&
        `Lines that are not known (${counted(unknown, "point")}) are out of the denominator: they count neither for nor against.`}
    </p>
  );
}
