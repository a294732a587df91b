import type { AgentRow } from "../agent-row.ts";

const parallel = "https://docs.parallel.ai/resources/crawler";
const diffbot = "https://docs.diffbot.com/docs/does-crawl-respect-robotstxt";

/** Search indexes that are built for models and agents rather than for people. */
export const aiSearch: readonly AgentRow[] = [
  { token: "ExaSearchBot", operator: "Exa", purpose: "ai_search_index", robots: "yes", signs: "https://crawler.exa.ai", docs: "https://crawler.exa.ai/", feeds: ["Exa"] },
  { token: "ExaBot", caseSensitive: true, operator: "Exa", purpose: "ai_search_index", feeds: ["Exa"], note: "Exabot, with a small b, is the old search engine of Exalead." },
  { token: "TavilyBot", operator: "Tavily", purpose: "ai_search_index", feeds: ["Tavily"] },
  { token: "LinkupBot", operator: "Linkup", purpose: "ai_search_index", feeds: ["Linkup"] },
  { token: "Shap-User", operator: "Parallel", purpose: "ai_user_fetch", docs: parallel },
  { token: "ShapBot", operator: "Parallel", purpose: "ai_search_index", robots: "yes", docs: parallel },
  { token: "AIWebIndex", operator: "Lyrenth", purpose: "ai_search_index", robots: "yes", ips: "https://lyrenth.com/bot/ip-ranges.json", dns: ["*.lyrenth.com"], docs: "https://lyrenth.com/crawler-policy" },
  { token: "Diffbot-User", operator: "Diffbot", purpose: "ai_user_fetch", docs: diffbot },
  {
    token: "Diffbot",
    names: ["Diffbot", "Doximity-Diffbot"],
    operator: "Diffbot",
    purpose: "ai_search_index",
    robots: "yes",
    docs: diffbot,
    sites: ["diffbot.com"],
    feeds: ["Diffbot"],
    note: "For the search and the knowledge graph that answers cite, not for training; whoever crawls by its API may override robots.txt.",
  },
  { token: "KernelSearchBot", operator: "Kernel", purpose: "ai_search_index", signs: "https://search.bot.kernel.sh", docs: "https://www.kernel.sh/docs/bots" },
  { token: "HenkBot", operator: "Valyu", purpose: "ai_search_index" },
  { token: "Querit-SearchBot", names: ["Querit-SearchBot", "QueritBot"], operator: "Querit", purpose: "ai_search_index" },
  { token: "Channel3Bot", names: ["Channel3Bot", "Channel3/"], operator: "Channel3", purpose: "ai_search_index", signs: "https://bot.trychannel3.com", docs: "https://trychannel3.com/channel3bot" },
  { token: "ZanistaBot", operator: "Zanista", purpose: "ai_search_index" },
  { token: "Anomura", names: ["Anomura/"], operator: "Direqt", purpose: "ai_search_index", robots: "yes" },
  { token: "AddSearchBot", operator: "AddSearch", purpose: "ai_search_index" },
  { token: "Aranet-SearchBot", operator: "Aranet", purpose: "ai_search_index" },
  { token: "TerraCotta", names: ["TerraCotta", "Terra Cotta"], operator: "Ceramic AI", purpose: "ai_search_index", robots: "yes", docs: "https://github.com/CeramicTeam/CeramicTerracotta" },
  { token: "ProRata", names: ["ProRata", "ProRataInc"], operator: "ProRata", purpose: "ai_search_index" },
  { token: "IbouBot", operator: "Ibou", purpose: "ai_search_index" },
  { token: "UseAI", operator: "Use AI", purpose: "ai_user_fetch" },
  { token: "GeistHaus-PageFetcher", operator: "GeistHaus", purpose: "ai_user_fetch" },
  { token: "Poggio-Citations", operator: "Poggio", purpose: "ai_user_fetch" },
  { token: "ModelContextProtocol", names: ["ModelContextProtocol/"], operator: "MCP fetch server users", purpose: "ai_user_fetch", robots: "yes", local: true, docs: "https://github.com/modelcontextprotocol/servers", note: "Obeys robots.txt when the model asks, and not when the person asks." },
];
