import type { CitationShown } from "@citelens/contract/visibility/answers";
import type { ReactElement, ReactNode } from "react";
import { sourceKindLabels } from "#lib/source-kinds.ts";
import { PreviewCard } from "#ui/overlays/preview-card.tsx";
import { ForeignAnchor } from "#ui/text/foreign-anchor.tsx";
import { webAddress } from "./citations.rules.ts";

export interface CitationChipProps {
  readonly source: CitationShown;
  /** The link text, if the answer has any. */
  readonly children?: ReactNode;
}

/** The number of a cited source in the answer; links to the source and previews it. */
export function CitationChip({ source, children }: CitationChipProps): ReactElement {
  const href = webAddress(source.url);
  const number = (
    <span className="rounded-control border border-border bg-surface-2 px-1 text-xs font-medium text-brand-text no-underline tabular-nums">
      [{source.position}]
    </span>
  );
  if (href === undefined) {
    return (
      <>
        {children} {number}
      </>
    );
  }
  const label = children === undefined ? { "aria-label": `Source ${source.position}: ${source.domain}` } : {};
  return (
    <PreviewCard
      link={<ForeignAnchor href={href} className="text-brand-text underline underline-offset-2" {...label} />}
      card={<SourceCard source={source} />}
    >
      {children} {number}
    </PreviewCard>
  );
}

/** A source's title, site and type, and whether the answer cites it. */
function SourceCard({ source }: { readonly source: CitationShown }): ReactElement {
  return (
    <div className="space-y-1">
      <p className="font-medium wrap-anywhere text-fg">{source.title ?? source.domain}</p>
      <p className="wrap-anywhere text-fg-3">{source.domain}</p>
      <p className="text-fg-2">
        {sourceKindLabels[source.kind]} · {source.cited ? `Cited as [${source.position}]` : "Only retrieved"}
      </p>
    </div>
  );
}
