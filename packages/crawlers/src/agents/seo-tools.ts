import type { AgentRow } from "../agent-row.ts";

const desktop = "A program on its user's desk, who may switch robots.txt off and choose any user agent.";

/** Backlink indexes, site audits and rank trackers. */
export const seoTools: readonly AgentRow[] = [
  { token: "SemrushBot", names: ["SemrushBot", "SemrushBot-*", "SiteAuditBot", "SplitSignalBot"], operator: "Semrush", purpose: "seo", robots: "yes", docs: "https://www.semrush.com/bot/" },
  { token: "AhrefsBot", names: ["AhrefsBot", "AhrefsSiteAudit"], operator: "Ahrefs", purpose: "seo", robots: "yes", ips: "https://api.ahrefs.com/v3/public/crawler-ips", signs: "https://ahrefs.com", docs: "https://ahrefs.com/robot" },
  { token: "MJ12bot", operator: "Majestic", purpose: "seo", robots: "yes", docs: "https://mj12bot.com/" },
  { token: "DotBot", operator: "Moz", purpose: "seo", robots: "yes", docs: "https://moz.com/help/moz-procedures/crawlers/dotbot" },
  { token: "rogerbot", operator: "Moz", purpose: "seo", robots: "yes", docs: "https://moz.com/help/moz-procedures/crawlers/rogerbot" },
  { token: "DataForSeoBot", operator: "DataForSEO", purpose: "seo", robots: "yes", docs: "https://dataforseo.com/dataforseo-bot" },
  { token: "BLEXBot", operator: "SEO PowerSuite", purpose: "seo", robots: "yes", sites: ["webmeup-crawler.com"] },
  { token: "Barkrowler", operator: "Babbar", purpose: "seo", robots: "yes", docs: "https://babbar.tech/crawler" },
  { token: "serpstatbot", operator: "Serpstat", purpose: "seo", robots: "yes", docs: "https://serpstatbot.com/" },
  { token: "SEOkicks", names: ["SEOkicks", "SEOkicks-*"], operator: "SEOkicks", purpose: "seo", robots: "yes", docs: "https://www.seokicks.de/robot.html" },
  { token: "Screaming Frog SEO Spider", operator: "Screaming Frog", purpose: "seo", robots: "yes", local: true, docs: "https://www.screamingfrog.co.uk/seo-spider/", note: desktop },
  { token: "Sitebulb", operator: "Sitebulb", purpose: "seo", robots: "yes", local: true, sites: ["sitebulb.com"], note: desktop },
  { token: "OnCrawl", operator: "Oncrawl", purpose: "seo", robots: "yes", sites: ["oncrawl.com"] },
  { token: "Botify", operator: "Botify", purpose: "seo", robots: "yes", sites: ["botify.com"] },
  { token: "Audisto", names: ["Audisto"], operator: "Audisto", purpose: "seo", robots: "yes", sites: ["audisto.com"] },
  { token: "BrightEdge Crawler", names: ["BrightEdge"], operator: "BrightEdge", purpose: "seo", robots: "yes" },
  { token: "SeobilityBot", names: ["SeobilityBot", "Seobility"], operator: "Seobility", purpose: "seo", robots: "yes", sites: ["seobility.net"] },
  { token: "SISTRIX", operator: "SISTRIX", purpose: "seo", robots: "yes", docs: "https://crawler.sistrix.net/" },
  { token: "XoviBot", names: ["XoviBot", "XoviOnpageCrawler"], operator: "Xovi", purpose: "seo", robots: "yes", sites: ["xovibot.net"] },
  { token: "LinkpadBot", operator: "Linkpad", purpose: "seo", sites: ["linkpad.org", "linkpad.ru"] },
  { token: "Lumar", names: ["Lumar", "deepcrawl"], operator: "Lumar", purpose: "seo", robots: "yes", sites: ["deepcrawl.com", "lumar.io"] },
  { token: "SEOlyt", names: ["SEOlyt", "SEOlyts", "SEOlyticsCrawler"], operator: "SEOlytics", purpose: "seo" },
  { token: "SERankingBacklinksBot", names: ["SERankingBacklinksBot", "seranking"], operator: "SE Ranking", purpose: "seo", robots: "yes", sites: ["seranking.com"] },
  { token: "SearchAtlas", operator: "Search Atlas", purpose: "seo", sites: ["searchatlas.com"] },
  { token: "RyteBot", names: ["RyteBot", "OnPageBot"], operator: "Ryte", purpose: "seo", robots: "yes", sites: ["bot.ryte.com", "bot.onpage.org"] },
  { token: "spbot", names: ["spbot/"], operator: "OpenLinkProfiler", purpose: "seo", robots: "yes", sites: ["openlinkprofiler.org"] },
  { token: "JetOctopus", names: ["JetOctopus", "JetOctopusBot"], operator: "JetOctopus", purpose: "seo", robots: "yes", sites: ["jetoctopus.com"] },
  { token: "ContentKing", names: ["ContentKing", "whatuseragent"], operator: "Conductor", purpose: "seo", sites: ["contentkingapp.com"] },
  { token: "CognitiveSEO", operator: "CognitiveSEO", purpose: "seo", sites: ["cognitiveseo.com"] },
  { token: "linkdexbot", operator: "Linkdex", purpose: "seo", sites: ["linkdex.com"] },
  { token: "SeoSiteCheckup", operator: "SEO Site Checkup", purpose: "seo", sites: ["seositecheckup.com"] },
  { token: "ZoomBot", names: ["ZoomBot (Linkbot"], operator: "SEOZoom", purpose: "seo", note: "Told by its second name, since others call themselves ZoomBot too." },
];
