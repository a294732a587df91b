import type { Endpoint } from "@citelens/contract/base/endpoint";
import { listCampaigns } from "@citelens/contract/visibility/campaigns";
import { listAnswers } from "@citelens/contract/visibility/conversations";
import { listSourcePages, listSources } from "@citelens/contract/visibility/sources";
import { listWorkspaces } from "@citelens/contract/workspaces/workspaces";
import type { CallToolResult } from "@modelcontextprotocol/server";
import { askEndpoint } from "../call/ask-endpoint.ts";
import type { McpServices } from "../call/call-tool.ts";
import { appUrlOf } from "../catalogue/app-paths.ts";
import { refusedBy } from "../results/tool-result.ts";
import { markedText } from "../texts/told-value.rules.ts";
import { asDocument } from "./as-document.ts";
import { type FoundThing, foundId } from "./research-ids.rules.ts";

const workspacesMax = 5;
const foundOfEach = 5;

interface FoundLine extends FoundThing {
  readonly title: string;
  readonly url: string;
}

/** Answers, cited sites and pages, and campaigns that hold a text, in the caller's first workspaces. */
export async function searchEverything(services: McpServices, text: string): Promise<CallToolResult> {
  const listed = await askEndpoint(services.app, services.caller, listWorkspaces, {});
  if (listed.status >= 400) return refusedBy(listed);

  const workspaces = listWorkspaces.answer.parse(listed.body).filter(({ is_active }) => is_active);
  const found: FoundLine[] = [];
  for (const { id } of workspaces.slice(0, workspacesMax)) {
    const lines = await searchWorkspace(services, id, text);
    if (!Array.isArray(lines)) return lines;
    found.push(...lines);
  }
  const results = found.map(({ title, url, ...thing }) => ({ id: foundId(thing), title, url }));
  return asDocument({ results });
}

async function searchWorkspace(
  { app, caller, tools: { publicUrl } }: McpServices,
  workspaceId: string,
  search: string,
): Promise<FoundLine[] | CallToolResult> {
  const params = { projectId: workspaceId };
  const list = (endpoint: Endpoint, query: Readonly<Record<string, string>>) =>
    askEndpoint(app, caller, endpoint, { params, query: Object.entries(query) });
  const some = { search, page_size: String(foundOfEach) };
  const [answers, sites, pages, campaigns] = await Promise.all([
    list(listAnswers, { ...some, counted: "true" }),
    list(listSources, some),
    list(listSourcePages, some),
    list(listCampaigns, { page_size: "100" }),
  ]);
  for (const reply of [answers, sites, pages, campaigns]) {
    if (reply.status >= 400) return refusedBy(reply);
  }

  const of = { workspace_id: workspaceId };
  const word = search.toLowerCase();
  return [
    ...listAnswers.answer.parse(answers.body).results.map(({ id, query, operator_model, created }) => ({
      kind: "answer" as const,
      workspaceId,
      key: id,
      title: `Answer of ${operator_model.display_name} to “${query.text}”, ${created.slice(0, 10)}`,
      url: appUrlOf(publicUrl, "get_conversation", { ...of, query_id: query.id }),
    })),
    ...listSources.answer.parse(sites.body).results.map(({ domain }) => ({
      kind: "source" as const,
      workspaceId,
      key: domain,
      title: JSON.stringify(markedText(domain, "a cited site")),
      url: appUrlOf(publicUrl, "list_sources", of),
    })),
    ...listSourcePages.answer.parse(pages.body).results.map(({ url, title }) => ({
      kind: "page" as const,
      workspaceId,
      key: url,
      title: JSON.stringify(markedText(title ?? url, "the title of a cited page")),
      url: appUrlOf(publicUrl, "list_source_pages", of),
    })),
    ...listCampaigns.answer
      .parse(campaigns.body)
      .results.filter(({ name }) => name.toLowerCase().includes(word))
      .slice(0, foundOfEach)
      .map(({ id, name }) => ({
        kind: "campaign" as const,
        workspaceId,
        key: id,
        title: `Campaign “${name}”`,
        url: appUrlOf(publicUrl, "get_campaign", { ...of, campaign_id: id }),
      })),
  ];
}
