import type {
  BlockedReason,
  ChainLink,
  Engine,
  Evidence,
  EvidenceLevel,
} from "@citelens/contract/traffic/indexing";
import { relativeTime } from "#lib/dates/dates.ts";

interface LevelLabels {
  /** Where there is little room. */
  readonly word: string;
  readonly label: string;
  readonly meaning: string;
}

const levels: Readonly<Record<EvidenceLevel, LevelLabels>> = {
  cited: {
    word: "Cited",
    label: "Cited in an answer",
    meaning: "A collected answer of the engine cites the page.",
  },
  fetched: {
    word: "Fetched",
    label: "Fetched for a user",
    meaning: "The engine opened the page while somebody asked, and proved who it was.",
  },
  crawled: {
    word: "Crawled",
    label: "Crawled for its search",
    meaning: "A bot of the engine’s own search read the page, and proved who it was.",
  },
  feeder_crawled: {
    word: "Feeder",
    label: "Crawled by a feeder",
    meaning:
      "Googlebot, bingbot or Applebot read the page: they feed the answers of Google, Copilot and Apple.",
  },
  unverified: {
    word: "Unverified",
    label: "Unverified visit",
    meaning: "One of these visits came, but nothing proves who it was, or nobody told what was answered.",
  },
  training: {
    word: "Training",
    label: "Read for training",
    meaning: "A bot that collects for training read the page. This says nothing of answers.",
  },
  none: {
    word: "None",
    label: "No evidence",
    meaning: "Nothing of these was seen in 180 days. The engine may have the page nevertheless.",
  },
  blocked: {
    word: "Blocked",
    label: "Blocked by robots.txt",
    meaning: "Nothing of these, and robots.txt keeps all search bots of the engine away.",
  },
};

export function levelLabels(level: EvidenceLevel): LevelLabels {
  return levels[level];
}

const engineNames: Readonly<Record<Engine, string>> = {
  chatgpt: "ChatGPT",
  claude: "Claude",
  perplexity: "Perplexity",
  gemini: "Google AI",
  copilot: "Copilot",
  apple: "Apple",
  "meta-ai": "Meta AI",
  "le-chat": "Le Chat",
  grok: "Grok",
  kimi: "Kimi",
  deepseek: "DeepSeek",
  amazon: "Amazon",
};

/** An engine in one or two words, as heads of columns have room for. */
export function engineName(engine: Engine): string {
  return engineNames[engine];
}

interface LinkLabels {
  readonly label: string;
  /** Statement about a page whose chain breaks here. */
  readonly broken: string;
  readonly meaning: string;
}

const links: Readonly<Record<ChainLink, LinkLabels>> = {
  discovered: {
    label: "Discovered",
    broken: "Not discovered",
    meaning: "in a sitemap, or read by any agent",
  },
  crawled: {
    label: "Crawled",
    broken: "Not crawled",
    meaning: "by a verified search bot",
  },
  fetched: {
    label: "Fetched",
    broken: "Not fetched",
    meaning: "while somebody asked",
  },
  cited: {
    label: "Cited",
    broken: "Not cited",
    meaning: "in a collected answer",
  },
  clicked: {
    label: "Clicked",
    broken: "Not clicked",
    meaning: "by people who came",
  },
};

export function linkLabels(link: ChainLink): LinkLabels {
  return links[link];
}

/** The rule that keeps search bots away, such as "line 8, Disallow: /basket, for OAI-SearchBot". */
export function ruleText({ agent, line, rule }: BlockedReason): string {
  return `line ${line}, “${rule}”, for ${agent}`;
}

/** All that a cell of the matrix says, as a sentence. */
export function describeEvidence({ level, at, stale, blocked }: Evidence, now: Date): string {
  const ago = at === null ? undefined : relativeTime(at, now);
  const rule = blocked && (level === "blocked" ? ruleText(blocked) : `now blocked: ${ruleText(blocked)}`);
  return [levelLabels(level).label, ago, stale && "stale", rule].filter(Boolean).join(", ");
}
