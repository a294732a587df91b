import { z } from "zod";
import { endpoint, keyScopes } from "../base/endpoint.ts";
import { fieldErrors } from "../base/field-errors.ts";
import { id, instant, text } from "../base/fields.ts";
import { workspacePath, workspaceReads, workspaceWrites } from "./workspaces.ts";

/** Why a key stopped: whoever made it has left the workspace, or their account is suspended or gone. */
export const keyStops = ["creator_left"] as const;

export const cidrsMax = 50;

export const apiKey = z.object({
  id,
  name: z.string(),
  project: id,
  created: instant,
  revoked: z.boolean(),
  /** The first characters of the key, to recognise it by. */
  prefix: z.string(),
  scopes: z.array(z.enum(keyScopes)),
  /** Instant at which it ends; null for a key without an end. */
  expires_at: instant.nullable(),
  /** Networks from which it works, as CIDR; from anywhere where there are none. */
  allowed_cidrs: z.array(z.string()),
  /** The last use, to the minute. */
  last_used_at: instant.nullable(),
  /** Why it does nothing but report visits; null while it does what it may. */
  stopped_reason: z.enum(keyStops).nullable(),
});
export type ApiKey = z.output<typeof apiKey>;

/** The only response that contains the full secret. */
export const newApiKey = apiKey.extend({ key: z.string() });
export type NewApiKey = z.output<typeof newApiKey>;

const apiKeyPath = workspacePath.extend({ keyId: id });

export const listApiKeys = endpoint({
  ...workspaceReads,
  scope: "none",
  path: "/projects/:projectId/api-keys/",
  summary: "The workspace's API keys, newest first",
  answer: z.array(apiKey),
});

export const createApiKey = endpoint({
  ...workspaceWrites,
  scope: "none",
  path: "/projects/:projectId/api-keys/",
  refusesImpersonators: true,
  summary: "Create an API key; only this response contains the secret",
  body: z.object({
    name: text(100),
    project: id.optional(),
    scopes: z
      .array(z.enum(keyScopes))
      .min(1, fieldErrors.scopesMissing)
      .max(keyScopes.length)
      .default(["ingest"]),
    expires_at: z.iso.datetime({ offset: true }).nullable().default(null),
    allowed_cidrs: z.array(z.string().trim().max(64)).max(cidrsMax).default([]),
  }),
  answer: newApiKey,
  status: 201,
});

export const renameApiKey = endpoint({
  method: "PATCH",
  path: "/projects/:projectId/api-keys/:keyId/",
  caller: "user",
  scope: "none",
  summary: "Rename an active API key",
  params: apiKeyPath,
  body: z.object({ name: text(100) }),
  answer: apiKey,
});

export const revokeApiKey = endpoint({
  method: "PATCH",
  path: "/projects/:projectId/api-keys/:keyId/revoke/",
  caller: "user",
  scope: "none",
  summary: "Revoke an API key permanently",
  params: apiKeyPath,
  answer: apiKey,
});
