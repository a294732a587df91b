import type { OrganizationDetails } from "@citelens/contract/platform/admin-organization";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { Banner } from "#ui/frame/banner.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Ago } from "#ui/text/instant.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { Details } from "../details/details.tsx";
import { TabbedLists } from "../details/tabbed-lists.tsx";
import { CreditsCard } from "./credits-card.tsx";
import { DeletionBanner } from "./deletion-banner.tsx";
import { FeaturesCard } from "./features-card.tsx";
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
            {owner.email === "" ? (
              owner.name
            ) : (
              <TextLink render={<Link to="/admin/users/$userId" params={{ userId: owner.id }} />}>
                {owner.email}
              </TextLink>
            )}
            {owner.email_verified && " (verified)"}, since <Ago at={created} />
          </>
        }
        actions={<OrganizationActs organization={organization} />}
      />
      <DeletionBanner organization={organization} />
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
        <FeaturesCard organization={organization} />
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
} as const;

const lists = {
  credits: LedgerList,
  payments: PaymentList,
  workspaces: WorkspaceList,
  members: MemberList,
  keys: KeyList,
  audit: AuditList,
} as const;

function Lists({ organizationId }: { readonly organizationId: string }): ReactElement {
  return (
    <TabbedLists label="Of this organization" titles={titles}>
      {(tab, shown) => {
        const List = lists[tab];
        return <List organizationId={organizationId} {...shown} />;
      }}
    </TabbedLists>
  );
}
