import type { Deletion } from "@citelens/contract/platform/deletions";
import { useQuery } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import type { ReactElement } from "react";
import { useAddress } from "#lib/address/use-address.ts";
import { countText } from "#lib/figures.ts";
import { Segmented } from "#ui/forms/segmented.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { Badge } from "#ui/text/badge.tsx";
import { Ago, Instant } from "#ui/text/instant.tsx";
import { SoftBreaks } from "#ui/text/soft-breaks.tsx";
import { deletionsQuery } from "../admin.queries.ts";
import { type AdminSearch, parseAdminSearch } from "../admin-search.rules.ts";
import { SearchedList } from "../searched-list.tsx";

const kinds = {
  CAMPAIGN: "Campaign",
  WORKSPACE: "Workspace",
  ACCOUNT: "Account",
  ORGANIZATION: "Organization",
} as const;

const states = {
  WAITING: <Badge tone="neutral">Waiting</Badge>,
  REMOVING: <Badge tone="info">Removing</Badge>,
  FAILING: <Badge tone="neg">Failing</Badge>,
  DONE: <Badge tone="pos">Removed</Badge>,
} as const;

/** So many stores are named, those with most rows. */
const storesShown = 3;

const columns: readonly DataColumn<Deletion>[] = [
  {
    id: "subject",
    header: "Deleted",
    kind: "main",
    cell: ({ kind, subject_id, workspace_id }) => (
      <>
        <span className="block">{kinds[kind]}</span>
        <code className="block text-xs font-normal wrap-anywhere text-fg-3">{subject_id}</code>
        {kind === "CAMPAIGN" && (
          <span className="block text-xs font-normal wrap-anywhere text-fg-3">
            of workspace <code>{workspace_id}</code>
          </span>
        )}
      </>
    ),
  },
  {
    id: "who",
    header: "Requested by",
    kind: "text",
    long: true,
    cell: ({ requested_by_email, requested_by_id, impersonator_email, asked_at }) => (
      <span className="flex flex-col">
        <SoftBreaks text={requested_by_email ?? requested_by_id ?? "-"} />
        {impersonator_email !== null && (
          <span className="text-sm text-warn">
            by <SoftBreaks text={impersonator_email} />
          </span>
        )}
        <span className="text-sm text-fg-3">
          <Ago at={asked_at} />
        </span>
      </span>
    ),
  },
  {
    id: "status",
    header: "Status",
    kind: "text",
    long: true,
    cell: (deletion) => <Standing deletion={deletion} />,
  },
  {
    id: "removed",
    header: "Removed rows",
    kind: "text",
    long: true,
    cell: ({ rows, removed }) => (
      <span className="flex flex-col">
        <span className="tabular-nums">{countText(rows)}</span>
        {removed.slice(0, storesShown).map(({ store, rows: own }) => (
          <span key={store} className="flex justify-between gap-3 text-xs text-fg-3 sm:whitespace-nowrap">
            <span className="wrap-anywhere">{store}</span>
            <span className="shrink-0 tabular-nums">{countText(own)}</span>
          </span>
        ))}
        {removed.length > storesShown && (
          <span className="text-xs text-fg-3">{removed.length - storesShown} more</span>
        )}
      </span>
    ),
  },
];

function Standing({ deletion }: { readonly deletion: Deletion }): ReactElement {
  const { status, finished_at, table, failure } = deletion;
  return (
    <span className="flex max-w-80 flex-col items-start gap-1 text-sm text-fg-2">
      {states[status]}
      {finished_at !== null && (
        <span>
          <Instant at={finished_at} />
        </span>
      )}
      {table !== null && failure === null && <span>At {table}</span>}
      {failure !== null && (
        <span className="wrap-anywhere">
          {failure.error}. Attempt {failure.failures}; next <Instant at={failure.next_try} />
        </span>
      )}
    </span>
  );
}

type State = "all" | "open" | "done";

interface DeletionSearch extends AdminSearch {
  /** Omitted for all of them. */
  readonly state?: Exclude<State, "all">;
}

function parseDeletionSearch(raw: Readonly<Record<string, unknown>>): DeletionSearch {
  const { page } = parseAdminSearch(raw);
  return {
    ...(page !== undefined && { page }),
    ...((raw.state === "open" || raw.state === "done") && { state: raw.state }),
  };
}

const options = [
  { value: "all", label: "All" },
  { value: "open", label: "Under way" },
  { value: "done", label: "Removed" },
] as const;

export function DeletionsPage(): ReactElement {
  const { search, onSearch } = useAddress(parseDeletionSearch);
  const { state = "all" } = search;
  const deletions = useQuery(deletionsQuery({ ...search, state }));
  return (
    <>
      <PageHeader
        title="Deletions"
        purpose="What was deleted is hidden at once and removed in small steps. The receipts are kept for three years, without any content."
      />
      <SearchedList
        label="Deletions"
        aside={
          <Segmented
            label="Deletions to show"
            options={options}
            value={state}
            onChange={(next) => onSearch(() => (next === "all" ? {} : { state: next }), "push")}
          />
        }
        columns={columns}
        list={deletions}
        rowKey={({ id }) => id}
        search={search}
        onSearch={(change, history) =>
          onSearch((latest) => ({ ...change(latest), ...(latest.state && { state: latest.state }) }), history)
        }
        empty={{
          icon: Trash2,
          title: state === "open" ? "Nothing is being removed" : "Nothing was deleted yet",
          text: "Deleted campaigns, workspaces and accounts are listed here while their data is removed, and afterwards.",
        }}
      />
    </>
  );
}
