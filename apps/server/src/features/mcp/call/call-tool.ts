import { fieldErrors } from "@citelens/contract/base/field-errors";
import { pageSizeDefault } from "@citelens/contract/base/paging";
import { listAudits } from "@citelens/contract/content/technical-audit";
import type { CallToolResult } from "@modelcontextprotocol/server";
import type { FastifyInstance } from "fastify";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import type { ContractTool, JsonObject } from "../catalogue/shown-tool.ts";
import { type ListCursor, readCursor } from "../results/list-cursor.rules.ts";
import { objectOf } from "../results/table.ts";
import { toolAnswer } from "../results/tool-answer.ts";
import { refusedBy } from "../results/tool-result.ts";
import { askEndpoint } from "./ask-endpoint.ts";
import type { McpCaller } from "./mcp-caller.ts";
import { type EndpointRequest, requestOf } from "./tool-request.ts";

/** Everything that a call of a tool works with. */
export interface McpServices {
  readonly app: FastifyInstance;
  readonly tools: Tools;
  readonly caller: McpCaller;
}

/** Calls a tool as a request of the caller's; with a key of its own it is done once. */
export async function callTool(
  services: McpServices,
  tool: ContractTool,
  given: JsonObject,
  idempotencyKey?: string,
): Promise<CallToolResult> {
  const { app, tools, caller } = services;
  const cursor = cursorOf(tool, given);
  const request = requestOf(tool, given);
  if (tool.places.has("audit_id") && request.params.auditId === undefined) {
    const newest = await findNewestAudit(services, request);
    if (typeof newest !== "string") return newest;
    return callTool(services, tool, { ...given, audit_id: newest });
  }

  const query = given.cursor && tool.list?.isPaged ? pageQuery(request, cursor) : request.query;
  const asked = { ...request, query, ...(idempotencyKey && { idempotencyKey }) };
  const reply = await askEndpoint(app, caller, tool.operation.endpoint, asked);
  if (reply.status >= 400) return refusedBy(reply);
  const { publicUrl } = tools;
  return toolAnswer({ tool, given, answer: reply.body, cursor, publicUrl, now: tools.now() });
}

function cursorOf({ list }: ContractTool, { cursor, page_size }: JsonObject): ListCursor {
  const size = page_size === undefined || page_size === null ? pageSizeDefault : Number(page_size);
  if (!list || cursor === undefined || cursor === null) return { page: 1, pageSize: size, skip: 0 };
  const read = readCursor(cursor);
  if (!read) throw new FieldRefusal({ cursor: [fieldErrors.invalid] });
  return read;
}

function pageQuery({ query }: EndpointRequest, { page, pageSize }: ListCursor): EndpointRequest["query"] {
  const others = query.filter(([name]) => name !== "page_size");
  return [...others, ["page", String(page)], ["page_size", String(pageSize)]];
}

/** Id of the newest audit of the site, or why there is none. */
async function findNewestAudit(
  { app, caller }: McpServices,
  { params }: EndpointRequest,
): Promise<string | CallToolResult> {
  const reply = await askEndpoint(app, caller, listAudits, { params, query: [["page_size", "1"]] });
  if (reply.status >= 400) return refusedBy(reply);
  const { results } = objectOf(reply.body);
  const { id } = objectOf(Array.isArray(results) ? results[0] : undefined);
  if (typeof id !== "string") throw new Refusal("NOT_FOUND");
  return id;
}
