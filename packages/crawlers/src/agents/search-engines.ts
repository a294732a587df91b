import type { AgentRow } from "../agent-row.ts";

const googleCrawlers = "https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers";
const googleIps = "https://developers.google.com/static/crawling/ipranges/common-crawlers.json";
const googleDns = ["*.googlebot.com", "*.geo.googlebot.com"] as const;
const yandex = "https://yandex.com/support/webmaster/robot-workings/check-yandex-robots.html";

const yandexNames = [
  "YandexBot",
  "YandexMobileBot",
  "YandexRenderResourcesBot",
  "YandexAccessibilityBot",
  "YandexScreenshotBot",
  "YandexMobileScreenShotBot",
  "YandexComBot",
  "YandexImages",
  "YandexImageResizer",
  "YandexVideo",
  "YandexVideoParser",
  "YandexMedia",
  "YandexNews",
  "YandexBlogs",
  "YandexFavicons",
  "YandexWebmaster",
  "YandexPagechecker",
  "YandexSitelinks",
  "YandexVertis",
  "YandexVerticals",
  "YandexOntoDB",
  "YandexMetrika",
] as const;

const sogouNames = ["Sogou web spider", "Sogou inst spider", "Sogou Pic Spider", "Sogou News Spider", "Sogou Video Spider", "Sogou Orion spider", "Sogou blog", "Sogou spider", "Sogou spider2", "Sogou-Test-Spider"] as const;

/** Classic search engines, some of whose indexes also feed AI answers. */
export const searchEngines: readonly AgentRow[] = [
  { token: "Google-InspectionTool", operator: "Google", purpose: "search_engine", robots: "yes", ips: googleIps, dns: googleDns, docs: googleCrawlers, note: "Tests a page for Search Console at its owner's request, so it proves no indexing." },
  { token: "Storebot-Google", operator: "Google", purpose: "search_engine", robots: "yes", ips: googleIps, dns: googleDns, docs: googleCrawlers, feeds: ["Google Shopping"] },
  { token: "Googlebot", names: ["Googlebot", "Googlebot-*"], operator: "Google", purpose: "search_engine", robots: "yes", ips: googleIps, dns: googleDns, docs: googleCrawlers, sites: ["google.com/bot"], feeds: ["Google AI Overviews", "Google AI Mode", "Gemini"] },
  { token: "bingbot", operator: "Microsoft", purpose: "search_engine", robots: "yes", ips: "https://www.bing.com/toolbox/bingbot.json", dns: ["*.search.msn.com"], docs: "https://www.bing.com/webmasters/help/which-crawlers-does-bing-use-8c184ec0", feeds: ["Microsoft Copilot"] },
  { token: "msnbot", names: ["msnbot", "msnbot-*"], operator: "Microsoft", purpose: "search_engine", robots: "yes", dns: ["*.search.msn.com"], sites: ["search.msn.com/msnbot"], note: "The predecessor of bingbot." },
  {
    token: "DuckDuckBot",
    names: ["DuckDuckBot", "DuckDuckBot-*", "DuckDuckGo-Favicons-Bot"],
    operator: "DuckDuckGo",
    purpose: "search_engine",
    robots: "yes",
    ips: "https://duckduckgo.com/duckduckbot.json",
    signs: "https://bot.duckduckgo.com",
    docs: "https://duckduckgo.com/duckduckgo-help-pages/results/duckduckbot/",
    note: "Sends Signature-Agent as a bare address, without quotes.",
  },
  { token: "Bravebot", operator: "Brave", purpose: "search_engine", robots: "yes", docs: "https://safe.search.brave.com/help/brave-search-crawler", feeds: ["Brave Search"], note: "The index is also sold as context for models." },
  { token: "Kagibot", operator: "Kagi", purpose: "search_engine", robots: "yes", docs: "https://kagi.com/bot" },
  { token: "PetalBot", operator: "Huawei", purpose: "search_engine", robots: "yes", docs: "https://webmaster.petalsearch.com/site/petalbot", note: "Also serves Huawei's assistant." },
  { token: "Baiduspider", names: ["Baiduspider", "Baiduspider-*"], operator: "Baidu", purpose: "search_engine", robots: "yes", dns: ["*.baidu.com", "*.baidu.jp"], sites: ["baidu.com/search/spider"] },
  { token: "YandexBot", names: yandexNames, operator: "Yandex", purpose: "search_engine", robots: "yes", dns: ["*.yandex.ru", "*.yandex.net", "*.yandex.com"], docs: yandex, sites: ["yandex.com/bots", "yandex.ru/bots"] },
  { token: "Sogou web spider", names: sogouNames, operator: "Sogou", purpose: "search_engine", sites: ["sogou.com/docs/help/webmasters"], note: "The browser of the same company also says Sogou, so only the spiders' full names count." },
  { token: "360Spider", names: ["360Spider", "360Spider-*", "HaosouSpider"], operator: "Qihoo 360", purpose: "search_engine" },
  { token: "YisouSpider", operator: "Shenma", purpose: "search_engine" },
  { token: "Qwantbot", names: ["Qwantbot", "Qwantbot-*", "Qwantify", "Qwantify-*"], operator: "Qwant", purpose: "search_engine", robots: "yes", sites: ["help.qwant.com/bot"] },
  { token: "MojeekBot", operator: "Mojeek", purpose: "search_engine", robots: "yes", dns: ["*.mojeek.com"], docs: "https://www.mojeek.com/bot.html" },
  { token: "SeznamBot", operator: "Seznam", purpose: "search_engine", robots: "yes", dns: ["*.seznam.cz"], sites: ["napoveda.seznam.cz/seznambot"] },
  { token: "Slurp", names: ["Yahoo! Slurp"], operator: "Yahoo", purpose: "search_engine", robots: "yes", dns: ["*.crawl.yahoo.net"] },
  { token: "Y!J", names: ["Y!J-*"], operator: "Yahoo Japan", purpose: "search_engine", robots: "yes" },
  { token: "Yeti", names: ["Yeti/"], operator: "Naver", purpose: "search_engine", robots: "yes", sites: ["naver.me/spd", "naver.me/bot", "help.naver.com/robots"] },
  { token: "Daum", names: ["Daum/", "Daum 4", "Daumoa", "Daumoa-*"], operator: "Kakao", purpose: "search_engine", robots: "yes" },
  { token: "coccocbot", names: ["coccocbot", "coccocbot-*"], operator: "Coc Coc", purpose: "search_engine", robots: "yes", sites: ["help.coccoc.com"] },
  { token: "YepBot", operator: "Ahrefs", purpose: "search_engine", robots: "yes", docs: "https://yep.com/yepbot/" },
  { token: "Exabot", names: ["Exabot", "Exabot-*"], caseSensitive: true, operator: "Exalead", purpose: "search_engine", robots: "yes", sites: ["exabot.com"], note: "ExaBot, with a capital B, is the AI search of Exa." },
  { token: "Swisscows", names: ["Swisscows", "SwisscowsBot"], operator: "Swisscows", purpose: "search_engine", sites: ["swisscows.com"] },
  { token: "Linespider", operator: "LINE", purpose: "search_engine", robots: "yes" },
  { token: "yacybot", operator: "YaCy users", purpose: "search_engine", robots: "yes", local: true, note: "A search engine of equals: anyone may run a node of it." },
  { token: "search.marginalia.nu", operator: "Marginalia", purpose: "search_engine", robots: "yes", sites: ["search.marginalia.nu"] },
  { token: "ZumBot", operator: "Zum", purpose: "search_engine" },
  { token: "SeekportBot", names: ["SeekportBot", "Seekport"], operator: "Seekport", purpose: "search_engine", robots: "yes" },
  { token: "Teoma", names: ["Teoma", "Ask Jeeves/Teoma"], operator: "Ask", purpose: "search_engine" },
  { token: "Freespoke", operator: "Freespoke", purpose: "search_engine" },
  { token: "Gigabot", operator: "Gigablast", purpose: "search_engine" },
  { token: "Findxbot", operator: "Findx", purpose: "search_engine", sites: ["findxbot.com"] },
];
