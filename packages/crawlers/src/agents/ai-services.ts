import type { AgentRow } from "../agent-row.ts";

const listed = "Known from public lists only; nobody documents it.";

/** Providers of data to AI, and agents that are AI by all signs but say too little of themselves. */
export const aiServices: readonly AgentRow[] = [
  { token: "FirecrawlAgent", operator: "Firecrawl", purpose: "other", robots: "yes", docs: "https://docs.firecrawl.dev" },
  { token: "ApifyBot", names: ["ApifyBot", "ApifyWebsiteContentCrawler"], operator: "Apify", purpose: "other", signs: "https://api.apify.com", docs: "https://docs.apify.com" },
  { token: "Crawl4AI", operator: "Crawl4AI users", purpose: "other", local: true, docs: "https://github.com/unclecode/crawl4ai" },
  { token: "Crawlspace", operator: "Crawlspace", purpose: "other", robots: "yes", docs: "https://crawlspace.dev" },
  { token: "Brightbot", operator: "Bright Data", purpose: "other", docs: "https://brightdata.com/brightbot" },
  { token: "CragCrawler", operator: "CragSoftware", purpose: "other" },
  { token: "webzio", names: ["webzio", "omgili", "omgilibot"], operator: "Webz.io", purpose: "other", robots: "yes", docs: "https://webz.io/blog/web-data/what-is-the-omgili-bot-and-why-is-it-crawling-your-website/", sites: ["webz.io/bot"] },
  { token: "QualifiedBot", operator: "Qualified", purpose: "other" },
  { token: "bigsur.ai", operator: "Big Sur AI", purpose: "other", docs: "https://www.bigsur.ai" },
  { token: "wpbot", names: ["wpbot/"], operator: "QuantumCloud", purpose: "other" },
  { token: "aiHitBot", operator: "aiHit", purpose: "other", robots: "yes", docs: "https://www.aihitdata.com/about" },
  { token: "Panscient", names: ["Panscient", "panscient.com"], operator: "Panscient", purpose: "other", robots: "yes", docs: "https://panscient.com/faq.htm", sites: ["panscient.com"] },
  { token: "Sidetrade indexer bot", operator: "Sidetrade", purpose: "other" },
  { token: "QuillBot", names: ["QuillBot", "quillbot.com"], operator: "QuillBot", purpose: "other" },
  { token: "NagetBot", operator: "Naget", purpose: "other" },
  { token: "Thinkbot", operator: "Thinkbot", purpose: "other", robots: "no", docs: "https://www.thinkbot.agency" },
  { token: "WRTNBot", operator: "Wrtn", purpose: "other", note: listed },
  { token: "Bard-AI", operator: "unknown", purpose: "other", note: "Borrows the former name of Gemini; nothing ties it to Google." },
  { token: "Gemini-AI", operator: "unknown", purpose: "other", note: "Borrows the name of Gemini; nothing ties it to Google." },
  { token: "newsai", names: ["newsai/"], operator: "unknown", purpose: "other", note: "Several sites use this brand." },
  { token: "Spawning-AI", operator: "Spawning", purpose: "other", note: listed },
  { token: "ImageMind", operator: "ImageMind", purpose: "other", note: listed },
  { token: "KunatoCrawler", operator: "Kunato", purpose: "other", note: listed },
  { token: "ExteContextCrawl", operator: "Exte", purpose: "other", note: listed },
  { token: "GoGuidesCrawler", names: ["GoGuidesCrawler", "GoGuidesDiscoveryBot"], operator: "GoGuides", purpose: "other", note: listed },
  { token: "The Knowledge AI", operator: "unknown", purpose: "other", note: listed },
  { token: "Flyriverbot", operator: "Flyriver", purpose: "other", note: listed },
];
