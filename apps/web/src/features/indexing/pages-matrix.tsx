import type { Engine, Evidence, IndexedPage } from "@citelens/contract/traffic/indexing";
import type { ReactElement } from "react";
import { cx } from "#ui/cx.ts";
import { Ago } from "#ui/text/instant.tsx";
import { ChainDots } from "./chain-dots.tsx";
import { describeEvidence, engineName, levelLabels } from "./evidence-labels.rules.ts";
import { levelLooks } from "./level-mark.tsx";
import { PageLink } from "./link/page-link.tsx";

export interface PagesShownProps {
  readonly pages: readonly IndexedPage[];
  readonly engines: readonly Engine[];
  /** The current time, for relative times. */
  readonly now: Date;
}

const label = "Pages and engines";

/** The pages by engine, for wide windows; where they do not fit they scroll beside the fixed paths. */
export function PagesMatrix({ pages, engines, now }: PagesShownProps): ReactElement {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions take the focus
    <section tabIndex={0} aria-label="Matrix of pages and engines" className="relative overflow-x-auto">
      <table className="w-full border-separate border-spacing-0 text-left">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="text-sm text-fg-2">
            <th
              scope="col"
              className="sticky left-0 z-10 min-w-44 border-b bg-surface py-2 pr-2 pl-5 font-medium"
            >
              Page
            </th>
            <th scope="col" className="border-b px-2 py-2 font-medium">
              Chain
            </th>
            {engines.map((engine) => (
              <th
                key={engine}
                scope="col"
                className="border-b px-0.5 py-2 text-center text-xs font-medium whitespace-nowrap last:pr-4"
              >
                {engineName(engine)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pages.map((page) => (
            <tr key={page.path} className="group">
              <th
                scope="row"
                className="sticky left-0 z-10 border-b bg-surface py-2 pr-2 pl-5 font-normal group-last:border-b-0"
              >
                <PageLink path={page.path} />
                <LastRead page={page} now={now} />
              </th>
              <td className="w-22 border-b px-2 text-sm group-last:border-b-0">
                <ChainDots {...page} />
              </td>
              {page.evidence.map((evidence) => (
                <td key={evidence.engine} className="border-b px-0.5 py-1 group-last:border-b-0 last:pr-4">
                  <Cell evidence={evidence} now={now} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** When an agent last read the page, and whether a sitemap names it. */
export function LastRead({ page, now }: { readonly page: IndexedPage; readonly now: Date }): ReactElement {
  return (
    <p className="text-sm text-fg-3">
      {page.last_read === null ? (
        "Never read"
      ) : (
        <>
          Read <Ago at={page.last_read} now={now} />
        </>
      )}
      {!page.in_sitemap && " · in no sitemap"}
    </p>
  );
}

interface CellProps {
  readonly evidence: Evidence;
  readonly now: Date;
}

function Cell({ evidence, now }: CellProps): ReactElement {
  const { level, stale, blocked } = evidence;
  const { icon: Icon, colour, ground } = levelLooks[level];
  const all = describeEvidence(evidence, now);
  return (
    <div
      data-tooltip={all}
      className={cx(
        "flex min-h-12 min-w-15 flex-col items-center justify-center rounded-control text-xs",
        ground,
        stale && "outline-1 -outline-offset-1 outline-border-strong outline-dashed",
      )}
    >
      <span className="sr-only">{all}</span>
      <Icon size={15} aria-hidden="true" className={cx("shrink-0", colour)} />
      <span aria-hidden="true" className={level === "none" ? "sr-only" : "text-fg"}>
        {levelLabels(level).word}
      </span>
      {(stale || blocked) && (
        <span aria-hidden="true" className={blocked ? "text-neg" : "text-warn"}>
          {blocked ? `line ${blocked.line}` : "stale"}
        </span>
      )}
    </div>
  );
}
