import type { CallToolResult } from "@modelcontextprotocol/server";
import { z } from "zod";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import type { JsonObject } from "../catalogue/shown-tool.ts";
import { plainText } from "../texts/told-value.rules.ts";

/** A result that programs read by its fields, with a paragraph for whoever reads text, and the fields again for clients that do that alone. */
export function answered(fields: JsonObject, paragraph: string): CallToolResult {
  return {
    content: [
      { type: "text", text: paragraph },
      { type: "text", text: JSON.stringify(fields) },
    ],
    structuredContent: { ...fields },
  };
}

const detailed = z.object({ detail: z.string(), code: z.string() });
const fielded = z.record(z.string(), z.array(z.string()));

/** A refusal of the API's with its sentence and its code. */
export function refusedBy(reply: {
  readonly body: unknown;
  readonly retryAfter: string | undefined;
}): CallToolResult {
  const { data: problem } = detailed.safeParse(reply.body);
  const fields = fielded.safeParse(reply.body).data;
  const wait = reply.retryAfter ? ` Try again in ${reply.retryAfter} seconds.` : "";
  if (problem) return refusal(problem.code, `${problem.detail}${wait}`);
  return fields ? refusedFields(fields) : refusal("SERVER_ERROR", new Refusal("SERVER_ERROR").message);
}

/** Refusal that was thrown as the result of a tool; anything else is thrown on. */
export function refusedAs(error: unknown): CallToolResult {
  if (error instanceof Refusal) return refusal(error.code, error.message);
  if (error instanceof FieldRefusal) return refusedFields(error.fields);
  throw error;
}

function refusedFields(fields: Readonly<Record<string, readonly string[]>>): CallToolResult {
  const sentences = Object.entries(fields).map(([field, errors]) => `${field}: ${errors.join(" ")}`);
  return refusal("ARGUMENTS_INVALID", `${new Refusal("ARGUMENTS_INVALID").message} ${sentences.join(" ")}`);
}

function refusal(code: string, sentence: string): CallToolResult {
  return {
    isError: true,
    content: [{ type: "text", text: `${plainText(sentence)} [${code}]` }],
    _meta: { code },
  };
}
