import type { AuditEntry } from "@citelens/contract/platform/admin";
import { useQuery } from "@tanstack/react-query";
import { ScrollText } from "lucide-react";
import type { ReactElement } from "react";
import { useAddress } from "#lib/address/use-address.ts";
import { Segmented } from "#ui/forms/segmented.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { Ago } from "#ui/text/instant.tsx";
import { auditQuery } from "./admin.queries.ts";
import { type AdminSearch, parseAdminSearch } from "./admin-search.rules.ts";
import { SearchedList } from "./searched-list.tsx";

const columns: readonly DataColumn<AuditEntry>[] = [
  {
    id: "action",
    header: "Action",
    kind: "main",
    cell: ({ action }) => <code className="text-sm">{action}</code>,
  },
  { id: "at", header: "When", kind: "text", cell: ({ at }) => <Ago at={at} /> },
  {
    id: "actor",
    header: "Who",
    kind: "text",
    cell: ({ actor_email, actor_id, impersonator_email, impersonator_id }) => (
      <span className="flex flex-col">
        <span>{actor_email ?? actor_id ?? "-"}</span>
        {impersonator_id !== null && (
          <span className="text-sm text-warn">by {impersonator_email ?? impersonator_id}</span>
        )}
      </span>
    ),
  },
  {
    id: "details",
    header: "Details",
    kind: "text",
    long: true,
    cell: ({ details, workspace_id, subject_id }) => (
      <span className="block max-w-120 text-sm wrap-anywhere text-fg-2">
        {Object.entries({ ...details, workspace: workspace_id, subject: subject_id })
          .filter(([, value]) => value !== null && value !== undefined)
          .map(([name, value]) => `${name}: ${value}`)
          .join(" · ")}
      </span>
    ),
  },
];

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
        columns={columns}
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
