import type { Answer } from "@citelens/contract/base/endpoint";
import type { getMail as getMailContract, OutboxMail } from "@citelens/contract/platform/admin";
import type { Superuser } from "#features/accounts/sign-in/public.ts";
import { audit } from "#platform/audit/audit.ts";
import * as mails from "#platform/mail/mail.sql.ts";
import { type LongPage, pageOfLong } from "#platform/paging.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { rangeOf, type SearchQuery } from "./list-query.ts";

export async function listMails(tools: Tools, query: SearchQuery): Promise<LongPage<OutboxMail>> {
  const found = await mails.listMails(tools, { search: query.search, ...rangeOf(query) });
  return pageOfLong(found.rows.map(shownMail), { ...query, ...found, pageSize: query.page_size });
}

/** One mail. Its text may hold a link that opens an account, so that reading one is noted like an impersonation. */
export async function getMail(
  tools: Tools,
  superuser: Superuser,
  mailId: string,
): Promise<Answer<typeof getMailContract>> {
  const mail = await mails.findMail(tools, mailId);
  if (!mail) throw new Refusal("NOT_FOUND");

  const { html, text, sender: _, ...head } = mail;
  const { kind, recipient } = head;
  if (text !== null) {
    await audit(tools, superuser, { action: "mail.read", subjectId: mailId, details: { kind, recipient } });
  }
  return { ...shownMail(head), html, text };
}

function shownMail({
  created,
  sent_at,
  ...mail
}: Omit<mails.MailRow, "html" | "text" | "sender">): OutboxMail {
  return { ...mail, created: created.toISOString(), sent_at: sent_at?.toISOString() ?? null };
}
