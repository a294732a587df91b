import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Tools } from "#platform/tools.ts";
import { saveClient } from "../store/app-clients.sql.ts";
import { OauthRefusal } from "../store/oauth-refusal.ts";
import { plainName, redirectUris } from "./client-metadata.rules.ts";
import { targetOf } from "./redirect-uris.rules.ts";

const grantTypes = ["authorization_code", "refresh_token"] as const;

const metadata = z.object({
  redirect_uris: z.unknown().optional(),
  client_name: z.unknown().optional(),
  grant_types: z.array(z.string()).default([...grantTypes]),
  response_types: z.array(z.string()).default(["code"]),
});

/** Registration as RFC 7591 answers it. */
interface RegisteredClient {
  readonly client_id: string;
  readonly client_id_issued_at: number;
  readonly client_name: string;
  readonly redirect_uris: readonly string[];
  readonly grant_types: readonly string[];
  readonly response_types: readonly string[];
  readonly token_endpoint_auth_method: "none";
}

/** Registers a client that nobody has checked, as a public one, whatever else it asks for. Throws OauthRefusal. */
export async function registerClient(tools: Tools, body: unknown): Promise<RegisteredClient> {
  const asked = metadata.safeParse(body);
  if (!asked.success) throw refusal("The metadata is no JSON object as RFC 7591 describes it.");
  if (!asked.data.grant_types.includes("authorization_code") || !asked.data.response_types.includes("code"))
    throw refusal("Only the grant type authorization_code with the response type code is supported.");
  const uris = redirectUris.safeParse(asked.data.redirect_uris);
  if (!uris.success) {
    const words = "redirect_uris takes 1 to 20 addresses: https, http on the same computer, or a program's.";
    throw new OauthRefusal("invalid_redirect_uri", words);
  }

  const [first = ""] = uris.data;
  const name = plainName(asked.data.client_name) ?? targetOf(first).name;
  const client_id = randomUUID();
  const read_at = tools.now();
  await saveClient(tools, {
    client_id,
    kind: "registered",
    name,
    redirect_uris: uris.data,
    keys: null,
    read_at,
  });
  return {
    client_id,
    client_id_issued_at: Math.floor(read_at.getTime() / 1_000),
    client_name: name,
    redirect_uris: uris.data,
    grant_types: grantTypes,
    response_types: ["code"],
    token_endpoint_auth_method: "none",
  };
}

function refusal(message: string): OauthRefusal {
  return new OauthRefusal("invalid_client_metadata", message);
}
