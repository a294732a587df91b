import { evidenceLevels, staleDays } from "@citelens/contract/traffic/indexing";
import type { ReactElement } from "react";
import { InfoPopover } from "#ui/overlays/info-popover.tsx";
import { levelLabels } from "./evidence-labels.rules.ts";
import { LevelMark } from "./level-mark.tsx";

/** The marks of the matrix, the strongest first. */
export function LevelsLegend(): ReactElement {
  return (
    <ul
      aria-label="Levels of evidence, the strongest first"
      className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-fg-2"
    >
      {evidenceLevels.map((level) => (
        <li key={level}>
          <LevelMark level={level} />
        </li>
      ))}
    </ul>
  );
}

/** Meaning of each mark. */
export function AboutLevels(): ReactElement {
  return (
    <InfoPopover topic="Levels of evidence">
      <p>
        No assistant publishes its index. What is shown is the strongest sign of the last 180 days that an
        engine has the page.
      </p>
      <dl className="space-y-1.5">
        {evidenceLevels.map((level) => (
          <div key={level}>
            <dt className="font-medium text-fg">
              <LevelMark level={level} />
            </dt>
            <dd>{levelLabels(level).meaning}</dd>
          </div>
        ))}
        <div>
          <dt className="font-medium text-fg">Stale</dt>
          <dd>The strongest evidence is more than {staleDays} days old.</dd>
        </div>
      </dl>
    </InfoPopover>
  );
}
