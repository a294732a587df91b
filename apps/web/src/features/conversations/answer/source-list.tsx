import type { CitationShown } from "@citelens/contract/visibility/answers";
import type { ReactElement } from "react";
import { AuditPageLink } from "#lib/audit-page-link.tsx";
import { sourceKindLabels } from "#lib/source-kinds.ts";
import { Badge } from "#ui/text/badge.tsx";
import { ForeignAnchor } from "#ui/text/foreign-anchor.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { webAddress } from "./citations.rules.ts";

interface SourceListProps {
  readonly sources: readonly CitationShown[];
  /** Whether the provider tells which of them the answer cites; if not, those are that its text links to. */
  readonly tellsCitations: boolean;
}

/** The cited pages, followed by those that were only retrieved, as far as they can be told apart. */
export function SourceList({ sources, tellsCitations }: SourceListProps): ReactElement {
  const cited = sources.filter((source) => source.cited);
  const retrieved = sources.filter((source) => !source.cited);
  if (sources.length === 0) return <p className="text-fg-2">The answer cites no source.</p>;

  return (
    <div className="space-y-4">
      {cited.length > 0 ? (
        <Sources title="Cited" sources={cited} />
      ) : (
        <p className="text-fg-2">
          {tellsCitations
            ? "Pages were retrieved, and none of them is cited."
            : "Cited: not told. The provider says which pages were retrieved, and not which of them the answer cites."}
        </p>
      )}
      {retrieved.length > 0 && (
        <Sources title={tellsCitations ? "Only retrieved" : "Retrieved"} sources={retrieved} />
      )}
    </div>
  );
}

interface SourcesProps {
  readonly title: string;
  readonly sources: readonly CitationShown[];
}

function Sources({ title, sources }: SourcesProps): ReactElement {
  return (
    <section aria-label={title} className="space-y-2">
      <h3 className="text-sm font-medium text-fg-2">
        {title} · {sources.length}
      </h3>
      <ol className="space-y-2">
        {sources.map((source) => (
          <Source key={source.url} source={source} />
        ))}
      </ol>
    </section>
  );
}

function Source({ source }: { readonly source: CitationShown }): ReactElement {
  const { url, domain, title, kind, position, cited } = source;
  const href = webAddress(url);
  const name = title ?? domain;
  return (
    <li className="flex gap-2.5">
      <span className="w-7 shrink-0 text-sm text-fg-3 tabular-nums">{cited ? `[${position}]` : "–"}</span>
      <div className="min-w-0">
        <p className="wrap-anywhere">
          {href === undefined ? name : <TextLink render={<ForeignAnchor href={href} />}>{name}</TextLink>}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-fg-3">
          <span className="wrap-anywhere">{domain}</span>
          <Badge tone={kind === "OWNED" ? "brand" : "neutral"}>{sourceKindLabels[kind]}</Badge>
          <AuditPageLink url={url} />
        </p>
      </div>
    </li>
  );
}
