import type { AdminOrganization } from "@citelens/contract/platform/admin";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Building2 } from "lucide-react";
import { type ReactElement, useMemo, useState } from "react";
import { useAddress } from "#lib/address/use-address.ts";
import { countText } from "#lib/figures.ts";
import { Button } from "#ui/forms/button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { organizationsQuery } from "../admin.queries.ts";
import { parseAdminSearch } from "../admin-search.rules.ts";
import { AgencyDialog } from "../agencies/agency-dialog.tsx";
import { GrantCreditsDialog } from "../grant-credits-dialog.tsx";
import { NamedWith } from "../named-with.tsx";
import { SearchedList } from "../searched-list.tsx";

export function OrganizationsPage(): ReactElement {
  const { search, onSearch } = useAddress(parseAdminSearch);
  const organizations = useQuery(organizationsQuery(search));
  const [granting, setGranting] = useState<AdminOrganization>();
  const [branding, setBranding] = useState<AdminOrganization>();
  const columns = useMemo(() => columnsOf({ onGrant: setGranting, onBrand: setBranding }), []);
  return (
    <>
      <PageHeader
        title="Organizations"
        purpose="The paying accounts, with their owners, workspaces and credits."
      />
      <SearchedList
        label="Organizations"
        searchLabel="Search owner"
        columns={columns}
        list={organizations}
        rowKey={({ id }) => id}
        search={search}
        onSearch={onSearch}
        empty={{
          icon: Building2,
          title: "No organizations yet",
          text: "An organization is created with an account's first workspace.",
        }}
      />
      <GrantCreditsDialog organization={granting} onClose={() => setGranting(undefined)} />
      {branding && (
        <AgencyDialog
          subject={
            branding.agency
              ? { ...branding.agency, organizationId: branding.id }
              : { organizationId: branding.id }
          }
          onClose={() => setBranding(undefined)}
        />
      )}
    </>
  );
}

interface Actions {
  readonly onGrant: (organization: AdminOrganization) => void;
  readonly onBrand: (organization: AdminOrganization) => void;
}

function columnsOf({ onGrant, onBrand }: Actions): readonly DataColumn<AdminOrganization>[] {
  return [
    {
      id: "owner",
      header: "Owner",
      kind: "main",
      cell: (organization) => (
        <NamedWith
          name={organization.owner_name}
          detail={organization.owner_email}
          link={
            <Link to="/admin/organizations/$organizationId" params={{ organizationId: organization.id }} />
          }
        />
      ),
    },
    { id: "plan", header: "Plan", kind: "text", cell: ({ credits }) => credits.plan_name },
    {
      id: "agency",
      header: "Agency",
      kind: "text",
      cell: ({ agency }) => (agency ? <span className="wrap-anywhere">{agency.name}</span> : "-"),
    },
    {
      id: "workspaces",
      header: "Workspaces",
      kind: "number",
      cell: ({ workspaces }) => countText(workspaces),
    },
    {
      id: "used",
      header: "Used",
      kind: "number",
      cell: ({ credits }) => countText(credits.used_credits),
    },
    {
      id: "remaining",
      header: "Remaining",
      kind: "number",
      cell: ({ credits }) => countText(credits.remaining_credits),
    },
    {
      id: "actions",
      header: "Actions",
      kind: "buttons",
      cell: (organization) => (
        <span className="inline-flex flex-wrap gap-1">
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Grant credits to ${organization.owner_email}`}
            onClick={() => onGrant(organization)}
          >
            Grant credits
          </Button>
          <Button
            size="sm"
            variant="ghost"
            aria-label={`${agencyAction(organization)} of ${organization.owner_email}`}
            onClick={() => onBrand(organization)}
          >
            {agencyAction(organization)}
          </Button>
        </span>
      ),
    },
  ];
}

function agencyAction({ agency }: AdminOrganization): string {
  return agency ? "Edit agency" : "Make agency";
}
