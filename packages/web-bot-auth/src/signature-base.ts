import { serializeItem } from "structured-headers";
import { componentValue, type Message } from "./component-value.ts";
import type { Component, Signature } from "./signatures.ts";

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
