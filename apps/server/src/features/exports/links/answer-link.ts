import { contentTypes } from "@citelens/contract/base/list-format";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { memberLimits } from "#features/workspaces/members/public.ts";
import type { Rate } from "#platform/limits/gcra.ts";
import type { MemoryRates } from "#platform/limits/memory-rates.ts";
import { pass } from "#platform/limits/open-limit.ts";
import { sendListFile } from "#platform/list-file.ts";
import { Refusal } from "#platform/refusal.ts";
import { hashToken } from "#platform/secret-token.ts";
import type { Tools } from "#platform/tools.ts";
import { openChosen } from "../store/chosen-list.ts";
import { countUse, findLinkByToken } from "../store/export-links.sql.ts";
import { requireMaker } from "../store/maker.ts";

/** A sheet asks once an hour or so: enough for some that share an address. */
const ofLink: Rate = { count: 10, perMs: 60_000, burst: 10 };

interface LinkReading {
  readonly token: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly rates: MemoryRates;
}

/** Answers the list of an address as it is now, with the rights of the one who made it, for as long as they have them. */
export async function answerLink(
  tools: Tools,
  { token, request, reply, rates }: LinkReading,
): Promise<FastifyReply> {
  const { link, member } = await openLink(tools, { token, rates });
  const limits = memberLimits(request.server, tools);
  await limits.admit(member, request);
  const held = await limits.holdFile(member, request);
  reply.raw.once("close", () => held.free());
  if (reply.raw.destroyed) held.free(); // nobody waits for it any more

  const { file, check } = await openChosen(tools, { place: member, userId: member.userId }, link);
  await countUse(tools, member, link.id);
  return sendListFile(file, { format: link.format, check }, reply);
}

/** Says whether an address answers, and as what, to those who ask before they fetch: nothing is read, and no use is counted. */
export async function answerHead(
  tools: Tools,
  { reply, ...asked }: Omit<LinkReading, "request">,
): Promise<FastifyReply> {
  const { link } = await openLink(tools, asked);
  return reply.type(contentTypes[link.format]).send();
}

interface OpenedLink {
  readonly link: NonNullable<Awaited<ReturnType<typeof findLinkByToken>>>;
  /** The one who made it, with the rights that they have now. */
  readonly member: Member;
}

async function openLink(
  tools: Tools,
  { token, rates }: Pick<LinkReading, "token" | "rates">,
): Promise<OpenedLink> {
  const link = await findLinkByToken(tools, hashToken(token));
  if (!link) throw new Refusal("EXPORT_LINK_GONE");
  pass(rates.take(link.id, ofLink));

  const { made_by: userId, workspaceId } = link;
  return { link, member: await requireMaker(tools, { userId, workspaceId, whenGone: "EXPORT_LINK_GONE" }) };
}
