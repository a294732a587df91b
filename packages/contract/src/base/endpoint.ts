import type { z } from "zod";

export type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** Callers: anyone, a signed-in user (Bearer token), a superuser among them, or a customer's server (Api-Key). */
export type Caller = "anyone" | "user" | "superuser" | "api-key";

/**
 * Scopes of a key or a connected app: read what members see, change it, spend credits, or report visits. None includes another.
 */
export const keyScopes = ["read", "write", "spend", "ingest"] as const;
export type KeyScope = (typeof keyScopes)[number];

/** Scope that a call of a user's takes from a key or a connected app; "none" is a person's alone. */
export type EndpointScope = Exclude<KeyScope, "ingest"> | "none";

/** An endpoint as a tool of the Model Context Protocol. */
export interface EndpointTool {
  readonly name: string;
  readonly title: string;
  /** Paths of texts in the answer that third parties wrote, such as `results.*.preview`. */
  readonly untrusted: readonly string[];
}

type Schema = z.ZodType | undefined;

/**
 * Why a POST takes no Idempotency-Key: it stores nothing; there is no account whose key it would be; it begins or ends a sign-in,
 * or hands out what works once; what its body names is done once anyway; or it reports one event, of which a batch takes a key.
 */
export const repeatReasons = ["reads", "anonymous", "session", "once", "reports"] as const;
export type RepeatReason = (typeof repeatReasons)[number];

/** Rights that a superuser may have: look, open the product as somebody else, act upon money, or run the service. */
export const staffRights = ["read", "impersonate", "billing", "operate"] as const;
export type StaffRight = (typeof staffRights)[number];

interface Definition<
  Params extends Schema,
  Query extends Schema,
  Body extends Schema,
  Answer extends Schema,
> {
  readonly method: Method;
  /** Below apiBase, with `:name` for parameters and a trailing slash, as the contract writes it. */
  readonly path: string;
  readonly caller: Caller;
  /** Scope that a key or a connected app needs for it. Every endpoint for users names one. */
  readonly scope?: EndpointScope;
  /** Makes it a tool for AI assistants. */
  readonly tool?: EndpointTool;
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** The schema of the JSON response; undefined for a response without a body. */
  readonly answer?: Answer;
  readonly status?: 200 | 201 | 202 | 204;
  /** Answers 204 where there is nothing to answer. */
  readonly mayBeEmpty?: boolean;
  /** The schema of one item of a list that can be had whole as a file: ?format=csv, or ?format=ndjson with an item a line. */
  readonly item?: z.ZodType;
  /** Refused while impersonating. */
  readonly refusesImpersonators?: boolean;
  /**
   * Right that a superuser's endpoint takes; by default "read" for GET and "operate" for everything else. Whatever takes more than "read"
   * also takes a password that was entered within 10 minutes.
   */
  readonly right?: StaffRight;
  /** The message of a refusal is also in `error`, for compatibility. */
  readonly namesError?: boolean;
  /** Also answered while nothing can be changed; by default what is got, and what superusers do. */
  readonly worksReadOnly?: boolean;
  /** Reason why a POST takes no Idempotency-Key. Every other one does what it does once for its key. */
  readonly repeatable?: RepeatReason;
}

export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Answer extends Schema = Schema,
> {
  readonly kind: "endpoint";
  readonly method: Method;
  readonly path: string;
  readonly caller: Caller;
  /** Undefined for whoever is no user. */
  readonly scope: EndpointScope | undefined;
  readonly tool: EndpointTool | undefined;
  readonly summary: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly answer: Answer;
  readonly status: 200 | 201 | 202 | 204;
  readonly mayBeEmpty: boolean;
  readonly item: z.ZodType | undefined;
  readonly refusesImpersonators: boolean;
  /** Undefined for whom no superuser needs to be. */
  readonly right: StaffRight | undefined;
  readonly namesError: boolean;
  readonly worksReadOnly: boolean;
  readonly repeatable: RepeatReason | undefined;
  readonly takesIdempotencyKey: boolean;
}

type SchemaOutput<S> = S extends z.ZodType ? z.output<S> : undefined;
type Field<Name extends string, S> = S extends z.ZodType ? { readonly [K in Name]: z.input<S> } : unknown;
type OptionalField<Name extends string, S> = S extends z.ZodType
  ? { readonly [K in Name]?: z.input<S> }
  : unknown;

/** The caller's input: only the parts that the endpoint has. */
export type Input<E extends Endpoint> = Field<"params", E["params"]> &
  OptionalField<"query", E["query"]> &
  Field<"body", E["body"]>;

/** The handler's input after parsing. */
export interface ParsedInput<E extends Endpoint> {
  readonly params: SchemaOutput<E["params"]>;
  readonly query: SchemaOutput<E["query"]>;
  readonly body: SchemaOutput<E["body"]>;
}

export type Answer<E extends Endpoint> = E["answer"] extends z.ZodType ? z.output<E["answer"]> : undefined;

export const apiBase = "/api/v1";

/** Calls of superusers as themselves: nobody makes them while impersonating. */
export const superusers = { caller: "superuser", refusesImpersonators: true } as const;
export const superuserReads = { ...superusers, method: "GET" } as const;

/** Defines an operation once, for the server, the browser, the OpenAPI document and the tests. */
export function endpoint<
  Params extends Schema = undefined,
  Query extends Schema = undefined,
  Body extends Schema = undefined,
  A extends Schema = undefined,
>(definition: Definition<Params, Query, Body, A>): Endpoint<Params, Query, Body, A> {
  return {
    kind: "endpoint",
    method: definition.method,
    path: definition.path,
    caller: definition.caller,
    scope: definition.scope,
    tool: definition.tool,
    summary: definition.summary,
    params: definition.params as Params, // absent means undefined, which Params then is
    query: definition.query as Query,
    body: definition.body as Body,
    answer: definition.answer as A,
    status: definition.status ?? (definition.answer ? 200 : 204),
    mayBeEmpty: definition.mayBeEmpty ?? false,
    item: definition.item,
    refusesImpersonators: definition.refusesImpersonators ?? false,
    right:
      definition.caller === "superuser" ? (definition.right ?? usualRight(definition.method)) : undefined,
    namesError: definition.namesError ?? false,
    worksReadOnly:
      definition.worksReadOnly ?? (definition.method === "GET" || definition.caller === "superuser"),
    repeatable: definition.repeatable,
    takesIdempotencyKey: definition.method === "POST" && definition.repeatable === undefined,
  };
}

function usualRight(method: Method): StaffRight {
  return method === "GET" ? "read" : "operate";
}
