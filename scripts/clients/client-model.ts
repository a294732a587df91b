import { type Operation, operations } from "@citelens/contract/api";
import { errors } from "@citelens/contract/base/errors";
import { z } from "zod";
import { schemaOf } from "../../apps/server/src/app/openapi.ts";
import { objectNames } from "./object-names.ts";
import { type ObjectShape, pascalCase, Shapes, type ValueShape } from "./shapes.ts";

/** A value that a caller gives: a part of the address, of its query, or of the body. */
export interface InputField {
  readonly name: string;
  readonly isRequired: boolean;
  readonly shape: ValueShape;
}

/** An operation as both clients call it. */
export interface ClientOperation {
  readonly room: string;
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly scope: string;
  readonly inputs: readonly InputField[];
  /** Undefined where the answer has no body, or is a file. */
  readonly answer: ValueShape | undefined;
  readonly mayBeEmpty: boolean;
  /** A row of a list that comes in pages. */
  readonly row: ValueShape | undefined;
  /** An item of a list that can be had whole, as a line of NDJSON or of CSV. */
  readonly item: ValueShape | undefined;
  readonly isFile: boolean;
  readonly hasBody: boolean;
  readonly takesIdempotencyKey: boolean;
  /** Whether it may be sent again without a key, since it changes nothing. */
  readonly isSafe: boolean;
}

export interface ClientModel {
  readonly operations: readonly ClientOperation[];
  readonly objects: readonly ObjectShape[];
  readonly codes: readonly string[];
}

/** Everything that the clients are written from, by name and in the contract's order. */
export async function clientModel(): Promise<ClientModel> {
  const called = operations.filter(isCalled);
  const shapes = new Shapes(
    await objectNames(),
    called.map(({ name }) => name),
  );
  return {
    operations: called.map((operation) => clientOperation(operation, shapes)),
    objects: shapes.objects,
    codes: Object.keys(errors).toSorted(),
  };
}

/** Not what people alone may do, and not what is watched live: that is for screens. */
function isCalled({ endpoint }: Operation): boolean {
  const { scope } = endpoint;
  return scope !== undefined && scope !== "none" && !isWatched(endpoint);
}

function isWatched({ answer, status, query }: Operation["endpoint"]): boolean {
  return answer === undefined && status === 200 && !hasFormat(query);
}

function hasFormat(query: z.ZodType | undefined): boolean {
  return fieldsOf(query).some(([name]) => name === "format");
}

function clientOperation({ room, name, endpoint }: Operation, shapes: Shapes): ClientOperation {
  const place = pascalCase(name);
  const { method, path, summary, params, query, body, answer, item } = endpoint;
  const inputs = [params, query, body].flatMap((schema) =>
    fieldsOf(schema)
      .filter(([field]) => !(item && schema === query && field === "format"))
      .map(([field, shape, isRequired]) => ({
        name: field,
        isRequired,
        shape: shapes.valueOf(schema === query ? asFlags(shape) : shape, `${place}${pascalCase(field)}`),
      })),
  );
  refuseTwice(name, inputs);
  if (query && body)
    throw new Error(`${name} has a query and a body: the clients could not tell them apart.`);

  const answered = answer && schemaOf(answer, "output");
  const result = answered && shapes.valueOf(answered, `${place}Answer`);
  return {
    room,
    name,
    method,
    path,
    summary,
    scope: endpoint.scope ?? "none",
    inputs,
    answer: result,
    mayBeEmpty: endpoint.mayBeEmpty,
    row: inputs.some((one) => one.name === "page") ? rowOf(answered, shapes, place) : undefined,
    item: item && shapes.valueOf(schemaOf(item, "output"), `${place}Item`),
    isFile: answer === undefined && hasFormat(query),
    hasBody: body !== undefined,
    takesIdempotencyKey: endpoint.takesIdempotencyKey,
    isSafe: method === "GET" || endpoint.repeatable === "reads",
  };
}

/** Inputs are given side by side, so no two may have one name. */
function refuseTwice(operation: string, inputs: readonly InputField[]): void {
  const names = inputs.map(({ name }) => name);
  const twice = names.filter((name, at) => names.indexOf(name) !== at);
  if (twice.length > 0) throw new Error(`${operation} takes ${twice.join(", ")} in two places.`);
}

const listed = z.looseObject({
  properties: z.looseObject({ next: z.unknown(), results: z.looseObject({ items: z.unknown() }) }),
});

function rowOf(answer: unknown, shapes: Shapes, place: string): ValueShape | undefined {
  const page = listed.safeParse(answer);
  return page.success
    ? shapes.valueOf(page.data.properties.results.items, `${place}AnswerResults`)
    : undefined;
}

const objectSchema = z.object({
  properties: z.record(z.string(), z.unknown()).default({}),
  required: z.array(z.string()).default([]),
});

/** Fields of an object's schema, as a caller gives them. */
function fieldsOf(schema: z.ZodType | undefined): [name: string, shape: unknown, isRequired: boolean][] {
  if (!schema) return [];
  const { properties, required } = objectSchema.parse(schemaOf(schema, "input"));
  return Object.entries(properties).map(([name, shape]) => [name, shape, required.includes(name)]);
}

const flagSchema = z.looseObject({ enum: z.tuple([z.literal("true"), z.literal("false")]) });

/** `true` and `false` of a query, given as such. */
function asFlags(shape: unknown): unknown {
  return flagSchema.safeParse(shape).success ? { type: "boolean" } : shape;
}
