import type { OptimizationSection } from "@citelens/contract/content/optimization-fields";
import type { ReactElement, ReactNode } from "react";
import { countText } from "#lib/figures.ts";
import { Tabs } from "#ui/frame/tabs.tsx";
import { EffectBody } from "../effect/effect-card.tsx";
import { openClaims } from "./claims/claim-labels.rules.ts";
import { ClaimsPanel } from "./claims/claims-panel.tsx";
import { type RailTab, railTabs } from "./results-search.rules.ts";
import { ScorePanel } from "./score/score-panel.tsx";
import { SimulatorPanel } from "./simulator/simulator-panel.tsx";
import { SourcesPanel } from "./sources/sources-panel.tsx";
import { useText } from "./text/current-text.tsx";
import { railAnchor } from "./text/jump.ts";

interface RailProps {
  /** Undefined until they are known. */
  readonly sections: readonly OptimizationSection[] | undefined;
  readonly tab: RailTab;
  readonly onTab: (tab: RailTab) => void;
}

/** Facts about the text, beside it where there is room. */
export function Rail({ sections = [], tab, onTab }: RailProps): ReactElement {
  const { optimization } = useText();
  const cards: Readonly<Record<RailTab, Card>> = {
    score: { label: "Score", content: <ScorePanel optimization={optimization} /> },
    claims: {
      label: withCount("Claims", openClaims(sections).length),
      content: <ClaimsPanel sections={sections} />,
    },
    sources: {
      label: withCount("Sources", optimization.sources.length),
      content: <SourcesPanel sources={optimization.sources} />,
    },
    simulator: { label: "Simulator", content: <SimulatorPanel /> },
    effect: {
      label: "Effect",
      // As wide as the card around it.
      content: (
        <div className="-mx-4 -mb-5 sm:-mx-5">
          <EffectBody optimization={optimization} />
        </div>
      ),
    },
  };
  return (
    <section
      id={railAnchor}
      tabIndex={-1}
      aria-label="About the text"
      className="rounded-card border outline-offset-2 border-border bg-surface px-4 pt-1 pb-5 sm:px-5 xl:sticky xl:top-(--rail-top) xl:max-h-(--rail-height) xl:overflow-y-auto"
    >
      <Tabs
        label="About the text"
        tabs={railTabs.map((value) => ({ value, label: cards[value].label }))}
        value={tab}
        onChange={(chosen) => onTab(railTabs.find((one) => one === chosen) ?? "score")}
      >
        {cards[tab].content}
      </Tabs>
    </section>
  );
}

interface Card {
  readonly label: string;
  readonly content: ReactNode;
}

function withCount(label: string, count: number): string {
  return count === 0 ? label : `${label} (${countText(count)})`;
}
