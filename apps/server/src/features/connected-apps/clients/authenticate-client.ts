import { createLocalJWKSet, errors, type JSONWebKeySet, jwtVerify } from "jose";
import { isUniqueViolation } from "#platform/postgres.ts";
import { hashToken } from "#platform/secret-token.ts";
import type { Tools } from "#platform/tools.ts";
import { type AppClient, findClient } from "../store/app-clients.sql.ts";
import { insertAssertion } from "../store/assertions.sql.ts";
import { type ClientKeys, clientKeys } from "../store/client-keys.ts";
import { OauthRefusal } from "../store/oauth-refusal.ts";
import { findKnownClient } from "./known-client.ts";
import { readJson } from "./read-document.ts";

/** Algorithms of assertions: asymmetric ones alone. */
export const assertionAlgorithms = ["RS256", "PS256", "ES256", "EdDSA"] as const;
const assertionType = "urn:ietf:params:oauth:client-assertion-type:jwt-bearer";
const ageSecondsMax = 600;
const skewSeconds = 30;

interface ClientClaim {
  readonly clientId: string | undefined;
  readonly assertion: string | undefined;
  readonly assertionType: string | undefined;
}

/** The client that calls, which has signed that it does where its document says so. Throws OauthRefusal. */
export async function authenticateClient(tools: Tools, claim: ClientClaim): Promise<AppClient> {
  const known = claim.clientId === undefined ? undefined : await findClient(tools, claim.clientId);
  if (!known) throw new OauthRefusal("invalid_client", "This client is not known here. Register it again.");
  // Keys that a document has no more are worth nothing a day later, whether somebody begins to connect meanwhile or not.
  const client = known.keys === null ? known : await findKnownClient(tools, known.client_id);
  if (!client) throw new OauthRefusal("invalid_client", "The document of this client could not be read.");
  if (client.keys === null) {
    if (claim.assertion === undefined) return client;
    throw new OauthRefusal("invalid_client", "This client is public, so it sends no client_assertion.");
  }

  if (claim.assertion === undefined || claim.assertionType !== assertionType)
    throw new OauthRefusal("invalid_client", "This client signs: send client_assertion and its type.");
  await verifyAssertion(tools, client.keys, { client, assertion: claim.assertion });
  return client;
}

async function verifyAssertion(
  tools: Tools,
  keys: ClientKeys,
  { client, assertion }: { readonly client: AppClient; readonly assertion: string },
): Promise<void> {
  const set = await keySetOf(tools, keys);
  try {
    const { payload } = await jwtVerify(assertion, createLocalJWKSet(set), {
      algorithms: [...assertionAlgorithms],
      issuer: client.client_id,
      subject: client.client_id,
      audience: [tools.publicUrl, `${tools.publicUrl}/oauth/token`],
      requiredClaims: ["exp", "jti"],
      clockTolerance: skewSeconds,
      currentDate: tools.now(),
    });
    const latest = tools.now().getTime() / 1_000 + ageSecondsMax;
    if (payload.exp === undefined || payload.exp > latest) throw refused("It is good for too long.");
    await insertAssertion(tools, {
      id_hash: hashToken(`${client.client_id} ${payload.jti}`),
      expires_at: new Date((payload.exp + skewSeconds) * 1_000),
    });
  } catch (error) {
    if (error instanceof errors.JOSEError) throw refused("It is not signed as the document says.");
    if (isUniqueViolation(error, "app_assertions_pkey")) throw refused("It was used before.");
    throw error;
  }
}

async function keySetOf(tools: Tools, keys: ClientKeys): Promise<JSONWebKeySet> {
  if ("set" in keys) return keys.set;
  const read = clientKeys.safeParse({ set: await readJson(tools, keys.uri) });
  if (!read.success || !("set" in read.data)) throw refused("The keys of the document could not be read.");
  return read.data.set;
}

function refused(why: string): OauthRefusal {
  return new OauthRefusal("invalid_client", `The client_assertion is refused. ${why}`);
}
