import type { AdminUser } from "@citelens/contract/platform/admin";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { UserRoundSearch } from "lucide-react";
import { type ReactElement, useMemo, useState } from "react";
import { useAddress } from "#lib/address/use-address.ts";
import { Button } from "#ui/forms/button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { Badge } from "#ui/text/badge.tsx";
import { Ago } from "#ui/text/instant.tsx";
import { usersQuery } from "./admin.queries.ts";
import { parseAdminSearch } from "./admin-search.rules.ts";
import { ImpersonateDialog } from "./impersonate-dialog.tsx";
import { NamedWith } from "./named-with.tsx";
import { SearchedList } from "./searched-list.tsx";

export function UsersPage(): ReactElement {
  const { search, onSearch } = useAddress(parseAdminSearch);
  const users = useQuery(usersQuery(search));
  const [asked, setAsked] = useState<AdminUser>();
  const columns = useMemo(() => columnsOf(setAsked), []);
  return (
    <>
      <PageHeader title="Users" purpose="Everyone with an account, the newest first." />
      <SearchedList
        label="Users"
        searchLabel="Search name or e-mail"
        columns={columns}
        list={users}
        rowKey={({ id }) => id}
        search={search}
        onSearch={onSearch}
        empty={{
          icon: UserRoundSearch,
          title: "No users yet",
          text: "Accounts appear here once a user signs up.",
        }}
      />
      <ImpersonateDialog user={asked} onClose={() => setAsked(undefined)} />
    </>
  );
}

function columnsOf(onImpersonate: (user: AdminUser) => void): readonly DataColumn<AdminUser>[] {
  return [
    {
      id: "email",
      header: "User",
      kind: "main",
      cell: (user) => (
        <NamedWith
          name={`${user.first_name} ${user.last_name}`}
          link={<Link to="/admin/users/$userId" params={{ userId: user.id }} />}
          detail={user.email}
        />
      ),
    },
    { id: "state", header: "State", kind: "text", cell: stateOf },
    {
      id: "verified",
      header: "E-mail",
      kind: "text",
      cell: (user) =>
        user.email_verified ? <Badge tone="pos">Verified</Badge> : <Badge tone="neutral">Not verified</Badge>,
    },
    { id: "created", header: "Signed up", kind: "text", cell: (user) => <Ago at={user.created} /> },
    {
      id: "actions",
      header: "Actions",
      kind: "buttons",
      cell: (user) =>
        user.is_superuser ? null : (
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Impersonate ${user.email}`}
            onClick={() => onImpersonate(user)}
          >
            Impersonate
          </Button>
        ),
    },
  ];
}

function stateOf(user: AdminUser): ReactElement {
  if (user.is_superuser) return <Badge tone="brand">Superuser</Badge>;
  return user.onboarding_complete ? <Badge tone="pos">Active</Badge> : <Badge tone="warn">Onboarding</Badge>;
}
