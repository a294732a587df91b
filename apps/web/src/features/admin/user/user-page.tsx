import type { OutboxMail } from "@citelens/contract/platform/admin";
import type { Membership, UserDetails, UserSession } from "@citelens/contract/platform/admin-user";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useAddress } from "#lib/address/use-address.ts";
import { Banner } from "#ui/frame/banner.tsx";
import { Card } from "#ui/frame/card.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { Badge } from "#ui/text/badge.tsx";
import { Ago } from "#ui/text/instant.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { parseAdminSearch } from "../admin-search.rules.ts";
import { Details } from "../details/details.tsx";
import { MailStatus } from "../mail-status.tsx";
import { userQuery } from "./user.queries.ts";
import { UserActs } from "./user-acts.tsx";
import { UserTimeline } from "./user-timeline.tsx";

/** Everything of one account, and what can be done to it. */
export function UserPage({ userId }: { readonly userId: string }): ReactElement {
  const details = useQuery(userQuery(userId));
  return (
    <Details title="User" query={details}>
      {(data) => <Parts details={data} />}
    </Details>
  );
}

function Parts({ details }: { readonly details: UserDetails }): ReactElement {
  const { search, onSearch } = useAddress(parseAdminSearch);
  const { user, support_level, suspension, organization_id, sessions, memberships } = details;
  return (
    <>
      <PageHeader
        title={`${user.first_name} ${user.last_name}`}
        purpose={
          <>
            {user.email}
            {user.email_verified ? " (verified)" : " (not verified)"}, since <Ago at={user.created} />
            {support_level !== null && (
              <>
                {" "}
                <Badge tone="brand">Superuser: {support_level}</Badge>
              </>
            )}
          </>
        }
        actions={<UserActs details={details} />}
      />
      {suspension && (
        <Banner tone="warn">
          Suspended <Ago at={suspension.at} />: {suspension.reason}
        </Banner>
      )}
      <Card
        title="Workspaces"
        padding="flush"
        actions={
          organization_id !== null && (
            <TextLink
              render={
                <Link
                  to="/admin/organizations/$organizationId"
                  params={{ organizationId: organization_id }}
                />
              }
            >
              Own organization
            </TextLink>
          )
        }
      >
        <DataTable
          label="Workspaces"
          columns={membershipColumns}
          data={{ status: "ready", rows: memberships, stale: false }}
          rowKey={({ workspace_id }) => workspace_id}
          empty={<p className="px-5 py-4 text-fg-3">This account belongs to no workspace.</p>}
        />
      </Card>
      <Card
        title="Sessions"
        hint="The latest twenty; those that are over are kept for a day."
        padding="flush"
      >
        <DataTable
          label="Sessions"
          columns={sessionColumns}
          data={{ status: "ready", rows: sessions, stale: false }}
          rowKey={({ id }) => id}
          empty={<p className="px-5 py-4 text-fg-3">Nobody is signed in with this account.</p>}
        />
      </Card>
      <UserMails mails={details.mails} />
      <UserTimeline
        userId={user.id}
        page={search.page ?? 1}
        onPage={(page) => onSearch(() => parseAdminSearch({ page }), "push")}
      />
    </>
  );
}

const membershipColumns: readonly DataColumn<Membership>[] = [
  { id: "name", header: "Workspace", kind: "main", cell: ({ workspace_name }) => workspace_name },
  {
    id: "role",
    header: "Role",
    kind: "text",
    cell: ({ role }) => (role === "OWNER" ? <Badge tone="brand">Owner</Badge> : "Member"),
  },
  {
    id: "organization",
    header: "Organization",
    kind: "text",
    cell: ({ organization_id, workspace_name }) => (
      <TextLink
        render={
          <Link to="/admin/organizations/$organizationId" params={{ organizationId: organization_id }} />
        }
      >
        Organization of {workspace_name}
      </TextLink>
    ),
  },
];

const sessionColumns: readonly DataColumn<UserSession>[] = [
  { id: "started", header: "Started", kind: "main", cell: ({ started }) => <Ago at={started} /> },
  { id: "used", header: "Last used", kind: "text", cell: ({ last_used }) => <Ago at={last_used} /> },
  {
    id: "state",
    header: "State",
    kind: "text",
    cell: ({ is_live, by_support }) => (
      <span className="inline-flex flex-wrap gap-1">
        {is_live ? <Badge tone="pos">Live</Badge> : <Badge tone="neutral">Over</Badge>}
        {by_support && <Badge tone="warn">By support</Badge>}
      </span>
    ),
  },
];

const mailColumns: readonly DataColumn<OutboxMail>[] = [
  { id: "subject", header: "Subject", kind: "main", cell: ({ subject }) => subject },
  { id: "status", header: "Status", kind: "text", cell: (mail) => <MailStatus mail={mail} /> },
  { id: "created", header: "Written", kind: "text", cell: ({ created }) => <Ago at={created} /> },
];

/** The latest mails to an account; their texts are read in Deliveries. */
function UserMails({ mails }: { readonly mails: readonly OutboxMail[] }): ReactElement {
  return (
    <Card title="Mails" hint="The latest twenty." padding="flush">
      <DataTable
        label="Mails"
        columns={mailColumns}
        data={{ status: "ready", rows: mails, stale: false }}
        rowKey={({ id }) => id}
        empty={<p className="px-5 py-4 text-fg-3">Nothing was mailed to this account.</p>}
      />
    </Card>
  );
}
