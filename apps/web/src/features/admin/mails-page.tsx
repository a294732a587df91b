import type { OutboxMail } from "@citelens/contract/platform/admin";
import { useQuery } from "@tanstack/react-query";
import { Mail } from "lucide-react";
import { type ReactElement, useMemo, useState } from "react";
import { useAddress } from "#lib/address/use-address.ts";
import { isMailKept } from "#lib/page-settings.ts";
import { Button } from "#ui/forms/button.tsx";
import { Segmented } from "#ui/forms/segmented.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { Ago } from "#ui/text/instant.tsx";
import { ActDialog } from "./act-dialog.tsx";
import { changes, mailsQuery, useAdminChange } from "./admin.queries.ts";
import { parseMailSearch } from "./admin-search.rules.ts";
import { MailDialog } from "./mail-dialog.tsx";
import { MailStatus } from "./mail-status.tsx";
import { NamedWith } from "./named-with.tsx";
import { SearchedList } from "./searched-list.tsx";

export function MailsPage(): ReactElement {
  const { search, onSearch } = useAddress(parseMailSearch);
  const mails = useQuery(mailsQuery(search));
  const [opened, setOpened] = useState<OutboxMail>();
  const [sending, setSending] = useState<OutboxMail>();
  const columns = useMemo(() => columnsOf({ onOpen: setOpened, onSend: setSending }), []);
  const { status } = search;
  return (
    <>
      <PageHeader
        title="Deliveries"
        purpose="All e-mails of the last 30 days. Without a mail server they are not sent: pass them on yourself."
      />
      <SearchedList
        label="Mails"
        searchLabel="Search recipient or subject"
        aside={
          <Segmented
            label="Mails to show"
            options={options}
            value={status ?? "all"}
            onChange={(next) => onSearch(() => (next === "all" ? {} : { status: next }), "push")}
          />
        }
        columns={columns}
        list={mails}
        rowKey={({ id }) => id}
        search={search}
        onSearch={(change, history) =>
          onSearch(
            (latest) => ({ ...change(latest), ...(latest.status && { status: latest.status }) }),
            history,
          )
        }
        empty={{
          icon: Mail,
          title: status === undefined ? "No mails yet" : "No such mails",
          text: "Invitations, password resets and other e-mails appear here.",
        }}
      />
      <MailDialog mail={opened} onClose={() => setOpened(undefined)} />
      <SendAgainDialog mail={sending} onClose={() => setSending(undefined)} />
    </>
  );
}

const options = [
  { value: "all", label: "All" },
  { value: "QUEUED", label: "Queued" },
  { value: "SENT", label: "Sent" },
  { value: "FAILED", label: "Failed" },
  { value: "KEPT", label: "Not sent" },
] as const;

interface RowActs {
  readonly onOpen: (mail: OutboxMail) => void;
  readonly onSend: (mail: OutboxMail) => void;
}

function canSend({ status }: OutboxMail): boolean {
  return (status === "FAILED" || status === "KEPT") && !isMailKept();
}

function columnsOf({ onOpen, onSend }: RowActs): readonly DataColumn<OutboxMail>[] {
  return [
    {
      id: "subject",
      header: "Mail",
      kind: "main",
      cell: (mail) => <NamedWith name={mail.subject} detail={mail.recipient} />,
    },
    {
      id: "status",
      header: "Status",
      kind: "text",
      cell: (mail) => (
        <span className="flex flex-col">
          <MailStatus mail={mail} />
          {mail.last_error !== null && <span className="max-w-80 text-sm text-fg-3">{mail.last_error}</span>}
          {mail.status === "KEPT" && isMailKept() && (
            <span className="max-w-80 text-sm text-fg-3">It cannot be sent: SMTP_URL is not set.</span>
          )}
        </span>
      ),
    },
    { id: "created", header: "Created", kind: "text", cell: (mail) => <Ago at={mail.created} /> },
    {
      id: "actions",
      header: "Actions",
      kind: "buttons",
      cell: (mail) => (
        <span className="flex gap-1">
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Open “${mail.subject}” to ${mail.recipient}`}
            onClick={() => onOpen(mail)}
          >
            Open
          </Button>
          {canSend(mail) && (
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Send again: “${mail.subject}” to ${mail.recipient}`}
              onClick={() => onSend(mail)}
            >
              Send again
            </Button>
          )}
        </span>
      ),
    },
  ];
}

interface SendAgainDialogProps {
  readonly mail: OutboxMail | undefined;
  readonly onClose: () => void;
}

function SendAgainDialog({ mail, onClose }: SendAgainDialogProps): ReactElement | null {
  const { mutateAsync } = useAdminChange(changes.sendMailAgain);
  if (!mail) return null;
  return (
    <ActDialog
      title="Send again"
      description={`“${mail.subject}” to ${mail.recipient}. Links in it may have expired.`}
      submitLabel="Send"
      reasonHint="Recorded in the audit log."
      run={({ reason }) => mutateAsync({ mailId: mail.id, reason })}
      done={({ queued }) =>
        queued ? "The mail is queued." : "Nothing was left to do: it waits already or was sent."
      }
      onClose={onClose}
    />
  );
}
