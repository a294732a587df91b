import type { AgentPage } from "@citelens/contract/traffic/agents";
import { counted, countText } from "#lib/figures.ts";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { Ago } from "#ui/text/instant.tsx";
import { AgentLink, PathLink } from "./scope/panel-links.tsx";

export interface PageCells {
  readonly page: AgentPage;
  /** The current time, for relative times. */
  readonly now: Date;
}

export const pageColumns: readonly DataColumn<PageCells>[] = [
  {
    id: "path",
    header: "Path",
    kind: "main",
    sortable: true,
    cell: ({ page }) => <PathLink path={page.path} />,
  },
  { id: "agents", header: "Read by", kind: "text", cell: readersCell },
  {
    id: "visits",
    header: "Visits",
    kind: "number",
    sortable: true,
    cell: ({ page }) => countText(page.visits),
  },
  { id: "failed", header: "Failed", kind: "number", cell: failedCell },
  { id: "last_seen", header: "Last seen", kind: "text", sortable: true, cell: lastSeenCell },
];

const namedReaders = 3;

function readersCell({ page: { agents } }: PageCells) {
  const more = agents.slice(namedReaders);
  return (
    <span className="flex flex-wrap gap-x-2 gap-y-1">
      {agents.slice(0, namedReaders).map(({ token }) => (
        <AgentLink key={token} token={token} />
      ))}
      {more.length > 0 && (
        <span className="text-fg-3" title={more.map(({ token }) => token).join(", ")}>
          {`and ${counted(more.length, "other")}`}
        </span>
      )}
    </span>
  );
}

function failedCell({ page: { failed } }: PageCells) {
  return failed === 0 ? "–" : <span className="text-neg">{countText(failed)}</span>;
}

function lastSeenCell({ page, now }: PageCells) {
  return <Ago at={page.last_seen} now={now} />;
}
