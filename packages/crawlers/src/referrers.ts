import type { Referrer } from "./referrer.ts";

type Row = Pick<Referrer, "assistant" | "operator"> & Partial<Referrer>;

// biome-ignore format: one assistant a row reads as a table.
const rows: readonly Row[] = [
  { assistant: "ChatGPT", operator: "OpenAI", hosts: ["chatgpt.com", "chat.openai.com", "chat.com"], utmSources: ["chatgpt", "chat-gpt", "openai", "openai.com"], androidApps: ["com.openai.chatgpt"], inApp: [/^ChatGPT(?: Atlas|%20Atlas)?\/\d/], note: "Puts utm_source=chatgpt.com on the links that it cites. The tag survives copying, so it proves a link from ChatGPT rather than a session in it." },
  { assistant: "Perplexity", operator: "Perplexity", hosts: ["perplexity.ai", "perplexity.com", "pplx.ai"], utmSources: ["perplexity", "pplx"], androidApps: ["ai.perplexity.app.android", "ai.perplexity.comet"], inApp: [/^Perplexity\/\d/] },
  { assistant: "Gemini", operator: "Google", hosts: ["gemini.google.com", "bard.google.com", "business.gemini.google"], utmSources: ["gemini", "google-gemini"], androidApps: ["com.google.android.apps.bard"], inApp: [/\bGeminiiOS\/\d/], note: "AI Overviews and AI Mode send www.google.com, which cannot be told from search." },
  { assistant: "NotebookLM", operator: "Google", hosts: ["notebooklm.google.com", "notebooklm.google"], utmSources: ["notebooklm"] },
  { assistant: "Google AI Studio", operator: "Google", hosts: ["aistudio.google.com"] },
  { assistant: "Copilot", operator: "Microsoft", hosts: ["copilot.microsoft.com", "copilot.cloud.microsoft", "m365.cloud.microsoft", "copilot.com"], paths: [{ host: "bing.com", prefix: "/chat" }, { host: "bing.com", prefix: "/copilotsearch" }, { host: "edgeservices.bing.com", prefix: "/edgesvc" }], utmSources: ["copilot", "microsoft-copilot"], androidApps: ["com.microsoft.copilot"], inApp: [/\bCopilotSapphire\//], note: "m365.cloud.microsoft also hosts the Office start page, and the paths on bing.com are older surfaces." },
  { assistant: "Claude", operator: "Anthropic", hosts: ["claude.ai", "claude.com"], utmSources: ["claude"], androidApps: ["com.anthropic.claude"], inApp: [/^Mozilla\/5\.0 \([^)]*\) AppleWebKit\/[\d.]+ \(KHTML, like Gecko\) Claude\/\d/], note: "The desktop app opens links in a browser of its own that names itself Claude/ before Chrome/." },
  { assistant: "Grok", operator: "xAI", hosts: ["grok.com", "grok.x.ai"], paths: [{ host: "x.com", prefix: "/i/grok" }], utmSources: ["grok"], androidApps: ["ai.x.grok"], inApp: [/\bGrokApp\//], note: "Browsers mostly send the bare origin, x.com alone is the social network, and the links that it cites carry ?referrer=grok.com." },
  { assistant: "Meta AI", operator: "Meta", hosts: ["meta.ai"], utmSources: ["meta-ai"] },
  { assistant: "Le Chat", operator: "Mistral AI", hosts: ["chat.mistral.ai"], utmSources: ["mistral", "lechat", "le-chat"], note: "Called Vibe since 2026; its maker names chat.mistral.ai as the address that stays." },
  { assistant: "DeepSeek", operator: "DeepSeek", hosts: ["deepseek.com"], utmSources: ["deepseek"], androidApps: ["com.deepseek.chat"], inApp: [/^DeepSeek Chat\//] },
  { assistant: "Qwen", operator: "Alibaba", hosts: ["chat.qwen.ai", "chat.qwenlm.ai", "tongyi.aliyun.com", "qianwen.com"], utmSources: ["qwen"] },
  { assistant: "Kimi", operator: "Moonshot AI", hosts: ["kimi.com", "kimi.moonshot.cn", "kimi.ai"], utmSources: ["kimi"] },
  { assistant: "Doubao", operator: "ByteDance", hosts: ["doubao.com"], utmSources: ["doubao"] },
  { assistant: "Yuanbao", operator: "Tencent", hosts: ["yuanbao.tencent.com"], utmSources: ["yuanbao"] },
  { assistant: "ChatGLM", operator: "Zhipu AI", hosts: ["chatglm.cn", "chat.z.ai"], utmSources: ["chatglm"] },
  { assistant: "ERNIE / Yiyan", operator: "Baidu", hosts: ["yiyan.baidu.com", "chat.baidu.com"] },
  { assistant: "You.com", operator: "You.com", hosts: ["you.com"] },
  { assistant: "Phind", operator: "Phind", hosts: ["phind.com"], utmSources: ["phind"] },
  { assistant: "Poe", operator: "Quora", hosts: ["poe.com"], utmSources: ["poe"] },
  { assistant: "Duck.ai", operator: "DuckDuckGo", hosts: ["duck.ai"], utmSources: ["duckai"], note: "duckduckgo.com is search." },
  { assistant: "iAsk", operator: "iAsk", hosts: ["iask.ai"], utmSources: ["iask"] },
  { assistant: "Andi", operator: "Andi", hosts: ["andisearch.com"] },
  { assistant: "Kagi Assistant", operator: "Kagi", paths: [{ host: "kagi.com", prefix: "/assistant" }, { host: "kagi.com", prefix: "/fastgpt" }], note: "The rest of kagi.com is search. Kagi strips referrers by default." },
  { assistant: "Character.AI", operator: "Character.AI", hosts: ["character.ai"] },
  { assistant: "Pi", operator: "Inflection", hosts: ["pi.ai"], note: "A bare utm_source=pi is too short to mean anything." },
  { assistant: "HuggingChat", operator: "Hugging Face", paths: [{ host: "huggingface.co", prefix: "/chat" }], note: "The rest of huggingface.co hosts models." },
  { assistant: "Genspark", operator: "Genspark", hosts: ["genspark.ai"], utmSources: ["genspark"] },
  { assistant: "Felo", operator: "Felo", hosts: ["felo.ai"], utmSources: ["felo"] },
  { assistant: "Liner", operator: "Liner", hosts: ["getliner.com", "liner.com"], note: "A bare utm_source=liner is an ordinary word." },
  { assistant: "Jasper", operator: "Jasper", hosts: ["app.jasper.ai"] },
  { assistant: "Writesonic", operator: "Writesonic", hosts: ["app.writesonic.com"] },
  { assistant: "Manus", operator: "Manus", hosts: ["manus.im"], utmSources: ["manus"] },
  { assistant: "Brave Leo / Ask Brave", operator: "Brave", paths: [{ host: "search.brave.com", prefix: "/ask" }], note: "The rest of search.brave.com is search." },
  { assistant: "Lumo", operator: "Proton", hosts: ["lumo.proton.me"] },
  { assistant: "Monica", operator: "Monica", hosts: ["monica.im"], note: "A bare utm_source=monica is a first name." },
  { assistant: "Consensus", operator: "Consensus", hosts: ["consensus.app"] },
  { assistant: "Komo", operator: "Komo", hosts: ["komo.ai"] },
];

/** Every AI assistant whose referrals can be told from other traffic. */
export const referrers: readonly Referrer[] = rows.map((row) => ({
  hosts: [],
  paths: [],
  utmSources: [],
  androidApps: [],
  inApp: [],
  note: null,
  ...row,
}));
