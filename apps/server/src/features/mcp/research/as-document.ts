import type { CallToolResult } from "@modelcontextprotocol/server";
import type { JsonObject } from "../catalogue/shown-tool.ts";

/** A result of `search` and `fetch`: the same object as fields and as the one text, which is all that some research tools read. */
export function asDocument(fields: JsonObject): CallToolResult {
  return { content: [{ type: "text", text: JSON.stringify(fields) }], structuredContent: { ...fields } };
}
