import { dayIn, shiftDay } from "@citelens/contract/base/days";
import type { KeyScope } from "@citelens/contract/base/endpoint";
import { createApiKey } from "@citelens/contract/workspaces/api-keys";
import {
  Client as NewClient,
  StreamableHTTPClientTransport as NewTransport,
} from "@modelcontextprotocol/client";
import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as OldTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { z } from "zod";
import type { Home } from "#test/answers-world.ts";
import type { Household } from "#test/household.ts";

/** A result of a tool as both clients give it. */
const toolResult = z.object({
  content: z.array(z.object({ type: z.literal("text"), text: z.string() })),
  structuredContent: z.record(z.string(), z.unknown()).optional(),
  isError: z.boolean().optional(),
  _meta: z.looseObject({ code: z.string().optional() }).optional(),
});
export type ToolResult = z.output<typeof toolResult>;

export interface McpClient {
  readonly era: "2025" | "2026";
  readonly client: OldClient | NewClient;
  call(name: string, given?: Readonly<Record<string, unknown>>): Promise<ToolResult>;
}

/** Both official clients over HTTP, each of its era, with the same header. */
export async function bothClients(address: string, authorization: string): Promise<McpClient[]> {
  const url = new URL(`${address}/mcp`);
  const requestInit = { headers: { authorization } };
  const old = new OldClient({ name: "old", version: "1" });
  // Its types do not know exactOptionalPropertyTypes.
  await old.connect(new OldTransport(url, { requestInit }) as Parameters<OldClient["connect"]>[0]);
  const young = new NewClient(
    { name: "young", version: "1" },
    { versionNegotiation: { mode: { pin: "2026-07-28" } } },
  );
  await young.connect(new NewTransport(url, { requestInit }));
  return [
    {
      era: "2025",
      client: old,
      call: async (name, given = {}) => toolResult.parse(await old.callTool({ name, arguments: given })),
    },
    {
      era: "2026",
      client: young,
      call: async (name, given = {}) => toolResult.parse(await young.callTool({ name, arguments: given })),
    },
  ];
}

/** Secret of a new key of the home's with these scopes. */
export async function newKey({ ask }: Home, scopes: readonly KeyScope[]): Promise<string> {
  const { answer } = await ask(createApiKey, { body: { name: `For ${scopes.join(" ")}`, scopes } });
  return answer.key;
}

type ToolArguments = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Arguments for every tool, with a draft of the client's own, as only that can be launched. */
export async function argumentsWithDraft({ call }: McpClient, household: Household): Promise<ToolArguments> {
  const given = argumentsOf(household);
  const { structuredContent } = await call("create_campaign_draft", {
    ...given.create_campaign_draft,
    queries: ["best running shoes"],
    operator_models: ["chatgpt"],
  });
  return { ...given, launch_campaign: { ...given.launch_campaign, campaign_id: structuredContent?.id } };
}

/** Arguments for every tool that is an endpoint, with ids of the household's rows. */
export function argumentsOf({ rows, home }: Pick<Household, "rows" | "home">): ToolArguments {
  const id = (name: string) => rows.get(name)?.id ?? "";
  const workspace = { workspace_id: home.projectId };
  const campaign = { ...workspace, campaign_id: id("campaignId") };
  const today = dayIn("UTC", new Date());
  const days = { ...workspace, from_date: shiftDay(today, -29), to_date: today };
  return {
    list_workspaces: {},
    get_workspace: workspace,
    get_summary: workspace,
    get_visibility: workspace,
    get_ranking: workspace,
    list_sources: workspace,
    list_source_pages: workspace,
    get_channels: workspace,
    get_sentiment: workspace,
    list_negative_answers: workspace,
    list_prompts: workspace,
    get_matrix: campaign,
    get_annotations: workspace,
    list_campaigns: workspace,
    get_campaign: campaign,
    list_runs: campaign,
    list_conversations: workspace,
    get_conversation: { ...workspace, query_id: id("queryId") },
    list_answers: { ...workspace, counted: true, page_size: 5 },
    get_answer: { ...workspace, answer_id: id("answerId") },
    diff_answers: { ...workspace, answer_id: id("answerId"), with: id("answerId") },
    list_agent_visits: days,
    get_page_timeline: { ...workspace, path: "/shoes" },
    get_indexing: workspace,
    get_referrals: days,
    list_opportunities: { ...workspace, kind: ["CREATE_PAGE"] },
    get_audit: { ...workspace, audit_id: id("auditId") },
    get_credits: workspace,
    estimate_campaign: { ...workspace, queries: ["best shoes"], operator_models: ["chatgpt"] },
    create_campaign_draft: { ...workspace, name: "Spring" },
    update_campaign: { ...campaign, name: "Autumn again" },
    set_competitor: { ...workspace, competitor_id: id("competitorId"), status: "accepted" },
    launch_campaign: campaign,
    run_campaign: campaign,
    explain_metric: { metric: "share of voice" },
    search: { query: "shoes" },
  };
}
