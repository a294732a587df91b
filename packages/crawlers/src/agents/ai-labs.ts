import type { AgentRow } from "../agent-row.ts";

const openai = "https://developers.openai.com/api/docs/bots";
const anthropic = "https://support.claude.com/en/articles/8896518-does-anthropic-crawl-data-from-the-web-and-how-can-site-owners-block-the-crawler";
const anthropicIps = "https://claude.com/crawling/bots.json";
const perplexity = "https://docs.perplexity.ai/docs/resources/perplexity-crawlers";
const mistral = "https://docs.mistral.ai/robots";
const kimi = "https://www.kimi.com/policies/kimi-crawlers";

/** Companies known for a model or an assistant of their own. */
export const aiLabs: readonly AgentRow[] = [
  { token: "OAI-SearchBot", operator: "OpenAI", purpose: "ai_search_index", robots: "yes", ips: "https://openai.com/searchbot.json", docs: openai, sites: ["openai.com/searchbot"], feeds: ["ChatGPT Search"], note: "Shares a crawl with GPTBot where a site allows both." },
  { token: "GPTBot", operator: "OpenAI", purpose: "llm_training", robots: "yes", ips: "https://openai.com/gptbot.json", docs: openai, note: "Where a site allows OAI-SearchBot too, OpenAI may use one crawl for both, so either may stay away." },
  { token: "ChatGPT-User", operator: "OpenAI", purpose: "ai_user_fetch", robots: "user_initiated_may_ignore", ips: "https://openai.com/chatgpt-user.json", docs: openai, note: "Opens a page because a user asked; it does not decide what search shows." },
  { token: "ChatGPT-Browser", operator: "OpenAI", purpose: "ai_user_fetch", docs: openai, note: "Seen in the wild, absent from the documentation." },
  { token: "OAI-AdsBot", operator: "OpenAI", purpose: "other", ips: "https://openai.com/adsbot.json", docs: openai, note: "Checks the landing pages of ads; proves nothing about search." },
  { token: "openai-mcp", names: ["openai-mcp/"], operator: "OpenAI", purpose: "ai_user_fetch", docs: openai, note: "Connectors of ChatGPT, as public code shows them." },
  { token: "ChatGPT agent", names: [], operator: "OpenAI", purpose: "ai_agent", signs: "https://chatgpt.com", docs: "https://help.openai.com/en/articles/11845367-chatgpt-agent-allowlisting", note: "Has the user agent of a plain Chrome; only its signed requests give it away." },
  { token: "Claude-SearchBot", operator: "Anthropic", purpose: "ai_search_index", robots: "yes", ips: anthropicIps, docs: anthropic, feeds: ["Claude"] },
  { token: "Claude-User", operator: "Anthropic", purpose: "ai_user_fetch", robots: "yes", ips: anthropicIps, local: true, docs: anthropic, note: "Claude Code sends this name from its user's own machine, so a foreign address is no forgery." },
  { token: "ClaudeBot", names: ["ClaudeBot", "Anthropic-Claude"], operator: "Anthropic", purpose: "llm_training", robots: "yes", ips: anthropicIps, docs: anthropic },
  { token: "Claude-Web", operator: "Anthropic", purpose: "other", docs: anthropic, note: "An older name that Anthropic no longer documents." },
  { token: "anthropic-ai", operator: "Anthropic", purpose: "llm_training", docs: anthropic, note: "An older name that Anthropic no longer documents." },
  { token: "claude-code", names: ["claude-code/"], operator: "Anthropic", purpose: "ai_agent", local: true, note: "The coding agent, where it does not call itself Claude-User." },
  { token: "PerplexityBot", operator: "Perplexity", purpose: "ai_search_index", robots: "yes", ips: "https://www.perplexity.ai/perplexitybot.json", docs: perplexity, feeds: ["Perplexity"], note: "The address list may redirect to www.perplexity.com." },
  { token: "Perplexity-User", names: ["Perplexity-User", "PerplexityUser"], operator: "Perplexity", purpose: "ai_user_fetch", robots: "user_initiated_may_ignore", ips: "https://www.perplexity.ai/perplexity-user.json", docs: perplexity },
  { token: "MistralAI-Index", operator: "Mistral AI", purpose: "ai_search_index", robots: "yes", ips: "https://mistral.ai/mistralai-index-ips.json", docs: mistral, feeds: ["Le Chat"] },
  { token: "MistralAI-User", operator: "Mistral AI", purpose: "ai_user_fetch", robots: "yes", ips: "https://mistral.ai/mistralai-user-ips.json", docs: mistral },
  { token: "MistralAI-Training", operator: "Mistral AI", purpose: "llm_training", robots: "yes", docs: mistral },
  { token: "Grok-DeepSearch", operator: "xAI", purpose: "ai_user_fetch" },
  { token: "xAI-SearchBot", operator: "xAI", purpose: "ai_search_index", feeds: ["Grok"], note: "Seen in logs; not documented by xAI as far as we know." },
  { token: "xAI-Bot", names: ["xAI-Bot", "GrokBot", "Grok-Bot"], operator: "xAI", purpose: "llm_training", docs: "https://x.ai/bots/" },
  { token: "DeepSeekBot", operator: "DeepSeek", purpose: "llm_training" },
  { token: "Kimi-SearchBot", operator: "Moonshot AI", purpose: "ai_search_index", docs: kimi, feeds: ["Kimi"] },
  { token: "Kimi-User", operator: "Moonshot AI", purpose: "ai_user_fetch", docs: kimi },
  { token: "KimiBot", operator: "Moonshot AI", purpose: "llm_training", docs: kimi },
  { token: "ChatGLM-Spider", operator: "Zhipu AI", purpose: "llm_training" },
  { token: "PanguBot", operator: "Huawei", purpose: "llm_training" },
  { token: "TongyiBot", operator: "Alibaba", purpose: "ai_user_fetch" },
  { token: "YiyanBot", operator: "Baidu", purpose: "ai_user_fetch" },
  { token: "cohere-training-data-crawler", names: ["cohere-training-data-crawler", "cohere-training"], operator: "Cohere", purpose: "llm_training" },
  { token: "cohere-ai", names: ["cohere-ai", "Cohere-Command"], operator: "Cohere", purpose: "ai_user_fetch" },
  { token: "Reflectionbot", operator: "Reflection AI", purpose: "other", note: "Its user agent links to a model maker that does not document it." },
  { token: "SBIntuitionsBot", operator: "SB Intuitions", purpose: "llm_training", robots: "yes", docs: "https://www.sbintuitions.co.jp/en/bot/" },
  { token: "Character-AI", operator: "Character.AI", purpose: "ai_user_fetch" },
  { token: "YouBot", operator: "You.com", purpose: "ai_search_index", robots: "yes", dns: ["*.search.you.com"], signs: "https://you.com", docs: "https://about.you.com/youbot/", feeds: ["You.com"] },
  { token: "PhindBot", operator: "Phind", purpose: "ai_search_index", feeds: ["Phind"] },
  { token: "Andibot", operator: "Andi", purpose: "ai_search_index", feeds: ["Andi"] },
  { token: "iAskBot", names: ["iAskBot", "iaskspider"], operator: "iAsk", purpose: "ai_search_index", feeds: ["iAsk"] },
  { token: "linkReader", names: [], operator: "Sider", purpose: "ai_user_fetch", sites: ["gochitchat.ai"], note: "Others use the word too, so only the link to its site gives it away." },
  { token: "LinerBot", operator: "Liner", purpose: "ai_user_fetch" },
];
