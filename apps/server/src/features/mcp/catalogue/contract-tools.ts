import { type Operation, operations } from "@citelens/contract/api";
import type { EndpointTool } from "@citelens/contract/base/endpoint";
import { foreignPlaces } from "../texts/told-value.rules.ts";
import { listOf } from "./answer-lists.ts";
import type { ContractTool, ShownTool, ToolScope } from "./shown-tool.ts";
import { flattened, outputSchemaOf, type SchemaOf } from "./tool-schemas.ts";

/** Sentences on a tool beside the summary of its endpoint. */
const notes: Readonly<Record<string, string>> = {
  list_workspaces: "Begin here: every other tool wants a workspace_id.",
  get_answer: "The whole text, which lists cut.",
  get_audit: "Without audit_id the newest one.",
  get_matrix: "Ids of campaigns come from list_campaigns.",
  launch_campaign:
    "Without confirm it does nothing and tells what it costs; ask the person before you send confirm.",
  run_campaign:
    "Without confirm it does nothing and tells what it costs; ask the person before you send confirm.",
};

/** Every endpoint that is a tool, in the contract's order. */
export function contractTools(schemaOf: SchemaOf): ContractTool[] {
  return operations.flatMap((operation) => {
    const { tool, scope } = operation.endpoint;
    return tool && scope && scope !== "none" ? [contractTool(operation, { tool, scope, schemaOf })] : [];
  });
}

interface ToolParts {
  readonly tool: EndpointTool;
  readonly scope: ToolScope;
  readonly schemaOf: SchemaOf;
}

function contractTool(operation: Operation, { tool, scope, schemaOf }: ToolParts): ContractTool {
  const { endpoint } = operation;
  const { name, untrusted } = tool;
  const { inputSchema, ...taken } = flattened(name, endpoint, schemaOf);
  const note = notes[name];
  return {
    kind: "endpoint",
    scope,
    operation,
    ...taken,
    untrusted: foreignPlaces(untrusted),
    list: listOf(name, endpoint),
    shown: {
      name,
      description: `${endpoint.summary}.${note ? ` ${note}` : ""}`,
      inputSchema,
      outputSchema: outputSchemaOf(name, endpoint),
      annotations: hintsOf({ tool, scope, operation }),
    },
  };
}

function hintsOf({
  tool: { title },
  scope,
  operation: { endpoint },
}: Omit<ToolParts, "schemaOf"> & { readonly operation: Operation }): ShownTool["annotations"] {
  return {
    title,
    readOnlyHint: scope === "read",
    destructiveHint: scope === "spend" || endpoint.method === "PATCH",
    idempotentHint: scope === "read" || endpoint.method === "PATCH",
    openWorldHint: scope === "spend", // models of others are asked
  };
}
