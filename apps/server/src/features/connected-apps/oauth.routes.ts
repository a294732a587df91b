import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Tools } from "#platform/tools.ts";
import { authenticateClient } from "./clients/authenticate-client.ts";
import { registerClient } from "./clients/register-client.ts";
import { openRequest } from "./consent/open-request.ts";
import { oauthPaths, resourceMetadata, resourceMetadataPath, serverMetadata } from "./metadata.ts";
import { OauthRefusal, oauthErrors } from "./store/oauth-refusal.ts";
import { grantByCode, grantByRefresh } from "./tokens/grant-tokens.ts";
import { revokeToken } from "./tokens/revoke-token.ts";

/** The authorization server of this installation. No cookie and no session of a browser counts here, so any page may call it. */
export function registerOauthRoutes(app: FastifyInstance, tools: Tools): void {
  app.get(oauthPaths.authorize, { config: { limit: "authorizations" } }, async ({ query }, reply) => {
    const next = await openRequest(tools, paramsOf(query));
    const page = `${tools.publicUrl}/connect?${new URLSearchParams(next).toString()}`;
    return reply.headers({ ...notKept, "referrer-policy": "no-referrer" }).redirect(page, 303);
  });

  app.register((room, _, done) => {
    room.addHook("onRequest", async (_, reply) => void reply.headers(forAnyPage));
    serveMetadata(room, tools);
    serveTokens(room, tools);
    room.post(oauthPaths.register, { config: { limit: "appRegistrations" } }, (request, reply) =>
      answer(reply, 201, () => registerClient(tools, request.body)),
    );
    const preflight = [oauthPaths.token, oauthPaths.revoke, oauthPaths.register];
    for (const path of preflight) room.options(path, async (_, reply) => reply.code(204).send());
    done();
  });
}

const notKept = { "cache-control": "no-store", pragma: "no-cache" } as const;
const forAnyPage = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET, POST, OPTIONS",
  "access-control-allow-headers": "content-type, mcp-protocol-version",
  "cross-origin-resource-policy": "cross-origin",
} as const;

function serveMetadata(room: FastifyInstance, tools: Tools): void {
  const described = [
    [resourceMetadataPath, resourceMetadata(tools)],
    ["/.well-known/oauth-protected-resource", resourceMetadata(tools)],
    ["/.well-known/oauth-authorization-server", serverMetadata(tools)],
  ] as const;
  for (const [path, metadata] of described) room.get(path, async () => metadata);
}

function serveTokens(app: FastifyInstance, tools: Tools): void {
  app.register((room, _, done) => {
    room.removeAllContentTypeParsers();
    room.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_, body, parsed) =>
      parsed(null, new URLSearchParams(String(body))),
    );
    room.addContentTypeParser("*", { parseAs: "string" }, (_, __, parsed) => parsed(null, otherForm));
    room.post(oauthPaths.token, { config: { limit: "appTokens" } }, (request, reply) =>
      answer(reply, 200, () => grant(tools, formOf(request))),
    );
    room.post(oauthPaths.revoke, { config: { limit: "appTokens" } }, (request, reply) =>
      answer(reply, 200, async () => {
        const form = formOf(request);
        const { client_id: clientId } = await clientOf(tools, form);
        await revokeToken(tools, { clientId, token: form.token });
        return {};
      }),
    );
    done();
  });
}

async function grant(tools: Tools, form: Form): ReturnType<typeof grantByCode> {
  const { client_id: clientId } = await clientOf(tools, form);
  const { resource, scope } = form;
  switch (form.grant_type) {
    case "authorization_code": {
      const { code, redirect_uri: redirectUri, code_verifier: verifier } = form;
      return grantByCode(tools, { clientId, code, redirectUri, verifier, resource });
    }
    case "refresh_token":
      return grantByRefresh(tools, { clientId, refreshToken: form.refresh_token, scope, resource });
    case undefined:
      throw new OauthRefusal("invalid_request", "grant_type is missing.");
  }
  throw new OauthRefusal("unsupported_grant_type", "Only authorization_code and refresh_token are granted.");
}

function clientOf(tools: Tools, form: Form): ReturnType<typeof authenticateClient> {
  const { client_id, client_assertion, client_assertion_type } = form;
  return authenticateClient(tools, {
    clientId: client_id,
    assertion: client_assertion,
    assertionType: client_assertion_type,
  });
}

type Form = Readonly<Record<string, string | undefined>>;

/** Stands for a body that is no form. */
const otherForm = Symbol("a body of another type");

/** Fields of a form, each of which may come once (RFC 6749, 3.2). */
function formOf({ body }: FastifyRequest): Form {
  if (body === otherForm)
    throw new OauthRefusal("invalid_request", "Send the parameters as application/x-www-form-urlencoded.");
  const fields = body instanceof URLSearchParams ? [...body] : [];
  if (new Set(fields.map(([name]) => name)).size < fields.length)
    throw new OauthRefusal("invalid_request", "A parameter came more than once.");
  if (!fields.every(([, value]) => isText(value)))
    throw new OauthRefusal("invalid_request", "A parameter has a character that is part of no text.");
  return withoutEmpty(Object.fromEntries(fields));
}

const onceEach = z.record(z.string(), z.string().refine(isText));

/** Parameters of an address; undefined where one came more than once, or is no text. */
function paramsOf(query: unknown): Readonly<Record<string, string>> | undefined {
  const parsed = onceEach.safeParse(query);
  return parsed.success ? withoutEmpty(parsed.data) : undefined;
}

/** No database stores a NUL. */
function isText(value: string): boolean {
  return !value.includes("\0");
}

/** A parameter without a value is one that was left out (RFC 6749, 3.1 and 3.2). */
function withoutEmpty(params: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).filter(([, value]) => value !== ""));
}

/** Answers in the words of OAuth; what else is refused leaves as everywhere in the API. */
async function answer(reply: FastifyReply, status: number, run: () => Promise<unknown>): Promise<unknown> {
  reply.headers(notKept);
  try {
    return await reply.code(status).send(await run());
  } catch (error) {
    if (!(error instanceof OauthRefusal)) throw error;
    return reply.code(oauthErrors[error.code]).send({ error: error.code, error_description: error.message });
  }
}
