/** User agent that a Chrome on a desk sends; several agents put their name before, within or behind it. */
export const chrome =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";

/** User agents that the most important agents really send, with the token that each must be known by. */
export const knownAgents: readonly (readonly [token: string, userAgent: string])[] = [
  ["OAI-SearchBot", `${chrome}; compatible; OAI-SearchBot/1.4; +https://openai.com/searchbot`],
  [
    "GPTBot",
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; GPTBot/1.4; +https://openai.com/gptbot",
  ],
  [
    "ChatGPT-User",
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot",
  ],
  [
    "OAI-AdsBot",
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; OAI-AdsBot/1.0; +https://openai.com/bot)",
  ],
  ["openai-mcp", "openai-mcp/1.0.0"],
  [
    "ClaudeBot",
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)",
  ],
  [
    "Claude-SearchBot",
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Claude-SearchBot/1.0; +searchbot@anthropic.com)",
  ],
  [
    "Claude-User",
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Claude-User/1.0; +Claude-User@anthropic.com)",
  ],
  ["Claude-User", "Claude-User (claude-code/2.1.119; +https://support.anthropic.com/)"],
  ["claude-code", "claude-code/2.1.87"],
  [
    "PerplexityBot",
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)",
  ],
  [
    "Perplexity-User",
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Perplexity-User/1.0; +https://perplexity.ai/perplexity-user)",
  ],
  [
    "GoogleAgent-Mariner",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko; compatible; GoogleAgent-Mariner; +https://developers.google.com/search/docs/crawling-indexing/google-agent-mariner) Chrome/135.0.0.0 Safari/537.36",
  ],
  [
    "Google-Agent",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko; compatible; Google-Agent; +https://developers.google.com/crawling/docs/crawlers-fetchers/google-agent) Chrome/140.0.0.0 Safari/537.36",
  ],
  [
    "Google-GeminiNotebook",
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36 (compatible; Google-GeminiNotebook; +https://developers.google.com/crawling/docs/crawlers-fetchers/google-gemininotebook)",
  ],
  ["Google-GeminiNotebook", "Mozilla/5.0 (compatible; Google-NotebookLM)"],
  ["Google-GeminiNotebook", "Google-NotebookLM"],
  ["Gemini app", "Google"],
  [
    "GoogleOther",
    "Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36 (compatible; GoogleOther)",
  ],
  ["GoogleOther", "GoogleOther"],
  ["GoogleOther", "GoogleOther-Image/1.0"],
  ["GoogleOther", "GoogleOther-Video/1.0"],
  ["Diffbot-User", "Mozilla/5.0 (compatible; Diffbot-User/1.0; +https://docs.diffbot.com/)"],
  ["Diffbot-User", "Diffbot-User"],
  [
    "Diffbot",
    "Mozilla/5.0 (Windows; U; Windows NT 5.1; en-US; rv:1.9.1.2) Gecko/20090729 Firefox/3.5.2 (.NET CLR 3.5.30729; Diffbot/0.1)",
  ],
  ["Diffbot", "Mozilla/5.0 (compatible; Doximity-Diffbot)"],
  ["KernelSearchBot", "KernelSearchBot/1.0 (+https://www.kernel.sh/docs/bots)"],
  ["Channel3Bot", "Channel3/1.0 (+https://trychannel3.com/channel3bot)"],
  ["GrokAgent", "GrokAgent/1.0"],
  ["meta-externaltest", "meta-externaltest/1.1"],
  ["ExaSearchBot", "Mozilla/5.0 (compatible; ExaSearchBot/1.0; +https://crawler.exa.ai/)"],
  [
    "Google-Gemini-CLI",
    "Mozilla/5.0 (compatible; Google-Gemini-CLI/1.0; +https://github.com/google-gemini/gemini-cli)",
  ],
  [
    "Applebot",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)",
  ],
  [
    "Amazonbot",
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Amazonbot/0.1; +https://developer.amazon.com/support/amazonbot) Chrome/119.0.6045.214 Safari/537.36",
  ],
  ["Amzn-SearchBot", "Mozilla/5.0 (compatible; Amzn-SearchBot/0.1)"],
  ["Amzn-User", "Mozilla/5.0 (compatible; Amzn-User/0.1)"],
  ["NovaAct", `${chrome} Agent-NovaAct/0.9`],
  [
    "meta-externalagent",
    "meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/web-crawlers)",
  ],
  [
    "meta-webindexer",
    "meta-webindexer/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/web-crawlers)",
  ],
  ["meta-externalfetcher", "meta-externalfetcher/1.1"],
  [
    "Bytespider",
    "Mozilla/5.0 (Linux; Android 6.0; Nexus 5 Build/MRA58N) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/51.0.5668.1446 Mobile Safari/537.36; Bytespider;bytespider@bytedance.com",
  ],
  [
    "Bytespider",
    "Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 (compatible; Bytespider; https://zhanzhang.toutiao.com/)",
  ],
  [
    "MistralAI-User",
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; MistralAI-User/1.0; +https://docs.mistral.ai/robots)",
  ],
  [
    "MistralAI-Index",
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; MistralAI-Index/1.0; +https://docs.mistral.ai/robots)",
  ],
  ["xAI-Bot", "Mozilla/5.0 (compatible; xAI-Bot/1.0; +https://x.ai/bots/)"],
  ["DeepSeekBot", "Mozilla/5.0 (compatible; DeepSeekBot/1.0)"],
  [
    "KimiBot",
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; KimiBot/1.0; +https://www.kimi.com/policies/kimi-crawlers",
  ],
  ["Kimi-User", "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; Kimi-User/1.0"],
  ["DuckAssistBot", "DuckAssistBot/1.2; (+http://duckduckgo.com/duckassistbot.html)"],
  ["CCBot", "CCBot/2.0 (https://commoncrawl.org/faq/)"],
  ["Cotoyogi", "Mozilla/5.0 (compatible; Cotoyogi/4.0; +https://ds.rois.ac.jp/center8/crawler/)"],
  ["ICC-Crawler", "ICC-Crawler/3.0 (Mozilla-compatible; ; https://ucri.nict.go.jp/en/icccrawler.html)"],
  ["ShapBot", "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ShapBot/0.1.0"],
  ["Shap-User", "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; Shap-User/0.1.0"],
  [
    "Cloudflare-AutoRAG",
    "Cloudflare-AI-Search-External (https://developers.cloudflare.com/ai-search; ai-search@cloudflare.com)",
  ],
  ["Manus-User", `${chrome}; Manus-User/1.0`],
  [
    "Devin",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36; Devin/1.0; +devin.ai",
  ],
  [
    "ModelContextProtocol",
    "ModelContextProtocol/1.0 (Autonomous; +https://github.com/modelcontextprotocol/servers)",
  ],
  ["opencode", "opencode/1.18.31 ai-sdk/provider-utils/4.0.23 runtime/bun/1.3.14"],
  ["bigsur.ai", "bigsur.ai (+https://www.bigsur.ai)"],
  [
    "Reflectionbot",
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Reflectionbot/1.0; +https://reflection.ai/bot) Chrome/151.0.0.0 Safari/537.36",
  ],
  ["Exabot", "Mozilla/5.0 (compatible; Exabot/3.0; +http://www.exabot.com/go/robot)"],
  ["Exabot", "Mozilla/5.0 (compatible; Konqueror/3.5; Linux) KHTML/3.5.5 (like Gecko) (Exabot-Thumbnails)"],
  ["Googlebot", "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"],
  [
    "Googlebot",
    "Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  ],
  ["Googlebot", "Googlebot-Image/1.0"],
  ["Google-InspectionTool", "Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)"],
  [
    "bingbot",
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/140.0.0.0 Safari/537.36",
  ],
  ["bingbot", "Mozilla/5.0+(compatible;+bingbot/2.0;++http://www.bing.com/bingbot.htm)"],
  ["msnbot", "msnbot-media/1.1 (+http://search.msn.com/msnbot.htm)"],
  ["DuckDuckBot", "Mozilla/5.0 (compatible; DuckDuckBot-Https/1.1; https://duckduckgo.com/duckduckbot)"],
  ["Baiduspider", "Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)"],
  ["YandexBot", "Mozilla/5.0 (compatible; YandexRenderResourcesBot/1.0; +http://yandex.com/bots)"],
  ["Sogou web spider", "Sogou web spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)"],
  [
    "360Spider",
    "Mozilla/5.0 (Windows NT 6.1) AppleWebKit/537.1 (KHTML, like Gecko) Chrome/21.0.1180.89 Safari/537.1; 360Spider",
  ],
  ["Slurp", "Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)"],
  ["Y!J", "Mozilla/5.0 (compatible; Y!J-ASR/1.0)"],
  ["Yeti", "Mozilla/5.0 (compatible; Yeti/1.1; +https://naver.me/spd)"],
  ["Daum", "Mozilla/5.0 (compatible; MSIE or Firefox mutant;) Daum 4.1"],
  [
    "Daum",
    "Mozilla/5.0 (compatible; MSIE or Firefox mutant; not on Windows server;) Daumoa/4.0 (Following Mediapartners-Google)",
  ],
  ["coccocbot", "Mozilla/5.0 (compatible; coccocbot-web/1.0; +http://help.coccoc.com/searchengine)"],
  ["PetalBot", "Mozilla/5.0 (compatible;PetalBot;+https://webmaster.petalsearch.com/site/petalbot)"],
  ["Teoma", "Mozilla/2.0 (compatible; Ask Jeeves/Teoma; +http://sp.ask.com/docs/about/tech_crawling.html)"],
  ["search.marginalia.nu", "search.marginalia.nu"],
  ["SemrushBot", "Mozilla/5.0 (compatible; SemrushBot-SWA/0.1; +http://www.semrush.com/bot.html)"],
  ["AhrefsBot", "Mozilla/5.0 (compatible; AhrefsSiteAudit/6.1; +http://ahrefs.com/robot/site-audit)"],
  ["MJ12bot", "Mozilla/5.0 (compatible; MJ12bot/v1.4.8; http://mj12bot.com/)"],
  [
    "rogerbot",
    "rogerbot/1.2 (https://moz.com/help/guides/moz-procedures/what-is-rogerbot, rogerbot-crawler+shiny@moz.com)",
  ],
  [
    "serpstatbot",
    "serpstatbot/2.1 (advanced backlink tracking bot; https://serpstatbot.com/; abuse@serpstatbot.com)",
  ],
  ["Screaming Frog SEO Spider", "Screaming Frog SEO Spider/21.4"],
  ["ZoomBot", "ZoomBot (Linkbot 1.0 http://suite.seozoom.it/bot.html)"],
];

const webKitOnMac =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const webKitOnIphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const chromeOnWindows =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";
const chromeOnAndroid =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36";
const webviewOnAndroid =
  "Mozilla/5.0 (Linux; Android 14; SM-S918B Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/141.0.0.0 Mobile Safari/537.36";

export const browsers: readonly string[] = [
  chrome,
  chromeOnWindows,
  chromeOnAndroid,
  webviewOnAndroid,
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
  "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Ubuntu Chromium/120.0.0.0 Chrome/120.0.0.0 Safari/537.36",
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/141.0.0.0 Safari/537.36",
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0",
  "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0",
  "Mozilla/5.0 (Android 14; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0",
  `${webKitOnIphone} FxiOS/143.0 Mobile/15E148 Safari/605.1.15`,
  `${webKitOnMac} Version/18.6 Safari/605.1.15`,
  `${webKitOnIphone} Version/18.6 Mobile/15E148 Safari/604.1`,
  "Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1",
  `${webKitOnIphone} CriOS/141.0.7390.41 Mobile/15E148 Safari/604.1`,
  `${chromeOnWindows} Edg/141.0.0.0`,
  `${chromeOnWindows} Edg/141.0.0.0 Copilot/1.0`,
  `${chromeOnAndroid} EdgA/141.0.0.0`,
  `${webKitOnIphone} Version/18.0 EdgiOS/141.0.3537.60 Mobile/15E148 Safari/605.1.15`,
  `${chromeOnWindows} OPR/122.0.0.0`,
  "Opera/9.80 (Android; Opera Mini/88.0.2254/191.371; U; sw) Presto/2.12.423 Version/12.16",
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 YaBrowser/25.8.0.0 Safari/537.36",
  `${webKitOnIphone} Version/18.0 YaBrowser/25.8.1.10 SA/3 Mobile/15E148 Safari/604.1 YandexSearch/25.80`,
  "Mozilla/5.0 (Linux; Android 13; SM-A536B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36",
  `${chromeOnWindows} Vivaldi/7.5.3735.66`,
  "Mozilla/5.0 (Linux; Android 9; Nokia 7 plus) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/74.0.3729.157 Mobile Safari/537.36 Brave/74",
  "Mozilla/5.0 (Linux; Android 10) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/84.0.4147.111 Mobile DuckDuckGo/5 Safari/537.36",
  "Mozilla/5.0 (Windows NT 10.0; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/86.0.4240.198 Safari/537.36 SE 2.X MetaSr 1.0",
  "Mozilla/5.0 (Linux; Android 12; M2102J20SG) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/98.0.4758.102 MQQBrowser/6.2 SogouMobileBrowser/5.28.8 Mobile Safari/537.36",
  "Mozilla/5.0 (Linux; Android 5.1.1; vivo X7 Build/LMY47V; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/48.0.2564.116 Mobile Safari/537.36 baiduboxapp/8.6.5 (Baidu; P1 5.1.1)",
  "Mozilla/5.0 (Linux; Android 7.0; CUBOT R9 Build/NRD90M; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/108.0.5359.128 Mobile Safari/537.36",
  `${webKitOnIphone} Mobile/15E148 [FBAN/FBIOS;FBAV/530.0.0.33.109;FBBV/770000000;FBDV/iPhone15,3]`,
  `${webviewOnAndroid} Instagram 400.0.0.41.90 Android (34/14; 480dpi; 1080x2340; samsung; SM-S918B)`,
  `${webKitOnIphone} Mobile/15E148 MicroMessenger/8.0.61(0x18003d2a) NetType/WIFI Language/zh_CN`,
  `${webviewOnAndroid} trill_2024106030 JsSdk/1.0 NetType/WIFI Channel/googleplay AppName/musical_ly`,
  `${webKitOnIphone} Safari Line/15.14.0`,
  `${webviewOnAndroid} DaumApps/7.9.1 DaumDevice/mobile`,
  `${webKitOnIphone} Mobile/15E148 LinkedInApp/9.31.2018`,
  `${webKitOnIphone} GSA/388.0.811331708 Mobile/15E148 Safari/604.1`,
  "Mozilla/5.0 (Windows NT 6.1; WOW64; Trident/7.0; rv:11.0) like Gecko",
  "Mozilla/4.0 (compatible; MSIE 6.0; AOL 9.0; Windows NT 5.1; SV1; .NET CLR 1.1.4322)",
  "Mozilla/5.0 (SMART-TV; Linux; Tizen 7.0) AppleWebKit/537.36 (KHTML, like Gecko) 94.0.4606.31/7.0 TV Safari/537.36",
  "Mozilla/5.0 (PlayStation; PlayStation 5/9.60) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.4 Safari/605.1.15",
  "Lynx/2.9.0dev.12 libwww-FM/2.14 SSL-MM/1.4.1 GNUTLS/3.8.3",
];

/** Apps of the assistants: a person looks at the page. */
export const assistantApps: readonly string[] = [
  "ChatGPT/1.2025.287 (iOS 18.6; iPhone15,3; build 18574567890)",
  "ChatGPT/1.2025.280 (Android 14; SM-S918B; build 2528000)",
  "ChatGPT%20Atlas/1.2025.295.4 CFNetwork/3826.600.41 Darwin/24.6.0",
  `${chrome} ChatGPTAtlas/1.2025.295`,
  "Perplexity/2.250918 (iPhone; iOS 18.6)",
  `${chrome} Comet/141.1`,
  `${webviewOnAndroid} GrokApp/1.0.74`,
  `${webKitOnIphone} CopilotSapphire/30.0.430921001`,
  "DeepSeek Chat/1.3.2 (Android 14)",
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Claude/0.14.10 Chrome/138.0.7204.251 Electron/37.6.0 Safari/537.36",
];

/** Editors, browsers and other software that carry a word which some list takes for an agent. */
export const softwareWithUnluckyNames: readonly string[] = [
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Code/1.104.1 Chrome/138.0.7204.235 Electron/37.3.1 Safari/537.36",
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Cursor/1.7.33 Chrome/138.0.7204.235 Electron/37.3.1 Safari/537.36",
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Trae/1.100.3 Chrome/132.0.6834.210 Electron/34.5.1 Safari/537.36",
  "Cursor/1.0",
  "VSCode/1.104",
  "Code/1.98.0",
  "LCC",
  "libLCC/1.2",
  "Spider/1.0",
  "SpiderMonkey/128.0",
  "Operator/3.1",
  "Mozilla/5.0 (compatible; CloudOperator/2.0)",
  "OpenAI/Python 1.99.6",
  "OpenAI/JS 5.20.1",
  "Anthropic/Python 0.68.0",
  "AsyncOpenAI/Python 1.99.6",
  "openai-mcp-bridge",
  "Devin's Feedreader",
  "Atlas/4.1 (MongoDB)",
  "Yeti Airlines App",
  "Genspark AI Slides",
];

export const httpLibraries: readonly string[] = [
  "curl/8.5.0",
  "Wget/1.21.4",
  "python-requests/2.32.3",
  "Python-urllib/3.12",
  "python-httpx/0.28.1",
  "Python/3.12 aiohttp/3.11.11",
  "Scrapy/2.12.0 (+https://scrapy.org)",
  "Go-http-client/2.0",
  "okhttp/4.12.0",
  "Java/17.0.12",
  "Apache-HttpClient/5.4 (Java/21.0.5)",
  "axios/1.12.2",
  "node-fetch/1.0 (+https://github.com/bitinn/node-fetch)",
  "node",
  "undici",
  "got (https://github.com/sindresorhus/got)",
  "Deno/2.5.2",
  "Bun/1.3.0",
  "GuzzleHttp/7",
  "PHP/8.3.6",
  "Ruby",
  "Faraday v2.13.4",
  "libwww-perl/6.77",
  "reqwest/0.12.23",
  "Dart/3.9 (dart:io)",
  "PostmanRuntime/7.42.0",
  "HTTPie/3.2.4",
  "insomnia/11.2.0",
  "k6/1.3.0 (https://k6.io/)",
  "Dalvik/2.1.0 (Linux; U; Android 9; SM-G965U Build/PPR1.180610.011)",
  "",
];

export const monitors: readonly string[] = [
  "Mozilla/5.0+(compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)",
  "Mozilla/5.0 (compatible; Pingdom.com_bot_version_1.4_(http://www.pingdom.com/))",
  "Pingdom.com_bot_version_1.4_(http://www.pingdom.com/)",
  "Better Uptime Bot Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/74.0.3729.169 Safari/537.36",
  "StatusCake",
  "Site24x7",
  "Datadog/Synthetics",
  "Amazon-Route53-Health-Check-Service (ref b0eb04d5-cb5e-40e7-839b-558e52fc3f0d; report http://amzn.to/1vsZADi)",
  "ELB-HealthChecker/2.0",
  "GoogleHC/1.0",
  "kube-probe/1.33",
  "Mozilla/5.0 (compatible;Cloudflare-Healthchecks/1.0;+https://www.cloudflare.com/; healthcheck-id: f867e0e43eca7aa4)",
  "Mozilla/5.0 (Macintosh; intel mac os x 10_14_6) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/88.0.4324.175 Safari/537.36 Chrome-Lighthouse",
  "Mozilla/5.0 (compatible; CensysInspect/1.1; +https://about.censys.io/)",
];

export const linkPreviews: readonly string[] = [
  "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
  "facebookexternalhit/1.1 Facebot Twitterbot/1.0",
  "facebookcatalog/1.0",
  "Twitterbot/1.0",
  "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
  "Slackbot 1.0 (+https://api.slack.com/robots)",
  "WhatsApp/2.25.1 A",
  "Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)",
  "TelegramBot (like TwitterBot)",
  "LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)",
  "Mozilla/5.0 (compatible; Pinterestbot/1.0; +http://www.pinterest.com/bot.html)",
  "Mozilla/5.0 (compatible; redditbot/1.0; +http://www.reddit.com/feedback)",
  "Mozilla/5.0 (compatible; Bluesky Cardyb/1.1; +mailto:support@bsky.app)",
  "Mozilla/5.0 (Windows NT 6.1; WOW64) AppleWebKit/534+ (KHTML, like Gecko) BingPreview/1.0b",
  "Mozilla/5.0 (compatible; Embedly/0.2; +http://support.embed.ly/)",
  "Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)",
];

export const feedReaders: readonly string[] = [
  "Feedfetcher-Google; (+http://www.google.com/feedfetcher.html; 1 subscribers; feed-id=728742641706423)",
  "Feedly/1.0 (+http://www.feedly.com/fetcher.html; 12 subscribers)",
  "Mozilla/5.0 (compatible; BazQux/2.4; +https://bazqux.com/fetcher; 2 subscribers)",
  "Mozilla/5.0 (compatible; Miniflux/2.2.11; +https://miniflux.app)",
  "NewsBlur Feed Fetcher - 3 subscribers - https://www.newsblur.com/site/1",
  "Inoreader/1.0 (+http://www.inoreader.com/feed-fetcher; 5 subscribers)",
  "FreshRSS/1.27.0 (Linux; https://freshrss.org)",
  "Blogtrottr/2.0",
  "FeedFetcher-Mojeek/0.1",
];

/** Google's and others' robots that neither search, nor train, nor answer. */
export const neutralRobots: readonly string[] = [
  "AdsBot-Google (+http://www.google.com/adsbot.html)",
  "Mediapartners-Google",
  "Mediapartners (Googlebot)",
  "meta-externalads/1.1",
  "APIs-Google (+https://developers.google.com/webmasters/APIs-Google.html)",
  "Mozilla/5.0 (compatible; Google-Site-Verification/1.0)",
  "Mozilla/5.0 (compatible; adidxbot/2.0; +http://www.bing.com/bingbot.htm)",
  "www.sentibot.eu (compatible with Googlebot)",
  "Mozilla/5.0 (compatible; Alexabot/1.0; +http://www.alexa.com/help/certifyscan; certifyscan@alexa.com)",
];
