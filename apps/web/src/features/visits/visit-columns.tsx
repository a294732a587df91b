import type { BotVisit } from "@citelens/contract/traffic/visits";
import { readablePath } from "#lib/address/readable-path.ts";
import { countText } from "#lib/figures.ts";
import { ShareBar } from "#ui/charts/share-bar.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { ForeignAnchor } from "#ui/text/foreign-anchor.tsx";
import { Ago } from "#ui/text/instant.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { IdentityBadge } from "./traffic/identity-badge.tsx";

export interface VisitRow {
  readonly visit: BotVisit;
  /** The page's URL; undefined when there is no safe link. */
  readonly url: string | undefined;
  /** The current time, for relative times. */
  readonly now: Date;
  /** Visits of the page relative to the most visited page in the list, 0 to 1. */
  readonly share: number;
}

export const visitColumns: readonly DataColumn<VisitRow>[] = [
  { id: "path", header: "Path", kind: "main", sortable: true, cell: pathCell },
  { id: "scrap_date", header: "Last Indexed by AI", kind: "text", sortable: true, cell: lastIndexedCell },
  { id: "count", header: "Count", kind: "number", sortable: true, cell: countCell },
];

function pathCell({ visit, url }: VisitRow) {
  const path = <span className="line-clamp-2">{readablePath(visit.path)}</span>;
  if (url === undefined) return path;
  return <TextLink render={<ForeignAnchor href={url} title={visit.path} />}>{path}</TextLink>;
}

function lastIndexedCell({ visit, now }: VisitRow) {
  return (
    <div className="sm:whitespace-nowrap">
      <span className="block">
        <Ago at={visit.scrap_date} now={now} /> by AI Agent
      </span>
      <span className="flex items-center gap-2 text-sm text-fg-3">
        {visit.agent}
        {visit.verdict === "spoofed" && <IdentityBadge verdict="spoofed" />}
      </span>
    </div>
  );
}

function countCell({ visit, share }: VisitRow) {
  return (
    <div className="sm:ml-auto w-24 space-y-1">
      <span>{countText(visit.count)}</span>
      <ShareBar share={share} />
    </div>
  );
}
