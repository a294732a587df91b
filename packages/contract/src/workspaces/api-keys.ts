import { z } from "zod";
import { endpoint } from "../base/endpoint.ts";
import { id, instant, text } from "../base/fields.ts";
import { workspacePath, workspaceReads, workspaceWrites } from "./workspaces.ts";

export const apiKey = z.object({
  id,
  name: z.string(),
  project: id,
  created: instant,
  revoked: z.boolean(),
  /** The first characters of the key, to recognise it by. */
  prefix: z.string(),
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
  body: z.object({ name: text(100), project: id.optional() }),
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
