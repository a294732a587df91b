import { isInnerList, serializeInnerList, serializeItem } from "structured-headers";
import { type Component, dictionaryIn, type Signature } from "./signatures.ts";

/** A request with one host settled. */
export interface Message {
  readonly method: string;
  readonly authority: string;
  readonly target: string | undefined;
  header(name: string): string | undefined;
}

/** The text that was signed (RFC 9421, section 2.5); undefined where it covers what is not known of the request. */
export function signatureBase(
  { components, written }: Pick<Signature, "components" | "written">,
  message: Message,
): string | undefined {
  const lines: string[] = [];
  for (const component of components) {
    const value = componentValue(component, message);
    if (value === undefined) return undefined;
    lines.push(`${identifierOf(component)}: ${value}`);
  }
  return [...lines, `"@signature-params": ${written}`].join("\n");
}

function identifierOf({ name, parameters }: Component): string {
  return serializeItem([name, new Map(parameters)]);
}

function componentValue({ name, parameters }: Component, message: Message): string | undefined {
  if (name.startsWith("@")) return parameters.size === 0 ? derivedValue(name, message) : undefined;

  const header = message.header(name);
  if (header === undefined) return undefined;
  if (parameters.size === 0) return header.trim();

  const key = parameters.get("key");
  return parameters.size === 1 && typeof key === "string" ? memberOf(header, key) : undefined;
}

/** Of the derived components those that are made of method, host, path and query (RFC 9421, section 2.2). */
function derivedValue(name: string, { method, authority, target }: Message): string | undefined {
  if (name === "@method") return method;
  if (name === "@authority") return authority;
  if (name === "@scheme") return "https";
  if (target === undefined) return undefined;

  const [path = "", ...query] = target.split("?");
  if (name === "@path") return path === "" ? "/" : path;
  if (name === "@query") return `?${query.join("?")}`;
  if (name === "@request-target") return target;
  return name === "@target-uri" ? `https://${authority}${target}` : undefined;
}

/** The one spelling of a member of a dictionary (RFC 9421, section 2.1.2). */
function memberOf(header: string, key: string): string | undefined {
  const member = dictionaryIn(header)?.get(key);
  if (!member) return undefined;
  return isInnerList(member) ? serializeInnerList(member) : serializeItem(member);
}
