import type { AgentRow } from "../agent-row.ts";

const googleFetchers = "https://developers.google.com/crawling/docs/crawlers-fetchers/google-user-triggered-fetchers";
const googleCrawlers = "https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers";
const googleIps = "https://developers.google.com/static/crawling/ipranges/common-crawlers.json";
const googleProxy = "google-proxy-*.google.com";
const apple = "https://support.apple.com/en-us/119829";
const amazon = "https://developer.amazon.com/amazonbot";
const meta = "https://developers.facebook.com/docs/sharing/webmasters/web-crawlers/";

/** The AI agents of companies that also run a search engine, a cloud, a shop or a network. */
export const platforms: readonly AgentRow[] = [
  { token: "GoogleAgent-Mariner", operator: "Google", purpose: "ai_agent", robots: "user_initiated_may_ignore", docs: googleFetchers },
  { token: "GoogleAgent-Search", operator: "Google", purpose: "ai_user_fetch", robots: "user_initiated_may_ignore", docs: googleFetchers },
  { token: "GoogleAgent-URLContext", operator: "Google", purpose: "ai_user_fetch", robots: "user_initiated_may_ignore", docs: googleFetchers, note: "Fetches the URLs that callers of the Gemini API pass along." },
  {
    token: "Google-Agent",
    operator: "Google",
    purpose: "ai_agent",
    robots: "user_initiated_may_ignore",
    ips: "https://developers.google.com/static/crawling/ipranges/user-triggered-agents.json",
    dns: [googleProxy],
    signs: "https://agent.bot.goog",
    docs: googleFetchers,
    note: "Signs its requests and names its directory in the dictionary form.",
  },
  {
    token: "Google-GeminiNotebook",
    names: ["Google-GeminiNotebook", "Google-NotebookLM"],
    operator: "Google",
    purpose: "ai_user_fetch",
    robots: "user_initiated_may_ignore",
    ips: "https://developers.google.com/static/crawling/ipranges/user-triggered-fetchers.json",
    dns: ["*.gae.googleusercontent.com", googleProxy],
    docs: googleFetchers,
    note: "Google-NotebookLM is its former name.",
  },
  { token: "Gemini app", names: [], whole: ["Google"], operator: "Google", purpose: "ai_user_fetch", note: "All that the Gemini app says of itself when a person asks about a page, by one study of September 2026; Google documents neither the name nor its addresses." },
  { token: "GoogleOther", operator: "Google", purpose: "other", robots: "yes", ips: googleIps, dns: ["*.googlebot.com", "*.geo.googlebot.com"], docs: googleCrawlers, note: "Any team of Google's may use it, for research and development among others, so it proves no search and no training." },
  { token: "Gemini-Deep-Research", operator: "Google", purpose: "ai_user_fetch", docs: googleFetchers },
  { token: "Google-Gemini-CLI", operator: "Google", purpose: "ai_agent", local: true, docs: "https://github.com/google-gemini/gemini-cli" },
  { token: "Google-CloudVertexBot", names: ["Google-CloudVertexBot", "CloudVertexBot"], operator: "Google", purpose: "ai_search_index", robots: "yes", ips: googleIps, dns: ["*.googlebot.com"], docs: googleCrawlers, note: "Crawls a site for Vertex AI because its owner asked for it." },
  { token: "Google-Firebase", operator: "Google", purpose: "ai_user_fetch" },
  { token: "Google-Extended", names: [], sendsRequests: false, operator: "Google", purpose: "llm_training", robots: "yes", docs: googleCrawlers, note: "Exists in robots.txt only; the one who sends it as a user agent is not Google." },
  { token: "AzureAI-SearchBot", operator: "Microsoft", purpose: "ai_search_index" },
  { token: "GitHubCopilotChat", operator: "GitHub", purpose: "ai_agent", local: true },
  { token: "Applebot-Extended", names: [], sendsRequests: false, operator: "Apple", purpose: "llm_training", robots: "yes", docs: apple, note: "Exists in robots.txt only; Applebot does the crawling." },
  { token: "Applebot", operator: "Apple", purpose: "ai_search_index", robots: "yes", ips: "https://search.developer.apple.com/applebot.json", dns: ["*.applebot.apple.com"], docs: apple, feeds: ["Siri", "Spotlight", "Apple Intelligence"], note: "Follows the rules for Googlebot where robots.txt does not name it." },
  { token: "Amzn-SearchBot", operator: "Amazon", purpose: "ai_search_index", robots: "yes", ips: "https://developer.amazon.com/amazonbot/searchbot-ip-addresses/", docs: amazon, feeds: ["Alexa", "Rufus"] },
  { token: "Amzn-User", operator: "Amazon", purpose: "ai_user_fetch", robots: "yes", ips: "https://developer.amazon.com/amazonbot/live-ip-addresses/", docs: amazon },
  { token: "Amazonbot", operator: "Amazon", purpose: "llm_training", robots: "yes", ips: "https://developer.amazon.com/amazonbot/ip-addresses/", dns: ["*.crawl.amazonbot.amazon"], docs: amazon },
  { token: "NovaAct", names: ["NovaAct", "Agent-NovaAct"], operator: "Amazon", purpose: "ai_agent", local: true, note: "A toolkit for browser agents that runs where its developer runs it." },
  { token: "AmazonBuyForMe", operator: "Amazon", purpose: "ai_agent" },
  { token: "bedrockbot", names: ["bedrockbot", "bedrockbot-*", "bedrockbot_*"], operator: "Amazon", purpose: "ai_search_index", robots: "yes", docs: "https://docs.aws.amazon.com/bedrock/latest/userguide/webcrawl-data-source-connector.html", note: "Followed by an id of its customer's crawler." },
  { token: "amazon-kendra", names: ["amazon-kendra", "amazon-kendra-*", "KendraBot"], operator: "Amazon", purpose: "ai_search_index", robots: "yes" },
  { token: "amazon-QBusiness", operator: "Amazon", purpose: "ai_search_index" },
  { token: "meta-webindexer", operator: "Meta", purpose: "ai_search_index", docs: meta, feeds: ["Meta AI"] },
  { token: "meta-externalfetcher", operator: "Meta", purpose: "ai_user_fetch", robots: "user_initiated_may_ignore", ips: "https://www.facebook.com/peering/geofeed", docs: meta, note: "The addresses are a geofeed, which is CSV." },
  { token: "meta-externalagent", operator: "Meta", purpose: "llm_training", robots: "yes", docs: meta },
  { token: "meta-externaltest", operator: "Meta", purpose: "other", signs: "https://www.meta.com", docs: meta, note: "Tries out what Meta builds on other sites." },
  { token: "FacebookBot", operator: "Meta", purpose: "llm_training", robots: "yes", docs: "https://developers.facebook.com/docs/sharing/bot/", note: "Collects for models of speech and translation; facebookexternalhit is the link preview." },
  { token: "Bytespider", operator: "ByteDance", purpose: "llm_training", robots: "no" },
  { token: "TikTokSpider", operator: "ByteDance", purpose: "llm_training" },
  { token: "DuckAssistBot", operator: "DuckDuckGo", purpose: "ai_user_fetch", robots: "yes", ips: "https://duckduckgo.com/duckassistbot.json", signs: "https://assistbot.duckduckgo.com", docs: "https://duckduckgo.com/duckduckgo-help-pages/results/duckassistbot/" },
  { token: "YandexAdditional", names: ["YandexAdditional", "YandexAdditionalBot"], operator: "Yandex", purpose: "ai_search_index", robots: "yes", docs: "https://yandex.com/support/webmaster/robot-workings/check-yandex-robots.html", feeds: ["Alice"] },
  { token: "kagi-fetcher", operator: "Kagi", purpose: "ai_user_fetch", docs: "https://help.kagi.com/kagi/ai/kagi-ai.html" },
  {
    token: "Cloudflare-AutoRAG",
    names: ["Cloudflare-AutoRAG", "Cloudflare-AI-Search", "Cloudflare-AI-Search-External"],
    operator: "Cloudflare",
    purpose: "ai_search_index",
    robots: "yes",
    signs: "https://search.ai.cloudflare.com",
    docs: "https://developers.cloudflare.com/ai-search",
    note: "AutoRAG became AI Search; its customers choose the sites.",
  },
  { token: "CloudflareBrowserRenderingCrawler", operator: "Cloudflare", purpose: "ai_agent", signs: "https://web-bot-auth.cloudflare-browser-rendering-085.workers.dev", note: "A hosted browser for the agents of Cloudflare's customers." },
  { token: "Mozilla-Tabstack", names: ["Mozilla-Tabstack", "Tabstack"], operator: "Mozilla", purpose: "other", robots: "yes" },
  { token: "atlassian-bot", operator: "Atlassian", purpose: "other", robots: "yes", docs: "https://support.atlassian.com/organization-administration/docs/connect-custom-website-to-rovo/" },
  { token: "KlaviyoAIBot", operator: "Klaviyo", purpose: "other", robots: "yes", signs: "https://www.klaviyo.com", docs: "https://help.klaviyo.com/hc/en-us/articles/40496146232219", note: "Reads only the sites that its customers connect." },
];
