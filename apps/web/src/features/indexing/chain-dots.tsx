import { chainLinks, type IndexedPage } from "@citelens/contract/traffic/indexing";
import type { ReactElement } from "react";
import { linkLabels } from "./evidence-labels.rules.ts";

const stepPx = 14;

type Chain = Pick<IndexedPage, "links" | "broken">;

/** The five links of a page's chain as dots, and in words where it breaks. */
export function ChainDots({ links, broken }: Chain): ReactElement {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 whitespace-nowrap">
      <svg width={stepPx * chainLinks.length} height="12" aria-hidden="true" className="shrink-0">
        {chainLinks.map((link, at) => (
          <Dot key={link} x={at * stepPx + 6} state={stateOf(link, { links, broken })} />
        ))}
      </svg>
      <span className={broken === null ? "text-pos" : "text-fg-2"}>
        {broken === null ? "Complete" : linkLabels(broken).broken}
      </span>
    </span>
  );
}

type State = "holds" | "broken" | "missing";

function stateOf(link: IndexedPage["links"][number], { links, broken }: Chain): State {
  if (links.includes(link)) return "holds";
  return link === broken ? "broken" : "missing";
}

function Dot({ x, state }: { readonly x: number; readonly state: State }): ReactElement {
  if (state === "holds") return <circle cx={x} cy="6" r="4" className="fill-pos" />;
  if (state === "missing") return <circle cx={x} cy="6" r="3" className="fill-none stroke-border-strong" />;
  return (
    <path d={`M${x - 3.5} 2.5l7 7m0-7l-7 7`} className="stroke-neg" strokeWidth="2" strokeLinecap="round" />
  );
}
