import { fieldErrors } from "@citelens/contract/base/field-errors";
import type { CallToolResult } from "@modelcontextprotocol/server";
import { FieldRefusal } from "#platform/refusal.ts";
import type { McpServices } from "../call/call-tool.ts";
import { refuseUnknown } from "../call/tool-request.ts";
import type { JsonObject, ShownTool } from "../catalogue/shown-tool.ts";
import { explainedMetric, metricNames } from "../guide/explained-metric.ts";
import type { GuideSection } from "../guide/metrics-sections.ts";
import { rowsThatFit, structuredCharactersMax } from "../results/bounded.ts";
import { answered } from "../results/tool-result.ts";
import { fetchDocument } from "./fetch-document.ts";
import { searchEverything } from "./search-everything.ts";

/** A tool that is no endpoint: it reads, by endpoints or from the guide. */
export interface OwnTool {
  readonly kind: "own";
  readonly scope: "read";
  readonly shown: ShownTool;
  run(services: McpServices, given: JsonObject): Promise<CallToolResult>;
}

const textsMax = 200;
const text = { type: "string", maxLength: textsMax } as const;

/** The tools that search, as research asks for them, and the guide to the figures. */
export function ownTools(sections: readonly GuideSection[]): OwnTool[] {
  return [
    own({
      name: "explain_metric",
      title: "Explain a figure",
      description:
        "What a figure counts and how far to trust it, from this product's guide; without a metric the names of all.",
      argument: ["metric", text],
      required: false,
      answers: {
        metric: { type: ["string", "null"] },
        explanations: { type: "array", items: { type: "string" } },
      },
      run: async ({ tools }, metric) =>
        explained(sections, { metric, publicUrl: tools.publicUrl, now: tools.now() }),
    }),
    own({
      name: "search",
      title: "Search",
      description:
        "Finds answers, cited sites and pages, and campaigns that hold a text, in your workspaces.",
      argument: ["query", text],
      required: true,
      answers: { results: { type: "array", items: { type: "object" } } },
      run: (services, query) => searchEverything(services, query),
    }),
    own({
      name: "fetch",
      title: "Fetch",
      description: "The whole of something that search found, by its id.",
      argument: ["id", { type: "string" }],
      required: true,
      answers: Object.fromEntries(["id", "title", "text", "url"].map((name) => [name, { type: "string" }])),
      run: (services, id) => fetchDocument(services, id),
    }),
  ];
}

interface OwnParts {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The one argument that it has. */
  readonly argument: readonly [name: string, schema: JsonObject];
  readonly required: boolean;
  readonly answers: JsonObject;
  run(services: McpServices, argument: string): Promise<CallToolResult>;
}

function own({
  name,
  title,
  description,
  argument: [argument, schema],
  required,
  answers,
  run,
}: OwnParts): OwnTool {
  const properties = { [argument]: schema };
  return {
    kind: "own",
    scope: "read",
    shown: {
      name,
      description,
      inputSchema: {
        type: "object",
        properties,
        required: required ? [argument] : [],
        additionalProperties: false,
      },
      outputSchema: { type: "object", properties: answers, required: Object.keys(answers).slice(0, 1) },
      annotations: {
        title,
        readOnlyHint: true,
        destructiveHint: false,
        idempotentHint: true,
        openWorldHint: false,
      },
    },
    run: async (services, given) => {
      refuseUnknown(given, properties);
      const value = given[argument] ?? "";
      const wrong = (sentence: string) => new FieldRefusal({ [argument]: [sentence] });
      if (typeof value !== "string") throw wrong("Enter a text.");
      if (required && value.trim() === "") throw wrong(fieldErrors.required);
      if (schema.maxLength && value.length > textsMax) throw wrong(`Enter at most ${textsMax} characters.`);
      return run(services, value.trim());
    },
  };
}

interface AskedMetric {
  readonly metric: string;
  readonly publicUrl: string;
  readonly now: Date;
}

function explained(
  sections: readonly GuideSection[],
  { metric, publicUrl, now }: AskedMetric,
): CallToolResult {
  const all = metric === "" ? metricNames(sections) : explainedMetric(sections, metric);
  const explanations = all.slice(0, rowsThatFit(all, structuredCharactersMax));
  const beside = { as_of: now.toISOString(), app_url: publicUrl };
  const sentence =
    explanations.length > 0 ? "" : ` Nothing is said of it; there are: ${metricNames(sections).join(", ")}.`;
  return answered(
    {
      metric: metric === "" ? null : metric,
      explanations,
      sections: sections.map(({ uri }) => uri),
      ...beside,
    },
    `From the guide to the figures.${sentence}`,
  );
}
