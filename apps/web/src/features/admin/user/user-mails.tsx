import type { OutboxMail } from "@citelens/contract/platform/admin";
import type { ReactElement } from "react";
import { Card } from "#ui/frame/card.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { Ago } from "#ui/text/instant.tsx";
import { MailStatus } from "../mail-status.tsx";

const columns: readonly DataColumn<OutboxMail>[] = [
  { id: "subject", header: "Subject", kind: "main", cell: ({ subject }) => subject },
  { id: "status", header: "Status", kind: "text", cell: (mail) => <MailStatus mail={mail} /> },
  { id: "created", header: "Written", kind: "text", cell: ({ created }) => <Ago at={created} /> },
];

/** The latest mails to an account; their texts are read in Deliveries. */
export function UserMails({ mails }: { readonly mails: readonly OutboxMail[] }): ReactElement {
  return (
    <Card title="Mails" hint="The latest twenty." padding="flush">
      <DataTable
        label="Mails"
        columns={columns}
        data={{ status: "ready", rows: mails, stale: false }}
        rowKey={({ id }) => id}
        empty={<p className="px-5 py-4 text-fg-3">Nothing was mailed to this account.</p>}
      />
    </Card>
  );
}
