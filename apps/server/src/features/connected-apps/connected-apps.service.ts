import { fieldErrors } from "@citelens/contract/base/field-errors";
import type { ConnectedApp } from "@citelens/contract/workspaces/connected-apps";
import { people } from "#features/accounts/people/public.ts";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { audit } from "#platform/audit/audit.ts";
import type { Place } from "#platform/place.ts";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import {
  deleteReach,
  type ListedApp,
  listApps,
  listReach,
  ofApp,
  setCreditsPerDay,
} from "./store/connected-apps.sql.ts";
import { endConnections } from "./tokens/end-apps.ts";

/** Apps that reach the workspace: one's own, and for owners those of all members. */
export async function listConnectedApps(tools: Tools, member: Member): Promise<ConnectedApp[]> {
  const of = member.role === "OWNER" ? {} : { userId: member.userId };
  return shownApps(tools, member, await listApps(tools, member, of));
}

/** Lowers what one's app may spend. More of it is allowed as the first was: by connecting it anew, with the password. */
export async function updateConnectedApp(
  tools: Tools,
  member: Member,
  { appId, credits }: { readonly appId: string; readonly credits: number },
): Promise<ConnectedApp> {
  return inTransaction(tools, async (within) => {
    const { app } = await getOwn(within, member, appId);
    if (credits > app.credits_per_day) throw new FieldRefusal({ credits_per_day: [fieldErrors.invalid] });
    await setCreditsPerDay(within, appId, credits);
    const { workspaceId } = member;
    const details = { name: app.name, host: app.host, from: app.credits_per_day, credits_per_day: credits };
    await audit(within, member, { action: "app.changed", workspaceId, subjectId: appId, details });
    const [shown] = await shownApps(within, member, [await getOwn(within, member, appId)]);
    if (!shown) throw new Refusal("NOT_FOUND");
    return shown;
  });
}

/** Ends one's own app altogether; an owner takes another member's app out of the workspace alone. */
export async function disconnectApp(tools: Tools, member: Member, appId: string): Promise<void> {
  const of = member.role === "OWNER" ? { appId } : { appId, userId: member.userId };
  const [found] = await listApps(tools, member, of);
  if (!found) throw new Refusal("NOT_FOUND");
  const { app } = found;
  if (app.user_id === member.userId) return endConnections(tools, ofApp(appId), "revoked by its user");

  await inTransaction(tools, async (within) => {
    await deleteReach(within, member, { appId });
    const { workspaceId } = member;
    const details = { name: app.name, host: app.host };
    await audit(within, member, { action: "app.shut-out", workspaceId, subjectId: appId, details });
    await endUnreaching(within, [appId]);
  });
}

/** Takes a workspace that somebody has lost out of the reach of their apps. */
export async function forgetReach(within: Tools, place: Place, userId: string): Promise<void> {
  await endUnreaching(within, await deleteReach(within, place, { userId }));
}

/** A connection that reaches nothing is over. */
async function endUnreaching(within: Tools, appIds: readonly string[]): Promise<void> {
  const reaching = new Set((await listReach(within, appIds)).map(({ appId }) => appId));
  for (const appId of appIds) {
    if (!reaching.has(appId)) await endConnections(within, ofApp(appId), "it reached no workspace any more");
  }
}

async function getOwn(tools: Tools, member: Member, appId: string): Promise<ListedApp> {
  const [found] = await listApps(tools, member, { appId, userId: member.userId });
  if (!found) throw new Refusal("NOT_FOUND");
  return found;
}

async function shownApps(tools: Tools, member: Member, apps: readonly ListedApp[]): Promise<ConnectedApp[]> {
  const own = apps.filter(({ app }) => app.user_id === member.userId).map(({ app }) => app.id);
  const reach = await listReach(tools, own);
  const connectors = await people.names(
    tools,
    apps.map(({ app }) => app.user_id),
  );
  return apps.map(({ app, creditsToday }) => {
    const isOwn = app.user_id === member.userId;
    const ids = isOwn
      ? reach.filter(({ appId }) => appId === app.id).map(({ workspaceId }) => workspaceId)
      : [member.workspaceId];
    return {
      id: app.id,
      name: app.name,
      host: app.host,
      kind: app.kind,
      scopes: [...app.scopes],
      projects: ids,
      credits_per_day: app.credits_per_day,
      credits_today: creditsToday,
      created: app.created.toISOString(),
      expires: app.expires_at.toISOString(),
      last_used: app.last_used_at?.toISOString() ?? null,
      is_own: isOwn,
      connected_by: connectors.get(app.user_id) ?? "",
    };
  });
}
