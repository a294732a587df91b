import { fieldErrors } from "@citelens/contract/base/field-errors";
import { FieldRefusal } from "#platform/refusal.ts";
import type { ContractTool, JsonObject } from "../catalogue/shown-tool.ts";

/** The parts of a request to an endpoint, as its address and body carry them. */
export interface EndpointRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly body: JsonObject;
}

/** Arguments of every list, and of everything that spends, which no endpoint has. */
const ownArguments = ["cursor", "confirm"];

/** The arguments of a call in the parts of its request. Throws FieldRefusal, where the API's own schemas would not see it. */
export function requestOf({ places, required, shown }: ContractTool, given: JsonObject): EndpointRequest {
  refuseUnknown(given, shown.inputSchema.properties);
  const missing = required.filter((name) => given[name] === undefined || given[name] === null);
  if (missing.length > 0) {
    throw new FieldRefusal(Object.fromEntries(missing.map((name) => [name, [fieldErrors.required]])));
  }

  const params: Record<string, string> = {};
  const query: [string, string][] = [];
  const body: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    const place = places.get(name);
    if (!place || value === undefined) continue;
    if (place.part === "body") body[place.field] = value;
    else if (place.part === "params") params[place.field] = textOf(name, value);
    else query.push(...textsOf(name, value).map((text) => [place.field, text] as [string, string]));
  }
  return { params, query, body };
}

/** Throws FieldRefusal for arguments that a tool does not have. */
export function refuseUnknown(given: JsonObject, properties: unknown): void {
  const known = typeof properties === "object" && properties !== null ? properties : {};
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(known, name));
  if (unknown.length === 0) return;
  const names = Object.keys(known).filter((name) => !ownArguments.includes(name));
  const sentence = `There is no argument of this name. There are: ${names.join(", ") || "none"}.`;
  throw new FieldRefusal(Object.fromEntries(unknown.map((name) => [name, [sentence]])));
}

/** Null in a query is what was not given. */
function textsOf(name: string, value: unknown): string[] {
  if (value === null) return [];
  return Array.isArray(value) ? value.map((item) => textOf(name, item)) : [textOf(name, value)];
}

function textOf(name: string, value: unknown): string {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
    return String(value);
  throw new FieldRefusal({ [name]: [fieldErrors.invalid] });
}
