import type { OrganizationRefusals } from "@citelens/contract/platform/limit-refusals";
import { useQuery } from "@tanstack/react-query";
import { Gauge } from "lucide-react";
import type { ReactElement } from "react";
import { useAddress } from "#lib/address/use-address.ts";
import { countText } from "#lib/figures.ts";
import { PageHeader } from "#ui/frame/page-header.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { SoftBreaks } from "#ui/text/soft-breaks.tsx";
import { limitRefusalsQuery } from "../admin.queries.ts";
import { parseAdminSearch } from "../admin-search.rules.ts";
import { SearchedList } from "../searched-list.tsx";

type Limit = OrganizationRefusals["limit"];

const limits: Readonly<Record<Limit, string>> = {
  events: "Reported requests",
  requests: "Requests of members",
  streams: "Live views",
  exports: "Exports",
};

const units: Readonly<Record<Limit, string>> = {
  events: "a second",
  requests: "a minute",
  streams: "at a time",
  exports: "at a time",
};

const columns: readonly DataColumn<OrganizationRefusals>[] = [
  {
    id: "owner",
    header: "Organization",
    kind: "main",
    cell: ({ owner_name, owner_email }) => (
      <span className="flex flex-col wrap-anywhere">
        <span className="font-medium">{owner_name}</span>
        <span className="text-sm font-normal text-fg-3">
          <SoftBreaks text={owner_email} />
        </span>
      </span>
    ),
  },
  { id: "plan", header: "Plan", kind: "text", cell: ({ plan }) => plan ?? "-" },
  { id: "limit", header: "Limit", kind: "text", cell: ({ limit }) => limits[limit] },
  {
    id: "allowed",
    header: "Allowed",
    kind: "number",
    cell: ({ allowed, limit }) => `${countText(allowed)} ${units[limit]}`,
  },
  { id: "today", header: "Refused today", kind: "number", cell: ({ today }) => countText(today) },
  { id: "week", header: "Refused in 7 days", kind: "number", cell: ({ week }) => countText(week) },
];

/** Organizations that were refused something because of what their plan allows. */
export function LimitsPage(): ReactElement {
  const { search, onSearch } = useAddress(parseAdminSearch);
  const refusals = useQuery(limitRefusalsQuery(search));
  return (
    <>
      <PageHeader
        title="Limits"
        purpose="What was refused because it was more than an organization’s plan allows, in all of its workspaces. Days are those of UTC."
      />
      <SearchedList
        label="Refusals"
        searchLabel="Search owner"
        columns={columns}
        list={refusals}
        rowKey={({ organization_id, limit }) => `${organization_id} ${limit}`}
        search={search}
        onSearch={onSearch}
        empty={{
          icon: Gauge,
          title: "Nothing was refused in seven days",
          text: "An organization that reports, asks, watches or exports more than its plan allows is listed here. Its owner sees the same on the Tracking page of the settings.",
        }}
      />
    </>
  );
}
