import type { getMail as getMailContract, OutboxMail } from "@citelens/contract/admin";
import type { Answer } from "@citelens/contract/endpoint";
import * as mails from "#platform/mail/mail.sql.ts";
import { type Page, pageOfRows } from "#platform/paging.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { rangeOf, type SearchQuery } from "./list-query.ts";

export async function listMails(tools: Tools, query: SearchQuery): Promise<Page<OutboxMail>> {
  const { count, rows } = await mails.listMails(tools, { search: query.search, ...rangeOf(query) });
  return pageOfRows(rows.map(shownMail), { ...query, count, pageSize: query.page_size });
}

export async function getMail(tools: Tools, mailId: string): Promise<Answer<typeof getMailContract>> {
  const mail = await mails.findMail(tools, mailId);
  if (!mail) throw new Refusal("NOT_FOUND");
  return { ...shownMail(mail), html: mail.html, text: mail.text };
}

function shownMail({ created, sent_at, ...mail }: Omit<mails.MailRow, "html" | "text">): OutboxMail {
  return { ...mail, created: created.toISOString(), sent_at: sent_at?.toISOString() ?? null };
}
