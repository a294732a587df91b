import type { OrganizationDetails } from "@citelens/contract/platform/admin-organization";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useAddress } from "#lib/address/use-address.ts";
import { Banner } from "#ui/frame/banner.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Tabs } from "#ui/frame/tabs.tsx";
import { Ago } from "#ui/text/instant.tsx";
import { Details } from "../details.tsx";
import { UserLink } from "../user-link.tsx";
import { CreditsCard } from "./credits-card.tsx";
import { LimitsCard } from "./limits-card.tsx";
import { NotesCard } from "./notes-card.tsx";
import { organizationQuery } from "./organization.queries.ts";
import { OrganizationActs } from "./organization-acts.tsx";
import {
  AuditList,
  KeyList,
  LedgerList,
  MemberList,
  PaymentList,
  WorkspaceList,
} from "./organization-lists.tsx";
import {
  type OrganizationTab,
  organizationTabs,
  parseOrganizationSearch,
} from "./organization-search.rules.ts";
import { PlanCard } from "./plan-card.tsx";

/** Everything of one organization, and what can be done to it. */
export function OrganizationPage({ organizationId }: { readonly organizationId: string }): ReactElement {
  const organization = useQuery(organizationQuery(organizationId));
  return (
    <Details title="Organization" query={organization}>
      {(data) => <Parts organization={data} />}
    </Details>
  );
}

function Parts({ organization }: { readonly organization: OrganizationDetails }): ReactElement {
  const { owner, suspension, created } = organization;
  return (
    <>
      <PageHeader
        title={owner.name}
        purpose={
          <>
            {owner.email === "" ? owner.name : <UserLink id={owner.id}>{owner.email}</UserLink>}
            {owner.email_verified && " (verified)"}, since <Ago at={created} />
          </>
        }
        actions={<OrganizationActs organization={organization} />}
      />
      {suspension && (
        <Banner tone="warn">
          Suspended <Ago at={suspension.at} />: {suspension.reason}.{" "}
          {suspension.tracking === "keep"
            ? "Visits that its websites report are stored."
            : "Visits that its websites report are refused."}
        </Banner>
      )}
      <div className="grid gap-5 lg:grid-cols-2">
        <PlanCard organization={organization} />
        <CreditsCard organization={organization} />
        <LimitsCard organization={organization} />
        <NotesCard organization={organization} />
      </div>
      <Lists organizationId={organization.id} />
    </>
  );
}

const titles = {
  credits: "Ledger",
  payments: "Payments",
  workspaces: "Workspaces",
  members: "Members",
  keys: "API keys",
  audit: "Timeline",
} as const satisfies Record<OrganizationTab, string>;

const lists = {
  credits: LedgerList,
  payments: PaymentList,
  workspaces: WorkspaceList,
  members: MemberList,
  keys: KeyList,
  audit: AuditList,
} as const;

const tabs = organizationTabs.map((value) => ({ value, label: titles[value] }));

function Lists({ organizationId }: { readonly organizationId: string }): ReactElement {
  const { search, onSearch } = useAddress(parseOrganizationSearch);
  const { tab = "credits", page = 1 } = search;
  const List = lists[tab];
  return (
    <Tabs
      label="Of this organization"
      tabs={tabs}
      value={tab}
      onChange={(next) => onSearch(() => parseOrganizationSearch({ tab: next }), "push")}
    >
      <List
        organizationId={organizationId}
        page={page}
        onPage={(next) => onSearch((latest) => parseOrganizationSearch({ ...latest, page: next }), "push")}
      />
    </Tabs>
  );
}
