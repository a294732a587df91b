import { useQuery } from "@tanstack/react-query";
import { ScrollText } from "lucide-react";
import type { ReactElement } from "react";
import { useAddress } from "#lib/address/use-address.ts";
import { ExportButton } from "#ui/forms/export-button.tsx";
import { Segmented } from "#ui/forms/segmented.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { auditColumns } from "../audit-columns.tsx";
import { SearchedList } from "../searched-list.tsx";
import { auditFile, auditQuery } from "./audit.queries.ts";
import { AuditChainCard } from "./audit-chain-card.tsx";
import { AuditFilters } from "./audit-filters.tsx";
import { type AuditSearch, auditFilterOf, parseAuditSearch } from "./audit-search.rules.ts";

const subjects = [
  { value: "user", label: "A user" },
  { value: "organization", label: "An organization" },
  { value: "workspace", label: "A workspace" },
] as const;

const searchLabels = {
  user: "Search a user's id",
  organization: "Search an organization's id",
  workspace: "Search a workspace's id",
} as const;

export function AuditPage(): ReactElement {
  const { search, onSearch } = useAddress(parseAuditSearch);
  const { of = "user" } = search;
  const entries = useQuery(auditQuery(search));
  const isFiltered = Object.keys(auditFilterOf(search)).length > 0;
  const filter = (change: Partial<Record<"action" | "from" | "to", string | undefined>>): void =>
    onSearch(({ page: _, ...latest }) => parseAuditSearch({ ...latest, ...change }), "push");
  return (
    <>
      <PageHeader
        title="Audit log"
        purpose="Security-relevant actions and who performed them. Entries are never changed."
      />
      <AuditChainCard />
      <AuditFilters search={search} onFilter={filter} />
      <SearchedList
        label="Audit log"
        searchLabel={searchLabels[of]}
        aside={
          <div className="flex flex-wrap items-center gap-3">
            <Segmented
              label="Entries of"
              options={subjects}
              value={of}
              onChange={(next) =>
                onSearch(
                  ({ search: _, page: __, of: ___, ...kept }) => ({
                    ...kept,
                    ...(next !== "user" && { of: next }),
                  }),
                  "push",
                )
              }
            />
            <ExportButton
              name="audit-log"
              read={(format) => auditFile(search, format)}
              disabled={entries.isError || (entries.data?.count ?? 0) === 0}
            />
          </div>
        }
        columns={auditColumns}
        list={entries}
        rowKey={({ id }) => id}
        search={search}
        onSearch={(change, history) => onSearch((latest) => searched(latest, change(latest)), history)}
        empty={{
          icon: ScrollText,
          title: isFiltered ? "No such entries" : "No entries yet",
          text: "Sign-ins, keys, members and impersonation are recorded here.",
        }}
      />
    </>
  );
}

/** Filters that stay when another id is searched or the page is turned. */
function searched(
  { of, action, from, to }: AuditSearch,
  { search, page }: Pick<AuditSearch, "search" | "page">,
): AuditSearch {
  return parseAuditSearch({ search, page, of, action, from, to });
}
