import type { CitationShown } from "@citelens/contract/answers";
import type { ReactElement } from "react";
import { sourceKindLabels } from "#lib/source-kinds.ts";

/** A source's title, site and type, and whether the answer cites it. */
export function SourceCard({ source }: { readonly source: CitationShown }): ReactElement {
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
