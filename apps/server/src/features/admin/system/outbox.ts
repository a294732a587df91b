import type { Answer, ParsedInput } from "@citelens/contract/base/endpoint";
import type * as contract from "@citelens/contract/platform/admin";
import type { OutboxMail } from "@citelens/contract/platform/admin";
import type { Superuser } from "#features/accounts/sign-in/public.ts";
import { audit } from "#platform/audit/audit.ts";
import * as mails from "#platform/mail/mail.sql.ts";
import { sendAgain } from "#platform/mail/send-mail.ts";
import { type LongPage, pageOfLong } from "#platform/paging.ts";
import { Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { rangeOf } from "../store/list-query.ts";

type Query = ParsedInput<typeof contract.listMails>["query"] & { readonly url: string };

export async function listMails(tools: Tools, query: Query): Promise<LongPage<OutboxMail>> {
  const { search, status } = query;
  const found = await mails.listMails(tools, { search, status, ...rangeOf(query) });
  return pageOfLong(found.rows.map(shownMail), { ...query, ...found, pageSize: query.page_size });
}

/** One mail. Its text may hold a link that opens an account, so that reading one is noted like an impersonation. */
export async function getMail(
  tools: Tools,
  superuser: Superuser,
  mailId: string,
): Promise<Answer<typeof contract.getMail>> {
  const mail = await mails.findMail(tools, mailId);
  if (!mail) throw new Refusal("NOT_FOUND");

  const { html, text, sender: _, ...head } = mail;
  const { kind, recipient } = head;
  if (text !== null) {
    await audit(tools, superuser, { action: "mail.read", subjectId: mailId, details: { kind, recipient } });
  }
  return { ...shownMail(head), html, text };
}

export interface SendAgain {
  readonly mailId: string;
  readonly reason: string;
}

/** Queues a mail once more that failed or was kept; what waits or was sent stays as it is. */
export async function sendMailAgain(
  tools: Tools,
  superuser: Superuser,
  { mailId, reason }: SendAgain,
): Promise<Answer<typeof contract.sendMailAgain>> {
  if (!tools.mailer.delivers) throw new Refusal("MAIL_SERVER_MISSING");
  return inTransaction(tools, async (within) => {
    const queued = await sendAgain(within, mailId);
    const mail = await mails.findMail(within, mailId);
    if (!mail) throw new Refusal("NOT_FOUND");

    const { html: _, text: __, sender: ___, ...head } = mail;
    const { kind, recipient } = head;
    if (queued) {
      await audit(within, superuser, {
        action: "mail.sent-again",
        subjectId: mailId,
        details: { kind, recipient, reason },
      });
    }
    return { queued, mail: shownMail(head) };
  });
}

export function shownMail({
  created,
  sent_at,
  ...mail
}: Omit<mails.MailRow, "html" | "text" | "sender">): OutboxMail {
  return { ...mail, created: created.toISOString(), sent_at: sent_at?.toISOString() ?? null };
}
