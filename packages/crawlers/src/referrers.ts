import type { Referrer } from "./referrer.ts";

type Row = Pick<Referrer, "assistant" | "operator"> & Partial<Referrer>;

// biome-ignore format: one assistant a row reads as a table.
const rows: readonly Row[] = [
  { assistant: "ChatGPT", operator: "OpenAI", hosts: ["chatgpt.com", "chat.openai.com", "chat.com"], utmSources: ["chatgpt.com", "chatgpt", "openai"], androidApps: ["com.openai.chatgpt"], inApp: [/^ChatGPT(?: Atlas|%20Atlas)?\/\d/], note: "Puts utm_source=chatgpt.com on the links that it cites. The tag survives copying, so it proves a link from ChatGPT rather than a session in it." },
  { assistant: "Perplexity", operator: "Perplexity", hosts: ["perplexity.ai", "perplexity.com"], utmSources: ["perplexity", "perplexity.ai", "perplexity.com"], androidApps: ["ai.perplexity.app.android", "ai.perplexity.comet"], inApp: [/^Perplexity\/\d/] },
  { assistant: "Gemini", operator: "Google", hosts: ["gemini.google.com", "bard.google.com", "business.gemini.google"], utmSources: ["gemini", "gemini.google.com"], androidApps: ["com.google.android.apps.bard"], note: "AI Overviews and AI Mode send www.google.com, which cannot be told from search." },
  { assistant: "NotebookLM", operator: "Google", hosts: ["notebooklm.google.com", "notebooklm.google"], utmSources: ["notebooklm.google.com"] },
  { assistant: "Google AI Studio", operator: "Google", hosts: ["aistudio.google.com"], utmSources: ["aistudio.google.com"] },
  { assistant: "Copilot", operator: "Microsoft", hosts: ["copilot.microsoft.com", "copilot.cloud.microsoft", "m365.cloud.microsoft", "copilot.com"], paths: [{ host: "bing.com", prefix: "/chat" }, { host: "bing.com", prefix: "/copilotsearch" }, { host: "edgeservices.bing.com", prefix: "/edgesvc" }], utmSources: ["copilot", "copilot.com", "copilot.microsoft.com"], androidApps: ["com.microsoft.copilot"], inApp: [/\bCopilotSapphire\//], note: "m365.cloud.microsoft also hosts the Office start page, and the paths on bing.com are older surfaces." },
  { assistant: "Claude", operator: "Anthropic", hosts: ["claude.ai", "claude.com"], utmSources: ["claude", "claude.ai"], androidApps: ["com.anthropic.claude"], inApp: [/^Mozilla\/5\.0 \([^)]*\) AppleWebKit\/[\d.]+ \(KHTML, like Gecko\) Claude\/\d/], note: "The desktop app opens links in a browser of its own that names itself Claude/ before Chrome/." },
  { assistant: "Grok", operator: "xAI", hosts: ["grok.com", "grok.x.ai"], paths: [{ host: "x.com", prefix: "/i/grok" }], utmSources: ["grok", "grok.com"], androidApps: ["ai.x.grok"], inApp: [/\bGrokApp\//], note: "Browsers mostly send the bare origin, and x.com alone is the social network." },
  { assistant: "Meta AI", operator: "Meta", hosts: ["meta.ai"], utmSources: ["meta.ai"] },
  { assistant: "Le Chat", operator: "Mistral AI", hosts: ["chat.mistral.ai"], utmSources: ["chat.mistral.ai", "mistral"] },
  { assistant: "DeepSeek", operator: "DeepSeek", hosts: ["deepseek.com"], utmSources: ["deepseek", "deepseek.com", "chat.deepseek.com"], androidApps: ["com.deepseek.chat"], inApp: [/^DeepSeek Chat\//] },
  { assistant: "Qwen", operator: "Alibaba", hosts: ["chat.qwen.ai", "chat.qwenlm.ai", "tongyi.aliyun.com", "qianwen.com"], utmSources: ["qwen", "chat.qwen.ai"] },
  { assistant: "Kimi", operator: "Moonshot AI", hosts: ["kimi.com", "kimi.moonshot.cn", "kimi.ai"], utmSources: ["kimi", "kimi.com"] },
  { assistant: "Doubao", operator: "ByteDance", hosts: ["doubao.com"], utmSources: ["doubao", "doubao.com"] },
  { assistant: "Yuanbao", operator: "Tencent", hosts: ["yuanbao.tencent.com"], utmSources: ["yuanbao.tencent.com"] },
  { assistant: "ChatGLM", operator: "Zhipu AI", hosts: ["chatglm.cn", "chat.z.ai"], utmSources: ["chatglm.cn", "chat.z.ai"] },
  { assistant: "ERNIE / Yiyan", operator: "Baidu", hosts: ["yiyan.baidu.com", "chat.baidu.com"], utmSources: ["yiyan.baidu.com"] },
  { assistant: "You.com", operator: "You.com", hosts: ["you.com"], utmSources: ["you.com"] },
  { assistant: "Phind", operator: "Phind", hosts: ["phind.com"], utmSources: ["phind", "phind.com"] },
  { assistant: "Poe", operator: "Quora", hosts: ["poe.com"], utmSources: ["poe", "poe.com"] },
  { assistant: "Duck.ai", operator: "DuckDuckGo", hosts: ["duck.ai"], utmSources: ["duck.ai"], note: "duckduckgo.com is search." },
  { assistant: "iAsk", operator: "iAsk", hosts: ["iask.ai"], utmSources: ["iask", "iask.ai"] },
  { assistant: "Andi", operator: "Andi", hosts: ["andisearch.com"], utmSources: ["andisearch.com"] },
  { assistant: "Kagi Assistant", operator: "Kagi", paths: [{ host: "kagi.com", prefix: "/assistant" }, { host: "kagi.com", prefix: "/fastgpt" }], note: "The rest of kagi.com is search. Kagi strips referrers by default." },
  { assistant: "Character.AI", operator: "Character.AI", hosts: ["character.ai"], utmSources: ["character.ai"] },
  { assistant: "Pi", operator: "Inflection", hosts: ["pi.ai"], utmSources: ["pi.ai"], note: "A bare utm_source=pi is too short to mean anything." },
  { assistant: "HuggingChat", operator: "Hugging Face", paths: [{ host: "huggingface.co", prefix: "/chat" }], note: "The rest of huggingface.co hosts models." },
  { assistant: "Genspark", operator: "Genspark", hosts: ["genspark.ai"], utmSources: ["genspark", "genspark.ai"] },
  { assistant: "Felo", operator: "Felo", hosts: ["felo.ai"], utmSources: ["felo", "felo.ai"] },
  { assistant: "Liner", operator: "Liner", hosts: ["getliner.com", "liner.com"], utmSources: ["liner.com", "getliner.com"], note: "A bare utm_source=liner is an ordinary word." },
  { assistant: "Jasper", operator: "Jasper", hosts: ["app.jasper.ai"] },
  { assistant: "Writesonic", operator: "Writesonic", hosts: ["app.writesonic.com"] },
  { assistant: "Manus", operator: "Manus", hosts: ["manus.im"], utmSources: ["manus", "manus.im"] },
  { assistant: "Brave Leo / Ask Brave", operator: "Brave", paths: [{ host: "search.brave.com", prefix: "/ask" }], note: "The rest of search.brave.com is search." },
  { assistant: "Lumo", operator: "Proton", hosts: ["lumo.proton.me"], utmSources: ["lumo.proton.me"] },
  { assistant: "Monica", operator: "Monica", hosts: ["monica.im"], utmSources: ["monica.im"], note: "A bare utm_source=monica is a first name." },
  { assistant: "Consensus", operator: "Consensus", hosts: ["consensus.app"], utmSources: ["consensus.app"] },
  { assistant: "Komo", operator: "Komo", hosts: ["komo.ai"], utmSources: ["komo.ai"] },
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
