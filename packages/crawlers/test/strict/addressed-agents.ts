import { chrome } from "../user-agents.ts";
import { type StrictCase, strictCase } from "./strict-case.ts";

const android =
  "Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36";
const oldChrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/79.0.3945.88 Safari/537.36";

/** Pages on an agent's own site, by which it is known where nothing else is said. */
const pages: readonly (readonly [token: string, address: string])[] = [
  ["GPTBot", "https://openai.com/gptbot"],
  ["OAI-SearchBot", "https://openai.com/searchbot"],
  ["PerplexityBot", "https://perplexity.ai/perplexitybot"],
  ["Perplexity-User", "https://www.perplexity.ai/perplexity-user"],
  ["Amazonbot", "https://developer.amazon.com/support/amazonbot"],
  ["Applebot", "http://www.apple.com/go/applebot"],
  ["CCBot", "https://commoncrawl.org/ccbot"],
  ["CCBot", "https://commoncrawl.org/faq/"],
  ["Diffbot", "http://www.diffbot.com/dev"],
  ["Diffbot", "https://diffbot.com"],
  ["YouBot", "https://about.you.com/youbot/"],
  ["DuckAssistBot", "http://duckduckgo.com/duckassistbot.html"],
  ["DuckDuckBot", "http://duckduckgo.com/duckduckbot.html"],
  ["Googlebot", "http://www.google.com/bot.html"],
  ["bingbot", "http://www.bing.com/bingbot.htm"],
  ["msnbot", "http://search.msn.com/msnbot.htm"],
  ["Baiduspider", "http://www.baidu.com/search/spider.html"],
  ["Baiduspider", "http://www.baidu.com/search/spider.htm"],
  ["YandexBot", "http://yandex.com/bots"],
  ["Sogou web spider", "http://www.sogou.com/docs/help/webmasters.htm#07"],
  ["PetalBot", "https://webmaster.petalsearch.com/site/petalbot"],
  ["Exabot", "http://www.exabot.com/go/robot"],
  ["MojeekBot", "https://www.mojeek.com/bot.html"],
  ["coccocbot", "http://help.coccoc.com/searchengine"],
  ["Yeti", "http://naver.me/spd"],
  ["Yeti", "http://help.naver.com/robots/"],
  ["Kagibot", "https://kagi.com/bot"],
  ["YepBot", "https://yep.com/yepbot/"],
  ["Findxbot", "http://www.findxbot.com"],
  ["SemrushBot", "http://www.semrush.com/bot.html"],
  ["AhrefsBot", "http://ahrefs.com/robot/"],
  ["AhrefsBot", "http://ahrefs.com/robot/site-audit"],
  ["MJ12bot", "http://mj12bot.com/"],
  ["DotBot", "https://moz.com/help/moz-procedures/crawlers/dotbot"],
  ["DataForSeoBot", "https://dataforseo.com/dataforseo-bot"],
  ["BLEXBot", "http://webmeup-crawler.com/"],
  ["Barkrowler", "https://babbar.tech/crawler"],
  ["serpstatbot", "https://serpstatbot.com/"],
  ["SEOkicks", "https://www.seokicks.de/robot.html"],
  ["SISTRIX", "http://crawler.sistrix.net/"],
  ["Sitebulb", "https://sitebulb.com"],
  ["OnCrawl", "http://www.oncrawl.com/"],
  ["Botify", "http://botify.com"],
  ["CognitiveSEO", "http://cognitiveseo.com/bot.html"],
  ["ContentKing", "https://whatis.contentkingapp.com"],
  ["Lumar", "https://deepcrawl.com/bot"],
  ["spbot", "http://openlinkprofiler.org/bot"],
  ["linkdexbot", "http://www.linkdex.com/bots/"],
  ["SeobilityBot", "https://www.seobility.net/sites/bot.html"],
  ["RyteBot", "https://bot.ryte.com/"],
  ["JetOctopus", "https://jetoctopus.com/bot"],
  ["XoviBot", "http://www.xovibot.net/"],
  ["Swisscows", "https://swisscows.com/"],
  ["Timpibot", "http://www.timpi.io"],
  ["ImagesiftBot", "https://imagesift.com/about"],
  ["ICC-Crawler", "https://ucri.nict.go.jp/en/icccrawler.html"],
  ["SBIntuitionsBot", "https://www.sbintuitions.co.jp/en/bot/"],
  ["aiHitBot", "https://www.aihitdata.com/about"],
  ["Panscient", "https://panscient.com/faq.htm"],
  ["VelenPublicWebCrawler", "https://velen.io"],
  ["Linguee Bot", "http://www.linguee.com/bot"],
  ["Brightbot", "https://brightdata.com/brightbot"],
  ["xAI-Bot", "https://x.ai/bots/"],
  ["Kangaroo Bot", "https://kangaroobot.com"],
  ["Crawlspace", "https://crawlspace.dev"],
  ["bigsur.ai", "https://www.bigsur.ai"],
  ["Crawl4AI", "https://github.com/unclecode/crawl4ai"],
  ["TerraCotta", "https://github.com/CeramicTeam/CeramicTerracotta"],
];

const frames: readonly ((address: string) => string)[] = [
  (address) => `Mozilla/5.0 (compatible; +${address})`,
  (address) => `${chrome} (compatible; +${address})`,
  (address) => `Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; +${address}`,
  (address) => `${android} +${address}`,
  (address) => `${oldChrome} (+${address})`,
  (address) => `Mozilla/5.0 (compatible; ${address})`,
  (address) => `Mozilla/5.0 (compatible; crawler; +${address})`,
  (address) => `Mozilla/5.0 (compatible; bot/1.0; +${address})`,
];

const framed = pages.flatMap(([token, address], index) =>
  [0, 3].flatMap((step) => {
    const frame = frames[(index * 3 + step) % frames.length];
    return frame ? [strictCase(token, frame(address))] : [];
  }),
);

const written: readonly (readonly [token: string, userAgent: string])[] = [
  [
    "CognitiveSEO",
    "Mozilla/5.0 (Windows; U; Windows NT 6.0; en-US; rv:1.8.1) Gecko/20061010 Firefox/2.0 - WebCrawler http://cognitiveseo.com/bot.html",
  ],
  ["SearchAtlas", "SearchAtlas.com SEO Crawler"],
  ["SearchAtlas", "searchatlas.com/2.0"],
  ["linkdexbot", "linkdex.com/v2.0"],
  ["SISTRIX", "crawler.sistrix.net"],
  ["Sitebulb", "www.sitebulb.com"],
  ["linkReader", "linkReader/1.0 (+https://gochitchat.ai)"],
  ["linkReader", "Mozilla/5.0 (compatible; linkReader/1.2; +https://gochitchat.ai/reader)"],
  [
    "Lumar",
    `${android} (compatible; Googlebot/2.1; +http://www.google.com/bot.html) https://deepcrawl.com/bot`,
  ],
  [
    "Lumar",
    "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) https://deepcrawl.com/bot",
  ],
  ["Baiduspider", `${android} (compatible; +http://www.baidu.com/search/spider.html)`],
  ["spbot", "Mozilla/5.0 (compatible; spbot/5.0.3; +http://OpenLinkProfiler.org/bot )"],
  ["GPTBot", "Mozilla/5.0 (compatible; +HTTPS://OpenAI.com/GPTBot)"],
  ["Diffbot", "Mozilla/5.0 (compatible; +www.diffbot.com)"],
];

export const addressedAgents: readonly StrictCase[] = [
  ...framed,
  ...written.map(([token, userAgent]) => strictCase(token, userAgent)),
];
