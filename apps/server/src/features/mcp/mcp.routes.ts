import { endpoint, keyScopes } from "@citelens/contract/base/endpoint";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import { createMcpHandler } from "@modelcontextprotocol/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { signedInUser } from "#features/accounts/sign-in/public.ts";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import { withinInnerCall } from "#platform/requests/inner-call.ts";
import type { Tools } from "#platform/tools.ts";
import type { McpCaller } from "./call/mcp-caller.ts";
import type { SchemaOf } from "./catalogue/tool-schemas.ts";
import { mcpServer, openCatalogue } from "./mcp-server.ts";
import { hostNameOf, isOwnName, originNameOf } from "./own-hosts.rules.ts";

const path = "/mcp";
/** A campaign with a hundred queries, and what a client says about itself. */
const bodyBytesMax = 128 * 1024;
const batchMax = 10;

/** Lets the sign-in look at who calls, as with any endpoint for users. */
const mcpEndpoint = endpoint({
  method: "POST",
  path,
  caller: "user",
  scope: "read",
  summary: "The Model Context Protocol",
  repeatable: "reads",
  worksReadOnly: true, // the call of a tool is refused by itself
});

/**
 * Lets tokens of connected apps, and keys as Bearer tokens, come to this address alone: hosted clients send nothing else. It stands before
 * the sign-in, which then looks at them as at a call within this process.
 */
export function takeMcpCredentials(app: FastifyInstance): void {
  app.addHook("onRequest", ({ headers, routeOptions }, _, done) => {
    if (routeOptions.url !== path) return done();
    headers.authorization = headers.authorization?.replace(/^Bearer (?=clk_)/i, "Api-Key ");
    void withinInnerCall(async () => done());
  });
}

export interface McpParts {
  readonly schemaOf: SchemaOf;
  readonly version: string;
  /** Whether an agency's people open the product by this name. */
  readonly isBrandHost: (name: string) => Promise<boolean>;
}

/** The Model Context Protocol at one address, for both of its eras: each request by itself, with nothing kept in between. */
export function registerMcpRoutes(app: FastifyInstance, tools: Tools, parts: McpParts): void {
  const catalogue = openCatalogue(parts.schemaOf);
  app.route({
    method: "POST",
    url: path,
    bodyLimit: bodyBytesMax,
    compress: false, // to pack a result takes as long as to make it, and it is bounded
    config: { endpoint: mcpEndpoint },
    onRequest: (request) => refuseOthersPages(request, tools, parts),
    onSend: async (_, reply) => tellWhereToSignIn(reply, tools),
    handler: async (request, reply) => {
      const { body } = request;
      if (Array.isArray(body) && body.length > batchMax) throw new Refusal("BATCH_TOO_LARGE");
      const services = { app, tools, caller: callerOf(request) };
      const options = { onlyReads: wantsReadsAlone(request), version: parts.version };
      const handler = createMcpHandler(() => mcpServer(catalogue, services, options), {
        maxSubscriptions: 0, // nothing changes of which anybody would have to be told
        keepAliveMs: 0,
        onerror: (error) => request.log.debug({ err: error }, "the Model Context Protocol refused a request"),
      });
      const response = await handler.fetch(webRequestOf(request, tools), { parsedBody: body });
      return sendResponse(response, reply);
    },
  });
  app.route({
    method: ["GET", "DELETE"],
    url: path,
    handler: async (_, reply) => {
      reply.header("allow", "POST");
      throw new Refusal("METHOD_NOT_ALLOWED");
    },
  });
}

const toldTools = z.object({ tools: z.literal("read").optional() });

/** Whether only tools that read are told; a word that says neither is refused, as all of them would be told. */
function wantsReadsAlone({ query }: FastifyRequest): boolean {
  const { success, data } = toldTools.safeParse(query);
  if (!success) throw new FieldRefusal({ tools: [fieldErrors.invalid] });
  return data.tools === "read";
}

/** A page of another site whose name was pointed at this machine is refused, and so is a call from a page of another site. */
async function refuseOthersPages(
  { headers: { host, origin } }: FastifyRequest,
  { publicUrl }: Tools,
  { isBrandHost }: McpParts,
): Promise<void> {
  const isOwn = async (name: string | undefined) =>
    isOwnName(name, publicUrl) || (name !== undefined && (await isBrandHost(name)));
  if (!(await isOwn(hostNameOf(host)))) throw new Refusal("HOST_UNKNOWN");
  if (origin !== undefined && !(await isOwn(originNameOf(origin)))) throw new Refusal("ORIGIN_REFUSED");
}

/** Clients that sign in by themselves read there how. */
function tellWhereToSignIn(reply: FastifyReply, { publicUrl }: Tools): void {
  if (reply.statusCode !== 401) return;
  const metadata = `${publicUrl}/.well-known/oauth-protected-resource${path}`;
  reply.header("www-authenticate", `Bearer resource_metadata="${metadata}"`);
}

function callerOf(request: FastifyRequest): McpCaller {
  const { userId, via } = signedInUser(request);
  const { authorization = "", "user-agent": userAgent = "" } = request.headers;
  return {
    id: `${userId} ${via.kind} ${via.id}`,
    authorization,
    ip: request.ip,
    userAgent,
    scopes: via.kind === "session" ? keyScopes : via.scopes,
  };
}

/** Headers of the request alone: what was sent is parsed already. */
function webRequestOf({ headers, url }: FastifyRequest, { publicUrl }: Tools): Request {
  const sent = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  return new Request(`${publicUrl}${url}`, { method: "POST", headers: sent });
}

async function sendResponse(response: Response, reply: FastifyReply): Promise<FastifyReply> {
  const text = await response.text(); // bounded, and complete: no stream stays open
  reply.code(response.status).header("cache-control", "no-store");
  for (const [name, value] of response.headers) if (name !== "content-length") reply.header(name, value);
  return text === "" ? reply.send() : reply.send(text);
}
