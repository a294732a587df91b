import { useQuery } from "@tanstack/react-query";
import { ScrollText } from "lucide-react";
import type { ReactElement } from "react";
import { useAddress } from "#lib/address/use-address.ts";
import { Segmented } from "#ui/forms/segmented.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { auditQuery } from "./admin.queries.ts";
import { type AdminSearch, parseAdminSearch } from "./admin-search.rules.ts";
import { auditColumns } from "./audit-columns.tsx";
import { SearchedList } from "./searched-list.tsx";

interface AuditSearch extends AdminSearch {
  /** Omitted for the entries of a user. */
  readonly of?: "workspace";
}

function parseAuditSearch(raw: Readonly<Record<string, unknown>>): AuditSearch {
  return { ...parseAdminSearch(raw), ...(raw.of === "workspace" && { of: raw.of }) };
}

const subjects = [
  { value: "user", label: "A user" },
  { value: "workspace", label: "A workspace" },
] as const;

export function AuditPage(): ReactElement {
  const { search, onSearch } = useAddress(parseAuditSearch);
  const { of = "user" } = search;
  const entries = useQuery(auditQuery({ ...search, of }));
  return (
    <>
      <PageHeader
        title="Audit log"
        purpose="Security-relevant actions and who performed them. Entries are never changed."
      />
      <SearchedList
        label="Audit log"
        searchLabel={of === "user" ? "Search a user's id" : "Search a workspace's id"}
        aside={
          <Segmented
            label="Entries of"
            options={subjects}
            value={of}
            onChange={(next) => onSearch(() => (next === "workspace" ? { of: next } : {}), "push")}
          />
        }
        columns={auditColumns}
        list={entries}
        rowKey={({ id }) => id}
        search={search}
        onSearch={(change, history) =>
          onSearch((latest) => ({ ...change(latest), ...(latest.of && { of: latest.of }) }), history)
        }
        empty={{
          icon: ScrollText,
          title: "No entries yet",
          text: "Sign-ins, keys, members and impersonation are recorded here.",
        }}
      />
    </>
  );
}
