/** Text that Chrome's version is a placeholder for in the documentation. */
const chrome = "Chrome/140.0.0.0";
const webKit = "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko";
const metaCrawler = "+https://developers.facebook.com/docs/sharing/webmasters/crawler";

/**
 * The whole user agent by the token of its agent, as the operator's documentation writes it; Anthropic documents the names alone,
 * so that its three are as they are sent. An agent that stands in no documentation is left out.
 */
export const sampleUserAgents: Readonly<Record<string, string>> = {
  "OAI-SearchBot":
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36; compatible; OAI-SearchBot/1.4; +https://openai.com/searchbot",
  GPTBot: `${webKit}); compatible; GPTBot/1.4; +https://openai.com/gptbot`,
  "ChatGPT-User": `${webKit}); compatible; ChatGPT-User/1.0; +https://openai.com/bot`,
  "Claude-SearchBot": `${webKit}; compatible; Claude-SearchBot/1.0; +searchbot@anthropic.com)`,
  "Claude-User": `${webKit}; compatible; Claude-User/1.0; +Claude-User@anthropic.com)`,
  ClaudeBot: `${webKit}; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)`,
  PerplexityBot: `${webKit}; compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)`,
  "Perplexity-User": `${webKit}; compatible; Perplexity-User/1.0; +https://perplexity.ai/perplexity-user)`,
  "MistralAI-Index": `${webKit}; compatible; MistralAI-Index/1.0; +https://docs.mistral.ai/robots)`,
  "MistralAI-User": `${webKit}; compatible; MistralAI-User/1.0; +https://docs.mistral.ai/robots)`,
  Googlebot: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Google-Agent": `${webKit}; compatible; Google-Agent; +https://developers.google.com/crawling/docs/crawlers-fetchers/google-agent) ${chrome} Safari/537.36`,
  bingbot: "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
  Applebot:
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)",
  Amazonbot: `${webKit}; compatible; Amazonbot/0.1; +https://developer.amazon.com/support/amazonbot) Chrome/119.0.6045.214 Safari/537.36`,
  "Amzn-SearchBot": `${webKit}; compatible; Amzn-SearchBot/0.1) Chrome/119.0.6045.214 Safari/537.36`,
  "meta-webindexer": `meta-webindexer/1.1 (${metaCrawler})`,
  "meta-externalfetcher": `meta-externalfetcher/1.1 (${metaCrawler})`,
  "meta-externalagent": `meta-externalagent/1.1 (${metaCrawler})`,
  DuckAssistBot: "DuckAssistBot/1.2; (+http://duckduckgo.com/duckassistbot.html)",
  CCBot: "CCBot/2.0 (https://commoncrawl.org/faq/)",
};
