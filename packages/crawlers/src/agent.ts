/** One known automated visitor: how it names itself, who runs it and what it fetches pages for. */
export interface Agent {
  /** Stable id, stored with visits; the product token for robots.txt where the operator documents one. */
  readonly token: string;
  /**
   * Names that the user agent gives itself, as literal text (see name-index.ts): "GPTBot" is a whole word, "Devin/" needs a version behind
   * it, "Googlebot-*" is any word that starts so. Empty when the agent sends no requests of its own or cannot be told from a browser by
   * its user agent.
   */
  readonly names: readonly string[];
  /** Words that are its name only where they are all of a user agent: "Google" stands in many others. */
  readonly wholeUserAgents: readonly string[];
  /** Case is ignored unless two agents differ in nothing else. */
  readonly caseSensitive: boolean;
  readonly operator: string;
  readonly purpose: Purpose;
  /** Derived from the purpose alone. */
  readonly botType: BotType;
  /** False for names that exist only in robots.txt. */
  readonly sendsRequests: boolean;
  readonly respectsRobots: RespectsRobots;
  /** Where the operator publishes its address prefixes. The format differs by operator. */
  readonly ipRangesUrl: string | null;
  /** Host patterns of forward-confirmed reverse DNS; "*" stands for any characters. */
  readonly reverseDns: readonly string[];
  /**
   * Origin in the Signature-Agent header of signed requests; the keys are at
   * /.well-known/http-message-signatures-directory on it.
   */
  readonly signatureAgent: string | null;
  /** True when it may run on its user's own machine, where a foreign address proves no forgery. */
  readonly mayRunOnUserMachine: boolean;
  readonly docsUrl: string | null;
  /** The whole user agent, as its operator documents it; null where that is not known. */
  readonly sampleUserAgent: string | null;
  /**
   * Hosts, or pages of them, that are about this agent alone: "sitebulb.com", "google.com/bot". Where a user
   * agent names no product, a link there says whose it is.
   */
  readonly sites: readonly string[];
  /** Products whose answers draw on what this agent collects. */
  readonly feeds: readonly string[];
  readonly note: string | null;
}

/** Purpose that the pages are fetched for; the last two are classic search and its tools, the others are AI. */
export type Purpose =
  | "llm_training"
  | "ai_search_index"
  | "ai_user_fetch"
  | "ai_agent"
  | "other"
  | "seo"
  | "search_engine";

/**
 * 0 AI, other or undocumented · 1 LLM training crawl · 2 AI search index crawl · 3 live fetch for a
 * user's question · 4 agent acting for a user · 5 SEO agent (classic search engines and SEO tools).
 */
export type BotType = 0 | 1 | 2 | 3 | 4 | 5;

/** Statement of the operator about robots.txt; "undocumented" when it says nothing that we know of. */
export type RespectsRobots = "yes" | "no" | "user_initiated_may_ignore" | "undocumented";
