import { z } from "zod";
import { endpoint } from "../base/endpoint.ts";
import { id } from "../base/fields.ts";

export const searchCharactersMin = 2;
/** Most hits of each kind. */
export const searchHitsMax = 5;

export const searchHit = z.object({
  kind: z.enum(["user", "organization", "workspace", "api_key", "order"]),
  id,
  /** The e-mail of a user or of an organization's owner, a workspace's name, a key's first characters, a payment's id. */
  title: z.string(),
  /** Words that tell it from others with the same title. */
  detail: z.string(),
  organization_id: id.optional(),
  workspace_id: id.optional(),
});
export type SearchHit = z.output<typeof searchHit>;

export const searchEverything = endpoint({
  caller: "superuser",
  refusesImpersonators: true,
  method: "GET",
  path: "/admin/search/",
  summary:
    "Users, organizations, workspaces, API keys and orders by a text or an exact id, the best of each kind first",
  query: z.object({ q: z.string().trim().min(searchCharactersMin).max(200) }),
  answer: z.object({ hits: z.array(searchHit) }),
});
