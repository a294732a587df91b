import { workspacePath } from "@citelens/contract/workspaces/workspaces";
import type { FastifyInstance } from "fastify";
import { type Superuser, superuserRoutes } from "#features/accounts/sign-in/public.ts";
import { findWorkspaceFacts, type WorkspaceFacts } from "#features/workspaces/support/public.ts";
import { audit } from "#platform/audit/audit.ts";
import { type Place, placeOfSuperuser } from "#platform/place.ts";
import { Refusal } from "#platform/refusal.ts";
import type { ServeAs } from "#platform/serve.ts";
import type { Tools } from "#platform/tools.ts";

/** A superuser at the ads of a workspace, be they its member or not. */
export interface AdsDesk {
  readonly superuser: Superuser;
  readonly place: Place;
  readonly workspace: Pick<WorkspaceFacts, "name" | "url" | "time_zone" | "organization_id">;
}

/** Serves endpoints of superusers about the ads of one workspace; everyone else is refused, an unknown workspace not found. */
export function adsRoutes(app: FastifyInstance, tools: Tools): ServeAs<AdsDesk, typeof workspacePath> {
  const serveSuperuser: ServeAs<Superuser, typeof workspacePath> = superuserRoutes(app, tools);
  return (endpoint, handler) =>
    serveSuperuser(endpoint, async (superuser, input) => {
      const { projectId } = workspacePath.parse(input.params);
      return handler({ superuser, ...(await adsOf(tools, projectId)) }, input);
    });
}

/** A workspace that is not deleted, as a superuser opens it. Throws NOT_FOUND for any other. */
export async function adsOf(tools: Tools, workspaceId: string): Promise<Omit<AdsDesk, "superuser">> {
  const place = placeOfSuperuser({ workspaceId });
  const workspace = await findWorkspaceFacts(tools, place);
  if (!workspace || workspace.deleted_at !== null) throw new Refusal("NOT_FOUND");
  return { place, workspace };
}

interface AdsEntry {
  /** As `ad-campaign.created`. */
  readonly action: string;
  readonly subjectId: string;
  /** The desk's, where it is not told. */
  readonly workspaceId?: string;
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
}

/** Notes what a superuser did to ads, in the transaction in which it was done. */
export function auditAds(
  within: Tools,
  { superuser, place }: Pick<AdsDesk, "superuser" | "place">,
  entry: AdsEntry,
): Promise<void> {
  return audit(within, superuser, { workspaceId: place.workspaceId, ...entry });
}
