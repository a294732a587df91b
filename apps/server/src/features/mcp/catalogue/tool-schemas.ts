import type { Endpoint } from "@citelens/contract/base/endpoint";
import { z } from "zod";
import { isPicture } from "../texts/told-value.rules.ts";
import { listOf } from "./answer-lists.ts";
import type { ArgumentPlace, ContractTool, JsonObject, ShownTool } from "./shown-tool.ts";

/** Tells a schema in JSON Schema. */
export type SchemaOf = (schema: z.ZodType, io: "input" | "output") => JsonObject;

const shape = z
  .object({
    properties: z.record(z.string(), z.record(z.string(), z.unknown())),
    required: z.array(z.string()),
  })
  .partial();

/** Fields of queries that tools do not have: they answer as JSON, and go on with a cursor. */
const leftOut = new Set(["format", "page"]);
const cursor = { type: "string", description: "next_cursor of the call before" } as const;
const confirm = { type: "string", description: "The confirm of the call that told what it costs" } as const;

type FlatInput = Pick<ContractTool, "places" | "required"> & Pick<ShownTool, "inputSchema">;

/** One flat object of all that an endpoint takes. Throws where two of its parts have a field of the same name. */
export function flattened(name: string, endpoint: Endpoint, schemaOf: SchemaOf): FlatInput {
  const places = new Map<string, ArgumentPlace>();
  const properties: Record<string, unknown> = {};
  const fields = (["params", "query", "body"] as const).flatMap((part) =>
    fieldsOfPart(endpoint, part, schemaOf),
  );
  for (const { argument, place, schema } of fields) {
    if (places.has(argument)) throw new Error(`Two parts of ${endpoint.path} have the argument ${argument}`);
    places.set(argument, place);
    properties[argument] = briefly(schema);
  }
  if (listOf(name, endpoint)) properties.cursor = cursor;
  if (endpoint.scope === "spend") properties.confirm = confirm;
  const required = fields
    .filter(({ argument, isRequired }) => isRequired && argument !== "audit_id") // without one the newest is meant
    .map(({ argument }) => argument);
  return {
    places,
    required,
    inputSchema: { type: "object", properties, required, additionalProperties: false },
  };
}

function fieldsOfPart(endpoint: Endpoint, part: ArgumentPlace["part"], schemaOf: SchemaOf) {
  const whole = endpoint[part];
  const { properties = {}, required = [] } = whole ? shape.parse(schemaOf(whole, "input")) : {};
  return Object.entries(properties)
    .filter(([field]) => part !== "query" || !leftOut.has(field))
    .map(([field, schema]) => ({
      argument: part === "params" ? argumentOf(field) : field,
      place: { part, field },
      schema,
      isRequired: part === "params" || required.includes(field),
    }));
}

/** The argument of a parameter of a path: `campaignId` is `campaign_id`, and a project is a workspace. */
function argumentOf(parameter: string): string {
  if (parameter === "projectId") return "workspace_id";
  return parameter.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Parts of a schema that the API refuses by themselves, with a sentence: letters, and how much there may be. */
const details = new Set(["pattern", "minLength", "maxLength", "minItems", "maxItems"]);
/** Objects that few set, told as lists alone. */
const rarelySet = new Set(["name_settings"]);

/** A schema as short as it can be told: all tools have to fit into 40 kB. */
function briefly(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(briefly);
  if (typeof value !== "object" || value === null) return value;

  const entries = Object.entries(value).filter(([key, one]) => !details.has(key) && !isNothing(one));
  const brief = Object.fromEntries(
    entries.map(([key, one]) => [key, rarelySet.has(key) ? { type: "array" } : briefly(one)]),
  );
  return isFlag(brief) ? { type: "boolean" } : brief;
}

function isNothing(value: unknown): boolean {
  return value === "" || (Array.isArray(value) && value.length === 0);
}

function isFlag({ enum: values }: JsonObject): boolean {
  return Array.isArray(values) && values.join() === "true,false";
}

const listed = {
  columns: { type: "array" },
  rows: { type: "array" },
  row_count: { type: "integer" },
  total_count: {},
  next_cursor: {},
} as const;

/** Fields that an answer of a tool has, at their top. */
export function outputSchemaOf(name: string, endpoint: Endpoint): ShownTool["outputSchema"] {
  const properties = { ...fieldsOf(name, endpoint), as_of: { type: "string" }, app_url: {} };
  return { type: "object", properties, required: [listOf(name, endpoint) ? "rows" : "as_of"] };
}

function fieldsOf(name: string, endpoint: Endpoint): JsonObject {
  const list = listOf(name, endpoint);
  if (list) return listed;
  if (!(endpoint.answer instanceof z.ZodObject)) throw new Error(`The answer of ${name} is no object`);
  const fields = Object.keys(endpoint.answer.shape).filter((field) => !isPicture(field));
  return Object.fromEntries(fields.map((field) => [field, {}]));
}
