import { z } from "zod";
import { endpoint, keyScopes } from "../base/endpoint.ts";
import { fieldErrors } from "../base/field-errors.ts";
import { count, id, instant, text } from "../base/fields.ts";
import { savedQuery } from "../base/list-format.ts";
import { workspacePath, workspaceReads, workspaceWrites } from "./workspaces.ts";

/** Why a key stopped: whoever made it has left the workspace, also with their account, or is suspended. */
export const keyStops = ["creator_left", "creator_suspended"] as const;

/** Days for which it is counted what each key did, today among them. */
export const keyUsageDays = 30;
/** Calls that are kept of each key. */
export const keptCallsMax = 50;
/** Days before the end of a key at which whoever made it is told. */
export const expiryToldDays = 7;

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
  /** Calls of the last 30 days, without the visits that it reported. */
  recent_calls: count,
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
  query: savedQuery,
  answer: z.array(apiKey),
  item: apiKey,
});

/** Operation that a key with the scope may call. */
export const keyOperation = z.object({
  operation: z.string(),
  /** Room that it belongs to, as in the OpenAPI document. */
  room: z.string(),
  scope: z.enum(["read", "write", "spend"]),
  summary: z.string(),
});
export type KeyOperation = z.output<typeof keyOperation>;

export const listKeyOperations = endpoint({
  method: "GET",
  path: "/key-operations/",
  caller: "user",
  scope: "read",
  summary: "Everything that keys may call, each with the scope that it takes",
  answer: z.array(keyOperation),
});

const callCounts = z.object({ count, refused: count });

/** Calls of a key in the last 30 days. */
export const apiKeyUsage = z.object({
  since: z.iso.date(),
  /** By operation, the most frequent first. */
  operations: z.array(callCounts.extend({ operation: z.string() })),
  /** By day in UTC, the latest first; days without calls are left out. */
  days: z.array(callCounts.extend({ day: z.iso.date() })),
});
export type ApiKeyUsage = z.output<typeof apiKeyUsage>;

export const getApiKeyUsage = endpoint({
  method: "GET",
  path: "/projects/:projectId/api-keys/:keyId/usage/",
  caller: "user",
  scope: "none",
  summary:
    "Calls of a key in the last 30 days, by operation and by day; visits that it reports are not among them",
  params: apiKeyPath,
  answer: apiKeyUsage,
});

/** One call of a key: never its query, its body or its answer. */
export const keyCall = z.object({
  at: instant,
  key: id,
  key_name: z.string(),
  operation: z.string(),
  status: count,
  ms: count,
});
export type KeyCall = z.output<typeof keyCall>;

export const listKeyCalls = endpoint({
  ...workspaceReads,
  scope: "none",
  path: "/projects/:projectId/api-keys/calls/",
  summary: "The last 50 calls of the keys that the caller has made in this workspace, the newest first",
  answer: z.array(keyCall),
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
    expires_at: z.iso
      .datetime({ offset: true })
      .refine((at) => Date.parse(at) < Date.UTC(9999, 0), fieldErrors.invalid)
      .nullable()
      .default(null),
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
