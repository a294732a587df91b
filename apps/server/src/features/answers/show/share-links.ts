import { dayMs, later } from "@citelens/contract/base/days";
import type { Answer, ParsedInput } from "@citelens/contract/base/endpoint";
import {
  type getSharedAnswer,
  type listShareLinks,
  type ShareLink,
  type shareAnswer,
  shareLink,
} from "@citelens/contract/visibility/answers";
import { type KnownModels, listOperators, modelShown, modelsById } from "#features/operators/public.ts";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { findWorkspaceSettings } from "#features/workspaces/lookup/public.ts";
import { listMembers } from "#features/workspaces/people/public.ts";
import { audit } from "#platform/audit/audit.ts";
import { fileName } from "#platform/files/file-name.ts";
import { pageOrFile } from "#platform/files/page-or-file.ts";
import { newId } from "#platform/ids.ts";
import type { ListFile } from "#platform/list-file.ts";
import { placeOfSecret } from "#platform/place.ts";
import { isForeignKeyViolation } from "#platform/postgres.ts";
import { Refusal } from "#platform/refusal.ts";
import { hashToken, newToken } from "#platform/secret-token.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { getShownAnswer } from "./answers.service.ts";
import {
  countOpening,
  findByToken,
  holdOpenLink,
  insertShareLink,
  listOpenLinks,
  markRevoked,
} from "./share-links.sql.ts";

/** Makes a link that opens one answer to anyone who has it. Its token is in this answer and nowhere else. */
export async function shareOne(
  tools: Tools,
  member: Member,
  { answerId, days }: { readonly answerId: string; readonly days: number },
): Promise<Answer<typeof shareAnswer>> {
  await getShownAnswer(tools, member, answerId);
  const [id, created, { token, hash }] = [newId(), tools.now(), newToken()];
  const expires = later(created, days * dayMs);
  await inTransaction(tools, async (within) => {
    const row = { id, answer_id: answerId, token_hash: hash, created, expires };
    await insertShareLink(within, member, row).catch((error: unknown) => {
      // The answer, or the membership, has gone since it was looked for.
      throw isForeignKeyViolation(error) ? new Refusal("NOT_FOUND") : error;
    });
    const { workspaceId } = member;
    await audit(within, member, {
      action: "answer.shared",
      workspaceId,
      subjectId: id,
      details: { answer_id: answerId, days },
    });
  });
  return { id, url: `${tools.publicUrl}/shared/answers/${token}`, expires: expires.toISOString() };
}

/** The open links of a workspace, regardless of which member made them: a page of them, or all as a file. */
export async function listLinks(
  tools: Tools,
  member: Member,
  { query, url }: Pick<ParsedInput<typeof listShareLinks>, "query"> & { readonly url: string },
): Promise<Answer<typeof listShareLinks> | ListFile> {
  const [members, operators] = await Promise.all([listMembers(tools, member), listOperators(tools, member)]);
  const models = modelsById(operators);
  const byId = new Map(members.map((one) => [one.id, one]));
  return pageOrFile({
    query,
    url,
    name: fileName("share-links", {}, tools.now()),
    item: shareLink,
    read: async (range) => {
      const { count, rows } = await listOpenLinks(tools, member, range);
      return { count, rows: rows.map((row) => shownLink(member, row, { models, byId })) };
    },
  });
}

type OpenLink = Awaited<ReturnType<typeof listOpenLinks>>["rows"][number];

interface LinkContext {
  readonly models: KnownModels;
  readonly byId: ReadonlyMap<string, { readonly first_name: string; readonly last_name: string }>;
}

function shownLink(
  member: Member,
  { link, query_id, query_text, operator_model }: OpenLink,
  { models, byId }: LinkContext,
): ShareLink {
  const maker = byId.get(link.made_by);
  return {
    id: link.id,
    answer_id: link.answer_id,
    query: { id: query_id, text: query_text },
    operator_model: modelShown(models, operator_model),
    made_by: { id: link.made_by, name: maker ? `${maker.first_name} ${maker.last_name}`.trim() : "" },
    created: link.created.toISOString(),
    expires: link.expires.toISOString(),
    opened: link.opened,
    last_opened: link.last_opened?.toISOString() ?? null,
    can_revoke: mayRevoke(member, link),
  };
}

/** Ends a link at once. The one who made it may, and owners. */
export async function revokeLink(tools: Tools, member: Member, linkId: string): Promise<void> {
  await inTransaction(tools, async (within) => {
    const link = await holdOpenLink(within, member, linkId);
    if (!link) throw new Refusal("NOT_FOUND");
    if (!mayRevoke(member, link)) throw new Refusal("FORBIDDEN");

    await markRevoked(within, member, linkId);
    const { workspaceId } = member;
    await audit(within, member, {
      action: "answer.unshared",
      workspaceId,
      subjectId: linkId,
      details: { answer_id: link.answer_id },
    });
  });
}

/** A shared answer. A link that is unknown, over or revoked is not found, and nor is one of a workspace that is not active. */
export async function findSharedAnswer(tools: Tools, token: string): Promise<Answer<typeof getSharedAnswer>> {
  const tokenHash = hashToken(token);
  const link = await findByToken(tools, tokenHash);
  const workspace = link && (await findWorkspaceSettings(tools, link.workspaceId));
  if (!link || !workspace?.is_active || workspace.suspended_tracking !== null) throw new Refusal("NOT_FOUND");

  const place = placeOfSecret(link);
  const answer = await getShownAnswer(tools, place, link.answerId);
  const opened = await countOpening(tools, place, tokenHash);
  if (!opened) throw new Refusal("NOT_FOUND");
  return { workspace: workspace.name, expires: opened.expires.toISOString(), answer };
}

function mayRevoke({ userId, role }: Member, { made_by }: { readonly made_by: string }): boolean {
  return role === "OWNER" || made_by === userId;
}
