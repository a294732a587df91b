import type { OptimizationSection } from "@citelens/contract/content/optimization-fields";
import type { ReactElement, ReactNode } from "react";
import { counted, countText } from "#lib/figures.ts";
import { StatStrip } from "#ui/charts/stat-strip.tsx";
import type { RailTab } from "./results-search.rules.ts";
import { undecidedOf } from "./section-text.rules.ts";
import { useText } from "./text/current-text.tsx";
import { jumpTo, railAnchor } from "./text/jump.ts";

interface ResultsSummaryProps {
  readonly sections: readonly OptimizationSection[] | undefined;
  readonly onTab: (tab: RailTab) => void;
}

/** How the text stands, in four figures, each with the way to what it rests on. */
export function ResultsSummary({ sections, onTab }: ResultsSummaryProps): ReactElement {
  const { optimization } = useText();
  const { score_before: before, score_after: after, claims_open: open, sources } = optimization;
  const claims = sections?.reduce((sum, one) => sum + one.claims.length, 0);
  const read = sources.filter(({ problem }) => problem === null).length;
  return (
    <StatStrip
      label="How the text stands"
      stats={[
        {
          label: "Readiness",
          value: scoreText(before, after),
          detail: <Way onGo={() => onTab("score")}>of 100, taken apart</Way>,
        },
        {
          label: "Open claims",
          value: countText(open),
          detail: (
            <Way onGo={() => onTab("claims")}>
              {claims === undefined ? "of all claims" : `of ${counted(claims, "claim")}`}
            </Way>
          ),
        },
        {
          label: "Sections to decide",
          value: sections ? countText(undecidedOf(sections)) : "–",
          detail: sections && `of ${counted(sections.length, "section")}`,
        },
        {
          label: "Sources read",
          value: countText(read),
          detail: <Way onGo={() => onTab("sources")}>of {counted(sources.length, "source")}</Way>,
        },
      ]}
    />
  );
}

function scoreText(before: number | null, after: number | null): string {
  if (after === null) return "–";
  return before === null ? countText(after) : `${countText(before)} → ${countText(after)}`;
}

function Way({ onGo, children }: { readonly onGo: () => void; readonly children: ReactNode }): ReactElement {
  return (
    <button
      type="button"
      onClick={() => {
        onGo();
        jumpTo(railAnchor, "start");
      }}
      className="-my-0.5 min-h-6 rounded-control text-left text-brand-text underline decoration-border-strong underline-offset-3 hover:decoration-current"
    >
      {children}
    </button>
  );
}
