import type { OptimizationSource } from "@citelens/contract/content/optimization-fields";
import { CircleAlert } from "lucide-react";
import type { ReactElement } from "react";
import { counted } from "#lib/figures.ts";
import { Badge } from "#ui/text/badge.tsx";
import { ForeignLink } from "#ui/text/foreign-link.tsx";
import { SoftBreaks } from "#ui/text/soft-breaks.tsx";

/** Pages that answers cite for the target queries, and those that somebody attached. */
export function SourcesPanel({ sources }: { readonly sources: readonly OptimizationSource[] }): ReactElement {
  if (sources.length === 0) {
    return (
      <p className="text-fg-2">
        No answer of the last 90 days cites a page for these queries, so that there was none to read. Ask them
        in a campaign to learn what assistants cite; a page that you attach to a claim is listed here as well.
      </p>
    );
  }
  return (
    <ul aria-label="Sources" className="divide-y divide-border border-y border-border">
      {sources.map(({ id, url, title, domain, answers, is_attached: isAttached, problem, passages }) => (
        <li key={id} className="space-y-0.5 py-2.5">
          <ForeignLink url={url} name={title.trim() || url} />
          <p className="text-sm wrap-anywhere text-fg-3 tabular-nums">
            <SoftBreaks text={domain} /> ·{" "}
            {isAttached ? "attached by hand" : `cited in ${counted(answers, "answer")}`}
            {problem === null && ` · ${counted(passages, "passage")} read`}
          </p>
          {isAttached && <Badge tone="info">Attached</Badge>}
          {problem !== null && (
            <p className="flex items-start gap-1.5 text-sm text-warn">
              <CircleAlert size={14} aria-hidden="true" className="mt-0.5 shrink-0" />
              {problem}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
