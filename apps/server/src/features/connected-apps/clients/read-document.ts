import { z } from "zod";
import { FetchFailure } from "#platform/guarded-fetch/guarded-failure.ts";
import type { Tools } from "#platform/tools.ts";
import type { AppClient } from "../store/app-clients.sql.ts";
import { clientKeys } from "../store/client-keys.ts";
import { isDocumentAddress, plainName, redirectUris } from "./client-metadata.rules.ts";

const bytesMax = 64 * 1024;
const timeoutMs = 5_000;

const document = z.object({
  client_id: z.string(),
  client_name: z.string(),
  redirect_uris: redirectUris,
  token_endpoint_auth_method: z.enum(["none", "private_key_jwt"]).default("none"),
  grant_types: z.array(z.string()).default(["authorization_code"]),
  jwks_uri: z.string().refine(isDocumentAddress).optional(),
  jwks: z.unknown().optional(),
});

/** The client as its own address describes it; undefined where nothing can be had there that is right. */
export async function readDocument(tools: Tools, clientId: string): Promise<AppClient | undefined> {
  if (!isDocumentAddress(clientId)) return undefined;

  const parsed = document.safeParse(await readJson(tools, clientId));
  if (!parsed.success) return undefined;
  const { client_id, client_name, redirect_uris, grant_types, ...signing } = parsed.data;
  const name = plainName(client_name);
  // A document that speaks for another address is a copy of that one's.
  if (client_id !== clientId || name === undefined || !grant_types.includes("authorization_code")) {
    return undefined;
  }
  const isSigning = signing.token_endpoint_auth_method === "private_key_jwt";
  const keys = isSigning ? keysOf(signing) : null;
  if (keys === undefined) return undefined;
  return { client_id, kind: "document", name, redirect_uris, keys, read_at: tools.now() };
}

/** JSON at an address that a client named, as anything; undefined where there is none. */
export async function readJson(tools: Tools, url: string): Promise<unknown> {
  try {
    const options = { accept: "application/json", redirectsMax: 0, bytesMax, timeoutMs };
    const { status, contentType, body, isCut } = await tools.web.get(url, options);
    if (status !== 200 || isCut || !/^application\/(?:[\w.-]+\+)?json$/.test(contentType)) return undefined;
    return JSON.parse(body.toString("utf8"));
  } catch (error) {
    // Somebody else's server or text, and nothing that this one could mend.
    if (error instanceof FetchFailure || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function keysOf({
  jwks_uri,
  jwks,
}: Pick<z.output<typeof document>, "jwks_uri" | "jwks">): AppClient["keys"] | undefined {
  if (jwks_uri !== undefined) return { uri: jwks_uri };
  const parsed = clientKeys.safeParse({ set: jwks });
  return parsed.success ? parsed.data : undefined;
}
