import type { OutboxMail } from "@citelens/contract/platform/admin";
import { useQuery } from "@tanstack/react-query";
import { Mail } from "lucide-react";
import { type ReactElement, useMemo, useState } from "react";
import { useAddress } from "#lib/address/use-address.ts";
import { Button } from "#ui/forms/button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { Badge } from "#ui/text/badge.tsx";
import { Ago } from "#ui/text/instant.tsx";
import { mailsQuery } from "./admin.queries.ts";
import { parseAdminSearch } from "./admin-search.rules.ts";
import { MailDialog } from "./mail-dialog.tsx";
import { SearchedList } from "./searched-list.tsx";

const states = {
  QUEUED: <Badge tone="info">Queued</Badge>,
  SENT: <Badge tone="pos">Sent</Badge>,
  FAILED: <Badge tone="neg">Failed</Badge>,
  KEPT: <Badge tone="neutral">Not sent</Badge>,
} as const;

export function MailsPage(): ReactElement {
  const { search, onSearch } = useAddress(parseAdminSearch);
  const mails = useQuery(mailsQuery(search));
  const [opened, setOpened] = useState<OutboxMail>();
  const columns = useMemo(() => columnsOf(setOpened), []);
  return (
    <>
      <PageHeader
        title="Mail outbox"
        purpose="All e-mails of the last 30 days. Without a mail server they are not sent: pass them on yourself."
      />
      <SearchedList
        label="Mails"
        searchLabel="Search recipient or subject"
        columns={columns}
        list={mails}
        rowKey={({ id }) => id}
        search={search}
        onSearch={onSearch}
        empty={{
          icon: Mail,
          title: "No mails yet",
          text: "Invitations, password resets and other e-mails appear here.",
        }}
      />
      <MailDialog mail={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}

function columnsOf(onOpen: (mail: OutboxMail) => void): readonly DataColumn<OutboxMail>[] {
  return [
    {
      id: "subject",
      header: "Mail",
      kind: "main",
      cell: (mail) => (
        <span className="flex flex-col">
          <span className="font-medium">{mail.subject}</span>
          <span className="text-sm text-fg-3">{mail.recipient}</span>
        </span>
      ),
    },
    {
      id: "status",
      header: "Status",
      kind: "text",
      cell: (mail) => (
        <span className="flex flex-col">
          {states[mail.status]}
          {mail.last_error !== null && <span className="max-w-80 text-sm text-fg-3">{mail.last_error}</span>}
        </span>
      ),
    },
    { id: "created", header: "Created", kind: "text", cell: (mail) => <Ago at={mail.created} /> },
    {
      id: "actions",
      header: "Actions",
      kind: "buttons",
      cell: (mail) => (
        <Button
          size="sm"
          variant="ghost"
          aria-label={`Open “${mail.subject}” to ${mail.recipient}`}
          onClick={() => onOpen(mail)}
        >
          Open
        </Button>
      ),
    },
  ];
}
