import { randomBytes } from "node:crypto";
import { dayMs, later } from "@citelens/contract/base/days";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import { type AppRequest, type AppScope, connectionDays } from "@citelens/contract/workspaces/connected-apps";
import { requireHeldSession, requireRecentPassword } from "#features/accounts/public.ts";
import type { SignedIn } from "#features/accounts/sign-in/public.ts";
import { holdMember, type Member } from "#features/workspaces/members/public.ts";
import { audit } from "#platform/audit/audit.ts";
import { newId } from "#platform/ids.ts";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import { newToken } from "#platform/secret-token.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { targetOf, withAnswer } from "../clients/redirect-uris.rules.ts";
import { findRequest, type OpenRequest, takeRequest } from "../store/app-requests.sql.ts";
import { insertApp, insertReach } from "../store/connected-apps.sql.ts";
import { withRead } from "../store/resource.ts";

const codeSeconds = 60;

interface RedirectAnswer {
  readonly redirect_to: string;
}

interface AllowedAccess {
  readonly scopes: readonly AppScope[];
  readonly projects: readonly string[];
  readonly credits_per_day: number;
}

/** The request for the page on which somebody decides: who asks, and for what. */
export async function getRequest(tools: Tools, requestId: string): Promise<AppRequest> {
  const { request, client } = await getOpen(tools, requestId);
  const target = targetOf(request.redirect_uri);
  return {
    name: client.name,
    kind: client.kind,
    host: documentHostOf(client),
    answer_goes_to: target.name,
    is_local: target.isLocal,
    scopes: [...request.scopes],
    problem: request.problem,
    expires: request.expires_at.toISOString(),
  };
}

/**
 * Connects the app within what it asked for, and gives it a code that is good once within 60 seconds. The session and the memberships stay
 * as they are until it is connected: what ends them at the same moment comes before, and nothing is connected, or after, and ends it.
 */
export async function allowRequest(
  tools: Tools,
  user: SignedIn,
  { requestId, ...asked }: AllowedAccess & { readonly requestId: string },
): Promise<RedirectAnswer> {
  const open = await getOpen(tools, requestId);
  const allowed = allowedOf(open, asked);
  if (allowed.scopes.includes("spend")) await requireRecentPassword(tools, user);

  const { token: code, hash } = newToken();
  await inTransaction(tools, async (within) => {
    await requireHeldSession(within, user);
    const members = await membersOf(within, user, allowed.projects);
    if (!(await takeRequest(within, requestId))) throw new Refusal("APP_REQUEST_OVER");
    await connect(within, { user, open, allowed, members, codeHash: hash });
  });
  return answerTo(tools, open, { code });
}

/** Tells the app that it is refused: by whoever was asked, or because it asked wrongly. */
export async function denyRequest(tools: Tools, user: SignedIn, requestId: string): Promise<RedirectAnswer> {
  const open = await getOpen(tools, requestId);
  await inTransaction(tools, async (within) => {
    if (!(await takeRequest(within, requestId))) throw new Refusal("APP_REQUEST_OVER");
    const details = { name: open.client.name, host: hostOf(open) };
    await audit(within, user, { action: "app.refused", subjectId: requestId, details });
  });
  return answerTo(tools, open, { error: open.request.problem ?? "access_denied" });
}

async function getOpen(tools: Tools, requestId: string): Promise<OpenRequest> {
  const open = await findRequest(tools, requestId);
  if (!open) throw new Refusal("NOT_FOUND");
  const { answered_at, expires_at } = open.request;
  if (answered_at !== null || expires_at <= tools.now()) throw new Refusal("APP_REQUEST_OVER");
  return open;
}

/** Nobody allows more than was asked for, and credits only to an app that may spend. */
function allowedOf({ request }: OpenRequest, asked: AllowedAccess): AllowedAccess {
  const scopes = withRead(asked.scopes);
  const isBeyond = scopes.some((scope) => !request.scopes.includes(scope));
  if (request.problem !== null || isBeyond) throw new FieldRefusal({ scopes: [fieldErrors.invalid] });
  if (asked.credits_per_day > 0 && !scopes.includes("spend"))
    throw new FieldRefusal({ credits_per_day: [fieldErrors.invalid] });
  return { ...asked, scopes, projects: [...new Set(asked.projects)] };
}

async function membersOf(within: Tools, user: SignedIn, ids: readonly string[]): Promise<Member[]> {
  const members: Member[] = [];
  for (const id of ids) members.push(await holdMember(within, user, id));
  return members;
}

interface NewConnection {
  readonly user: SignedIn;
  readonly open: OpenRequest;
  readonly allowed: AllowedAccess;
  readonly members: readonly Member[];
  readonly codeHash: string;
}

async function connect(
  within: Tools,
  { user, open, allowed, members, codeHash }: NewConnection,
): Promise<void> {
  const { request, client } = open;
  const now = within.now();
  const id = newId();
  await insertApp(within, {
    id,
    user_id: user.userId,
    client_id: client.client_id,
    kind: client.kind,
    name: client.name,
    host: hostOf(open),
    scopes: allowed.scopes,
    credits_per_day: allowed.credits_per_day,
    redirect_uri: request.redirect_uri,
    code_hash: codeHash,
    code_challenge: request.code_challenge,
    code_expires_at: later(now, codeSeconds * 1_000),
    salt: randomBytes(32),
    created: now,
    expires_at: later(now, connectionDays * dayMs),
  });
  const details = {
    name: client.name,
    host: hostOf(open),
    scopes: allowed.scopes.join(" "),
    credits_per_day: allowed.credits_per_day,
  };
  for (const member of members) {
    await insertReach(within, member, id);
    const { workspaceId } = member;
    await audit(within, user, { action: "app.connected", workspaceId, subjectId: id, details });
  }
}

/** The answer names who gives it (RFC 9207), so that a client that asked several servers mixes none up. */
function answerTo(
  tools: Tools,
  { request }: OpenRequest,
  answer: Readonly<Record<string, string>>,
): RedirectAnswer {
  const { state, redirect_uri } = request;
  return { redirect_to: withAnswer(redirect_uri, { ...answer, state, iss: tools.publicUrl }) };
}

function documentHostOf(client: OpenRequest["client"]): string | null {
  return client.kind === "document" ? new URL(client.client_id).host : null;
}

function hostOf({ client, request }: OpenRequest): string {
  return documentHostOf(client) ?? targetOf(request.redirect_uri).name;
}
