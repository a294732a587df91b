import { type Answer, apiBase, type Endpoint, type Parsed } from "@citelens/contract/endpoint";
import { fieldErrors } from "@citelens/contract/errors";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { type Csv, isCsv, sendCsv } from "#platform/csv.ts";
import { fieldErrorsOf } from "#platform/field-errors.ts";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import { unstorableFields } from "#platform/storable-text.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

type Handler<E extends Endpoint> = (input: Parsed<E>, request: FastifyRequest) => Promise<Answer<E> | Csv>;

export interface ServeOptions {
  /** Bytes of body that are read; more is a 413. */
  readonly bodyLimit?: number;
  /** Requests a minute from one address; more is a 429. */
  readonly perMinute?: number;
}

/** Answers one endpoint of the contract: parse in, handle, check out. */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  options: ServeOptions = {},
): void {
  app.route({
    method: endpoint.method,
    url: `${apiBase}${endpoint.path}`,
    config: {
      endpoint,
      ...(options.perMinute && { rateLimit: { max: options.perMinute, timeWindow: "1 minute" } }),
    },
    ...(options.bodyLimit && { bodyLimit: options.bodyLimit }),
    handler: async (request, reply) => {
      const input = parseInput(endpoint, request);
      return sendAnswer(endpoint, await handler(input, request), reply);
    },
  });
}

/** Path parameters that cannot exist are not found; anything else that is wrong is told by field. */
function parseInput<E extends Endpoint>(endpoint: E, request: FastifyRequest): Parsed<E> {
  if (unstorableFields(request.params).length > 0) throw new Refusal("NOT_FOUND");
  const params = endpoint.params?.safeParse(request.params);
  if (params && !params.success) throw new Refusal("NOT_FOUND");

  return {
    params: params?.data,
    query: parsePart(endpoint.query, request.query),
    body: parsePart(endpoint.body, request.body),
  } as Parsed<E>; // the parse boundary: each part has just been checked by its schema
}

function parsePart(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;

  refuseUnstorable(value);
  const parsed = schema.safeParse(value ?? {}, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new FieldRefusal(fieldErrorsOf(parsed.error));
}

/** Whatever the schema would take: what no database can store is refused before anybody works with it. */
function refuseUnstorable(value: unknown): void {
  const fields = unstorableFields(value);
  if (fields.length === 0) return;
  throw new FieldRefusal(Object.fromEntries(fields.map((field) => [field, [fieldErrors.invalid]])));
}

function sendAnswer<E extends Endpoint>(endpoint: E, answer: Answer<E> | Csv, reply: FastifyReply): unknown {
  if (isCsv(answer)) return sendCsv(answer, reply);

  reply.code(endpoint.status);
  if (!endpoint.answer) return reply.send();

  const checked = endpoint.answer.safeParse(answer);
  if (!checked.success) throw new Error(`The answer breaks its contract: ${z.prettifyError(checked.error)}`);
  return reply.send(checked.data);
}
