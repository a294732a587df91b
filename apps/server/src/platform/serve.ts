import { type Answer, apiBase, type Endpoint, type ParsedInput } from "@citelens/contract/base/endpoint";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import { idempotencyKeyHeader, replayedHeader } from "@citelens/contract/base/idempotency";
import { fileFormats } from "@citelens/contract/base/list-format";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { fieldErrorsOf, sentenceOf } from "#platform/field-errors.ts";
import { isWholeFile, sendWholeFile, type WholeFile } from "#platform/files/whole-file.ts";
import type { LimitOf } from "#platform/limits/limits.ts";
import { isListFile, type ListFile, sendListFile } from "#platform/list-file.ts";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import { unknownParameters } from "#platform/requests/query-names.ts";
import { unstorableFields } from "#platform/requests/storable-text.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

type Schema = z.ZodType | undefined;
type ParamsOf<Params extends Schema> = ParsedInput<Endpoint<Params>>["params"];
type Handler<E extends Endpoint> = (
  input: ParsedInput<E>,
  request: FastifyRequest,
) => Promise<Answer<E> | ListFile | WholeFile>;

export interface ServeOptions {
  /** Bytes of body that are read; more is a 413. */
  readonly bodyLimit?: number;
  /** How many requests one address may make; more is a 429. */
  readonly limit?: LimitOf<"address">;
}

/** Answers one endpoint of the contract: parse in, handle, check out. */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  options: ServeOptions = {},
): void {
  app.route({
    ...routeOf(endpoint, options),
    handler: async (request, reply) => {
      const input = parseInput(endpoint, request);
      return answerOnce(endpoint, { input, request, reply }, () => handler(input, request));
    },
  });
}

/** Serves endpoints whose handlers get the proof of who asks, and what was sent with its address. */
export type ServeAs<Who, Params extends Schema = Schema> = <E extends Endpoint<Params>>(
  endpoint: E,
  handler: (
    who: Who,
    input: ParsedInput<E> & { readonly url: string },
  ) => Promise<Answer<E> | ListFile | WholeFile>,
  options?: ServeOptions,
) => void;

/** Guard of what those who were proven may do at all. */
export interface Guard<Who> {
  /** Asked once for each request; throws to refuse it. */
  admit(who: Who, request: FastifyRequest): Promise<void>;
  /** Asked before a list is made into a file, and to end once it was sent or nobody reads it any more. */
  holdFile(who: Who, request: FastifyRequest): Promise<{ free(): void }>;
}

/** Serves those alone for whom `prove` does not throw, asked before anything is read and after the body. */
export function serveAs<Who, Params extends Schema = Schema>(
  app: FastifyInstance,
  prove: (request: FastifyRequest, params: ParamsOf<Params>) => Promise<Who>,
  guard?: Guard<Who>,
): ServeAs<Who, Params> {
  return (endpoint, handler, options = {}) => {
    const proof = (request: FastifyRequest): Promise<Who> =>
      prove(request, parseParams<Params>(endpoint.params, request));
    app.route({
      ...routeOf(endpoint, options),
      ...(endpoint.method !== "GET" && {
        onRequest: async (request: FastifyRequest) => {
          const who = await proof(request); // also where nobody guards
          await guard?.admit(who, request);
        },
      }),
      handler: async (request, reply) => {
        const who = await proof(request);
        if (endpoint.method === "GET") await guard?.admit(who, request);
        const input = { ...parseInput(endpoint, request), url: request.url };
        const held = asksForFile.safeParse(input.query).success
          ? await guard?.holdFile(who, request)
          : undefined;
        reply.raw.once("close", () => held?.free());
        if (reply.raw.destroyed) held?.free(); // nobody waits for it any more, and nothing would say so
        return answerOnce(endpoint, { input, request, reply }, () => handler(who, input));
      },
    });
  };
}

function routeOf(endpoint: Endpoint, { bodyLimit, limit }: ServeOptions) {
  return {
    method: endpoint.method,
    url: `${apiBase}${endpoint.path}`,
    config: { endpoint, ...(limit && { limit }) },
    ...(bodyLimit && { bodyLimit }),
  };
}

/** Parts of a request that an endpoint describes. */
export type RequestParts = Pick<FastifyRequest, "params" | "query" | "body">;

/** Anything but the path that is wrong is named by its field. */
export function parseInput<E extends Endpoint>(endpoint: E, request: RequestParts): ParsedInput<E> {
  return {
    params: parseParams(endpoint.params, request),
    query: parseQuery(endpoint, request),
    body: parsePart(endpoint.body, request.body),
  } as ParsedInput<E>; // the parse boundary: each part has just been checked by its schema
}

/** Query behind the path, in which nothing may stand that the endpoint does not have. Throws FieldRefusal. */
export function parseQuery<Query extends Schema>(
  endpoint: Endpoint<Schema, Query>,
  { query }: Pick<FastifyRequest, "query">,
): ParsedInput<Endpoint<Schema, Query>>["query"] {
  refuseUnstorable(query);
  const unknown = unknownParameters(endpoint, query);
  return parsePart(endpoint.query, query, unknown) as ParsedInput<Endpoint<Schema, Query>>["query"]; // the parse boundary
}

/** Body that was sent. Throws FieldRefusal. */
export function parseBody<Body extends Schema>(
  endpoint: Endpoint<Schema, Schema, Body>,
  { body }: FastifyRequest,
): ParsedInput<Endpoint<Schema, Schema, Body>>["body"] {
  return parsePart(endpoint.body, body) as ParsedInput<Endpoint<Schema, Schema, Body>>["body"]; // the parse boundary
}

/** Path parameters that cannot exist are not found. */
function parseParams<Params extends Schema>(
  schema: Params,
  { params }: Pick<FastifyRequest, "params">,
): ParamsOf<Params> {
  if (unstorableFields(params).length > 0) throw new Refusal("NOT_FOUND");
  const parsed = schema?.safeParse(params);
  if (parsed && !parsed.success) throw new Refusal("NOT_FOUND");
  return parsed?.data as ParamsOf<Params>; // the parse boundary
}

function parsePart(schema: Schema, value: unknown, wrong: FieldRefusal["fields"] = {}): unknown {
  if (!schema) return refuseFields(wrong);

  refuseUnstorable(value);
  const parsed = schema.safeParse(value ?? {}, { reportInput: true, error: sentenceOf });
  refuseFields(parsed.success ? wrong : { ...fieldErrorsOf(parsed.error), ...wrong });
  return parsed.data;
}

/** Refuses what no database can store, whatever the schema would take, before anybody works with it. */
function refuseUnstorable(value: unknown): void {
  refuseFields(Object.fromEntries(unstorableFields(value).map((field) => [field, [fieldErrors.invalid]])));
}

function refuseFields(wrong: FieldRefusal["fields"]): void {
  if (Object.keys(wrong).length > 0) throw new FieldRefusal(wrong);
}

interface Exchange<E extends Endpoint> {
  readonly input: ParsedInput<E>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Handles a request with an Idempotency-Key once for it, and gives its answer again. */
async function answerOnce<E extends Endpoint>(
  endpoint: E,
  { input, request, reply }: Exchange<E>,
  handle: () => ReturnType<Handler<E>>,
): Promise<unknown> {
  const header = endpoint.takesIdempotencyKey ? request.headers[idempotencyKeyHeader] : undefined;
  if (header === undefined) return sendAnswer(endpoint, { input, answer: await handle() }, reply);

  const { params, query, body } = input;
  const asked = { header, endpoint, input: { params, query, body } };
  const once = await request.server.onceByKey(request, asked, async () =>
    contentOf(endpoint, await handle()),
  );
  if (once.isReplayed) reply.header(replayedHeader, "true");
  return sendContent(endpoint, once.content, reply);
}

interface AnsweredRequest<E extends Endpoint> {
  readonly input: ParsedInput<E>;
  readonly answer: Answer<E> | ListFile | WholeFile;
}

function sendAnswer<E extends Endpoint>(
  endpoint: E,
  { input, answer }: AnsweredRequest<E>,
  reply: FastifyReply,
): unknown {
  if (isListFile(answer)) {
    const { format } = asksForList.parse(input.query);
    return sendListFile(answer, { format, check: checkOfItems(endpoint) }, reply);
  }

  if (isWholeFile(answer)) return sendWholeFile(answer, reply);

  return sendContent(endpoint, contentOf(endpoint, answer), reply);
}

function contentOf({ answer: schema }: Endpoint, answer: unknown): unknown {
  return schema && checked(schema, answer);
}

function sendContent({ status, answer: schema }: Endpoint, content: unknown, reply: FastifyReply): unknown {
  reply.code(status);
  return schema ? reply.send(content) : reply.send();
}

/** Makes of each item of a list what the contract says of it. */
export function checkOfItems({ item: schema }: Endpoint): (item: unknown) => unknown {
  return (item) => checked(schema, item);
}

const asksForFile = z.object({ format: z.enum([...fileFormats, "html"]) });
const asksForList = z.object({ format: z.enum(fileFormats) });

/** Value as the contract has it, without anything else that it has. */
function checked(schema: z.ZodType | undefined, value: unknown): unknown {
  const parsed = (schema ?? z.never()).safeParse(value);
  if (!parsed.success) throw new Error(`The answer breaks its contract: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
