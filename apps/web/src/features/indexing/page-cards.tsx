import type { ReactElement } from "react";
import { ChainDots } from "./chain-dots.tsx";
import { enginesText, evidenceByLevel } from "./evidence-lists.rules.ts";
import { LevelMark } from "./level-mark.tsx";
import { PageLink } from "./link/page-link.tsx";
import { LastRead, type PagesShownProps } from "./pages-matrix.tsx";

/** The same pages for narrow windows: of each level the engines that have come to it. */
export function PageCards({ pages, now }: Omit<PagesShownProps, "engines">): ReactElement {
  return (
    <ul aria-label="Pages and engines" className="divide-y divide-border">
      {pages.map((page) => (
        <li key={page.path} className="space-y-2 px-5 py-4">
          <div>
            <PageLink path={page.path} />
            <LastRead page={page} now={now} />
          </div>
          <p className="text-sm">
            <ChainDots {...page} />
          </p>
          <dl className="space-y-1.5 text-sm">
            {evidenceByLevel(page.evidence).map(({ level, evidence }) => (
              <div key={level} className="flex flex-wrap gap-x-3">
                <dt className="font-medium">
                  <LevelMark level={level} />
                </dt>
                <dd className="text-fg-2">{enginesText(evidence)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
