import { dayMs, later, minuteMs } from "@citelens/contract/base/days";
import type { ParsedInput } from "@citelens/contract/base/endpoint";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import {
  type createExportLink as contract,
  type ExportLink,
  exportLinkDaysMax,
  exportLinksMax,
  type NewExportLink,
} from "@citelens/contract/platform/exports";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { audit } from "#platform/audit/audit.ts";
import { newId } from "#platform/ids.ts";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import { newToken } from "#platform/secret-token.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { openChosen } from "../store/chosen-list.ts";
import { creatorsOf } from "../store/creators.ts";
import { deleteLink, type ExportLinkRow, insertLink, listLinkRows } from "../store/export-links.sql.ts";

type Body = ParsedInput<typeof contract>["body"];

/** Makes an address of one list. Its token is in this answer and nowhere else. */
export async function createExportLink(tools: Tools, member: Member, body: Body): Promise<NewExportLink> {
  const { expires_at: expires, ...chosen } = body;
  const expiresAt = expiryOf(tools, expires);
  await openChosen(tools, { place: member, userId: member.userId }, chosen);
  const { token, hash } = newToken();
  const row = await inTransaction(tools, async (within) => {
    const made = await insertLink(within, member, {
      linksMax: exportLinksMax,
      row: { ...chosen, id: newId(), token_hash: hash, expires_at: expiresAt },
    });
    if (!made) throw new Refusal("EXPORT_LINKS_USED_UP");
    await auditLink(within, member, { action: "export_link.created", link: made });
    return made;
  });
  return { ...(await showing(tools, member))(row), url: `${tools.publicUrl}/exports/links/${token}` };
}

export async function listExportLinks(tools: Tools, member: Member): Promise<ExportLink[]> {
  const [rows, shown] = await Promise.all([listLinkRows(tools, member), showing(tools, member)]);
  return rows.map(shown);
}

/** Revokes an address: it answers nothing from this moment on. */
export async function revokeExportLink(tools: Tools, member: Member, id: string): Promise<void> {
  await inTransaction(tools, async (within) => {
    const link = await deleteLink(within, member, id);
    if (!link) throw new Refusal("NOT_FOUND");
    await auditLink(within, member, { action: "export_link.revoked", link });
  });
}

function expiryOf({ now }: Tools, expires: string): Date {
  const at = new Date(expires);
  // A program's clock and ours are never the same, so a minute more or less is taken.
  const isMeant =
    at >= later(now(), dayMs - minuteMs) && at <= later(now(), exportLinkDaysMax * dayMs + minuteMs);
  if (!isMeant) throw new FieldRefusal({ expires_at: [fieldErrors.linkExpiry] });
  return at;
}

function auditLink(
  tools: Tools,
  member: Member,
  { action, link }: { readonly action: string; readonly link: ExportLinkRow },
): Promise<void> {
  const { id: subjectId, name, operation, format } = link;
  const { workspaceId } = member;
  return audit(tools, member, { action, workspaceId, subjectId, details: { name, operation, format } });
}

async function showing(tools: Tools, member: Member): Promise<(row: ExportLinkRow) => ExportLink> {
  const creatorOf = await creatorsOf(tools, member);
  return ({ id, name, operation, params, query, last_days, format, uses, ...row }) => ({
    id,
    name,
    operation,
    params,
    query,
    last_days,
    format,
    uses,
    created_by: creatorOf(row.made_by),
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  });
}
