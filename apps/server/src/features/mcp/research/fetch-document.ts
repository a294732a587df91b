import type { Endpoint } from "@citelens/contract/base/endpoint";
import { getAnswer } from "@citelens/contract/visibility/answers";
import { getCampaign } from "@citelens/contract/visibility/campaigns";
import { listSourcePages, listSources } from "@citelens/contract/visibility/sources";
import type { CallToolResult } from "@modelcontextprotocol/server";
import { Refusal } from "#platform/refusal.ts";
import { askEndpoint } from "../call/ask-endpoint.ts";
import type { McpServices } from "../call/call-tool.ts";
import { appUrlOf } from "../catalogue/app-paths.ts";
import type { JsonObject } from "../catalogue/shown-tool.ts";
import { structuredCharactersMax } from "../results/bounded.ts";
import { refusedBy } from "../results/tool-result.ts";
import { beginning, foreignPlaces, markedText, toldValue } from "../texts/told-value.rules.ts";
import { asDocument } from "./as-document.ts";
import { type FoundThing, readFoundId } from "./research-ids.rules.ts";

/** Members wrote all of a campaign themselves. */
const nothingForeign = foreignPlaces([]);

interface FoundDocument {
  readonly title: string;
  /** Foreign texts stand in it as JSON, each in an object that says so. */
  readonly text: string;
  readonly url: string;
  readonly metadata: JsonObject;
}

/** The whole of something that a search found. */
export async function fetchDocument(services: McpServices, id: string): Promise<CallToolResult> {
  const thing = readFoundId(id);
  if (!thing) throw new Refusal("NOT_FOUND");
  const { endpoint, params = {}, query = {} } = requestFor(thing);
  const reply = await askEndpoint(services.app, services.caller, endpoint, {
    params: { projectId: thing.workspaceId, ...params },
    query: Object.entries(query),
  });
  if (reply.status >= 400) return refusedBy(reply);

  const found = documentOf(thing, reply.body, services.tools.publicUrl);
  const as_of = services.tools.now().toISOString();
  return asDocument({ id, ...found, metadata: { ...found.metadata, as_of } });
}

interface DocumentRequest {
  readonly endpoint: Endpoint;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

function requestFor({ kind, key }: FoundThing): DocumentRequest {
  switch (kind) {
    case "answer":
      return { endpoint: getAnswer, params: { answerId: key } };
    case "campaign":
      return { endpoint: getCampaign, params: { campaignId: key } };
    case "source":
      return { endpoint: listSources, query: { domain: key } };
    case "page":
      return { endpoint: listSourcePages, query: { search: key.slice(0, 200), page_size: "100" } };
  }
}

function documentOf(thing: FoundThing, body: unknown, publicUrl: string): FoundDocument {
  const of = { workspace_id: thing.workspaceId };
  const roomy = structuredCharactersMax / 2; // in the document its quotes are escaped
  switch (thing.kind) {
    case "answer": {
      const { text, query, campaign, operator_model, ...answer } = getAnswer.answer.parse(body);
      const { created, country, language, citations, mentions } = answer;
      return {
        title: `Answer of ${operator_model.display_name} to “${query.text}”, ${created.slice(0, 10)}`,
        text: JSON.stringify(markedText(beginning(text, roomy), "an answer of an AI model")),
        url: appUrlOf(publicUrl, "get_conversation", { ...of, query_id: query.id }),
        metadata: {
          campaign: campaign.name,
          created,
          country,
          language,
          citations: citations.length,
          brands: mentions.map(({ brand, position }) => ({ brand, position })),
        },
      };
    }
    case "campaign": {
      const campaign = getCampaign.answer.parse(body);
      return {
        title: `Campaign “${campaign.name}”`,
        text: beginning(
          JSON.stringify(toldValue(campaign, { places: nothingForeign, charactersMax: roomy }).value),
          roomy,
        ),
        url: appUrlOf(publicUrl, "get_campaign", { ...of, campaign_id: thing.key }),
        metadata: { status: campaign.status, created: campaign.created },
      };
    }
    case "source": {
      const { n, results } = listSources.answer.parse(body);
      const [site] = results;
      if (!site) throw new Refusal("NOT_FOUND");
      const { domain, trend: _, favicon: __, ...figures } = site;
      return {
        title: JSON.stringify(markedText(domain, "a cited site")),
        text: JSON.stringify({ site: markedText(domain, "a cited site"), answers_that_cite: n, ...figures }),
        url: appUrlOf(publicUrl, "list_sources", of),
        metadata: { kind: site.kind, last_seen: site.last_seen },
      };
    }
    case "page": {
      const page = listSourcePages.answer.parse(body).results.find(({ url }) => url === thing.key);
      if (!page) throw new Refusal("NOT_FOUND");
      const { url, title, domain: _, favicon: __, ...figures } = page;
      return {
        title: JSON.stringify(markedText(title ?? url, "the title of a cited page")),
        text: JSON.stringify({ address: markedText(url, "an address of a cited page"), ...figures }),
        url: appUrlOf(publicUrl, "list_source_pages", of),
        metadata: { kind: page.kind, last_seen: page.last_seen },
      };
    }
  }
}
