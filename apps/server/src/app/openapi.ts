import { operations as allOperations, type Operation } from "@citelens/contract/api";
import { apiBase, type Endpoint } from "@citelens/contract/base/endpoint";
import { idempotencyKeyHeader, keptHours, replayedHeader } from "@citelens/contract/base/idempotency";
import { contentTypes } from "@citelens/contract/base/list-format";
import { z } from "zod";

type JsonObject = Record<string, unknown>;

const problemAnswers = {
  400: "A field or the body is wrong: {field: [messages]}, or {detail, code}.",
  401: "Not signed in, or an unknown or revoked key.",
  402: "Not enough credits, or a payment that was refused.",
  403: "Known to you, but not allowed.",
  404: "Not there, or not yours.",
  409: "The state does not allow it.",
  413: "The body is too large.",
  415: "The body is not JSON.",
  429: "Too many requests; see Retry-After.",
  503: "Busy; see Retry-After.",
} as const;

const idempotencyKey = {
  name: idempotencyKeyHeader,
  in: "header",
  required: false,
  description: `A name of your own for this request, such as a UUID; yours alone, in each workspace. The same request with the same key is done once, and its first answer comes again for ${keptHours} hours, with ${replayedHeader}: true. Refusals are not kept. After a 5xx or a lost connection send it again with the same key. 409 says that the key came with another request (IDEMPOTENCY_KEY_REUSED), that the first is still under way (IDEMPOTENCY_KEY_RUNNING; see Retry-After), that it broke off after it had changed something (IDEMPOTENCY_KEY_BROKEN; see what is there, then take a new key), or that it was done and its answer is not kept (IDEMPOTENCY_ANSWER_GONE).`,
  schema: { type: "string", minLength: 1, maxLength: 255, pattern: "^[ -~]+$" },
} as const;

/** The OpenAPI 3.1 document of every operation of the contract. */
export function openApiDocument(serverUrl: string): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const operation of allOperations) {
    const path = operation.endpoint.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [operation.endpoint.method.toLowerCase()]: operationOf(operation) };
  }

  return {
    openapi: "3.1.0",
    info: {
      title: "Citelens API",
      version: "1",
      description:
        "JSON over HTTPS. Dates are yyyy-MM-dd in the workspace's time zone, instants ISO 8601 in UTC. Lists are {count, next, previous, results}. Errors are {field: [messages]} or {detail, code}. What is sent again with its Idempotency-Key is done once.",
    },
    servers: [{ url: `${serverUrl}${apiBase}` }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
        apiKey: { type: "apiKey", in: "header", name: "Authorization", description: "Api-Key YOUR_KEY" },
      },
      schemas: {
        Problem: {
          type: "object",
          properties: { detail: { type: "string" }, code: { type: "string" } },
          additionalProperties: { type: "array", items: { type: "string" } },
        },
      },
    },
  };
}

function operationOf({ room, name, endpoint }: Operation): JsonObject {
  return {
    operationId: name,
    tags: [room],
    summary: endpoint.summary,
    ...securityOf(endpoint),
    ...(endpoint.scope && { "x-scope": endpoint.scope }),
    ...(endpoint.tool && { "x-tool": endpoint.tool }),
    parameters: [
      ...parametersOf(endpoint.params, "path"),
      ...parametersOf(endpoint.query, "query"),
      ...(endpoint.takesIdempotencyKey ? [idempotencyKey] : []),
    ],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: { "application/json": { schema: schemaOf(endpoint.body, "input") } },
      },
    }),
    responses: {
      [endpoint.status]: answerOf(endpoint),
      ...(endpoint.mayBeEmpty && { 204: { description: "There is nothing; the answer has no body." } }),
      ...problemsOf(endpoint),
    },
  };
}

function securityOf({ caller, scope }: Endpoint): JsonObject {
  switch (caller) {
    case "anyone":
      return { security: [] };
    case "user":
      return { security: scope === "none" ? [{ bearer: [] }] : [{ bearer: [] }, { apiKey: [] }] };
    case "superuser":
      return { security: [{ bearer: [] }] };
    case "api-key":
      return { security: [{ apiKey: [] }] };
  }
}

function parametersOf(schema: z.ZodType | undefined, place: "path" | "query"): JsonObject[] {
  if (!schema) return [];

  const { properties = {}, required = [] } = z
    .object({ properties: z.record(z.string(), z.unknown()), required: z.array(z.string()) })
    .partial()
    .parse(schemaOf(schema, "input"));
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: shape,
  }));
}

function answerOf(endpoint: Endpoint): JsonObject {
  if (!endpoint.answer) return { description: "Done; the answer has no body." };

  const json = { "application/json": { schema: schemaOf(endpoint.answer, "output") } };
  return { description: "Done.", content: { ...json, ...(endpoint.item && filesOf(endpoint.item)) } };
}

/** NDJSON is described by the schema of one of its lines. */
function filesOf(item: z.ZodType): JsonObject {
  return {
    "text/csv": { schema: { type: "string" } },
    "application/x-ndjson": { schema: schemaOf(item, "output") },
    [contentTypes.xlsx]: { schema: { type: "string", contentMediaType: contentTypes.xlsx } },
  };
}

function problemsOf(endpoint: Endpoint): JsonObject {
  const answers = Object.entries(problemAnswers).filter(([status]) => mayAnswer(endpoint, Number(status)));
  const content = { "application/json": { schema: { $ref: "#/components/schemas/Problem" } } };
  return Object.fromEntries(answers.map(([status, description]) => [status, { description, content }]));
}

function mayAnswer({ caller, path, params, query, body, ...endpoint }: Endpoint, status: number): boolean {
  const names = params !== undefined || query !== undefined || body !== undefined;
  switch (status) {
    case 401:
      return caller !== "anyone" || path.startsWith("/token") || path.startsWith("/impersonat");
    case 402:
      return names && endpoint.method !== "GET";
    case 403:
      return caller === "superuser" || endpoint.refusesImpersonators || names;
    case 404:
    case 409:
      return names;
    case 413:
    case 415:
      return body !== undefined;
    default:
      return true;
  }
}

/** Zod's JSON Schema; what it cannot say (refinements, transforms) is left to the descriptions. */
export function schemaOf(schema: z.ZodType, io: "input" | "output"): JsonObject {
  const { $schema: _, ...shape } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    target: "draft-2020-12",
    ...(io === "input" && { override: tellChoice }),
  });
  return shape;
}

/** A text that is read into a choice, or into a list of them, is told as that choice: Zod itself tells that it is a text. */
function tellChoice({ zodSchema, jsonSchema }: SchemaPair): void {
  if (!(zodSchema instanceof z.ZodPipe) || !(zodSchema.def.out instanceof z.ZodType)) return;
  const read = schemaOf(zodSchema.def.out, "input");
  if (!hasChoice(read)) return;
  for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
  Object.assign(jsonSchema, read);
}

interface SchemaPair {
  readonly zodSchema: z.core.$ZodTypes;
  readonly jsonSchema: JsonObject;
}

function hasChoice({ enum: values, const: value, items, anyOf }: JsonObject): boolean {
  if (values !== undefined || value !== undefined) return true;
  const parts: unknown[] = Array.isArray(anyOf) ? anyOf : [items];
  return parts.some((part) => isJson(part) && hasChoice(part));
}

function isJson(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null;
}
