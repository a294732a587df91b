import { agents } from "@citelens/crawlers";
import type { PageFacts } from "../../store/page-facts.rules.ts";
import type { AuditedPage } from "../check.rules.ts";
import { isSameAddress } from "./same-address.rules.ts";

/** One word of a meta tag or of X-Robots-Tag: { agent: "*", name: "max-snippet", value: "0" }, in lower case. */
export interface RobotsDirective {
  readonly agent: string;
  readonly name: string;
  readonly value: string | null;
  /** Line of the meta tag; null for a header. */
  readonly line: number | null;
  readonly quote: string;
}

/** More is no list that a reader would follow. */
const charactersMax = 2_000;

/** Directives of a page to robots about itself. What it says to agents that we do not know is left out. */
export function robotsDirectives({ fetch, html }: PageFacts): readonly RobotsDirective[] {
  const metas = (html?.robots ?? []).flatMap(({ agent, content, line }) =>
    wordsOf(content).map((word) => ({
      agent: agent.toLowerCase() === "robots" ? "*" : agent.toLowerCase(),
      ...directiveOf(word),
      line,
      quote: content,
    })),
  );
  const headers = ofHeader(fetch.headers["x-robots-tag"] ?? "");
  return [...metas, ...headers].filter(({ agent }) => audienceOf(agent) !== "unknown");
}

/** Directives by which a page is not to be found, for all or for an agent. */
export function noindexOf(facts: PageFacts): readonly RobotsDirective[] {
  return robotsDirectives(facts).filter(({ name }) => name === "noindex" || name === "none");
}

/** Whether a page that says noindex is one that should be found all the same. */
export function isNoindexFault({ url, foundIn, facts }: AuditedPage): boolean {
  // Who names the start, or a page alone, means it to be found.
  if (["SITEMAP", "CITED", "START"].some((origin) => foundIn.some((one) => one === origin))) return true;
  return (facts.html?.canonicals ?? []).some(
    ({ url: named }) =>
      named !== null && (isSameAddress(named, url) || isSameAddress(named, facts.fetch.url)),
  );
}

/** Audience of a name: everybody, an agent that finds or reads pages for answers, one that only trains, or nobody we know. */
export function audienceOf(agent: string): "all" | "readers" | "training" | "unknown" {
  if (agent === "*" || agent === "robots") return "all";
  if (readers.has(agent)) return "readers";
  return training.has(agent) ? "training" : "unknown";
}

const readers: ReadonlySet<string> = new Set([
  "googlebot",
  "bingbot",
  "msnbot",
  ...agents
    .filter(({ purpose, feeds }) => purpose.startsWith("ai_") || feeds.length > 0)
    .flatMap(({ token, names }) => [token, ...names])
    .map((name) => name.toLowerCase()),
]);

const training: ReadonlySet<string> = new Set(
  agents
    .filter(({ purpose }) => purpose === "llm_training")
    .flatMap(({ token, names }) => [token, ...names])
    .map((name) => name.toLowerCase()),
);

/** Directives whose own colon is not behind an agent's name. */
const withValues: ReadonlySet<string> = new Set([
  "max-snippet",
  "max-image-preview",
  "max-video-preview",
  "unavailable_after",
]);

/** An agent's name holds for what follows it, up to the next name. */
function ofHeader(header: string): RobotsDirective[] {
  const quote = `X-Robots-Tag: ${header.slice(0, charactersMax)}`;
  let agent = "*";
  return wordsOf(header).map((word) => {
    const colon = word.indexOf(":");
    const before = word.slice(0, Math.max(colon, 0)).trim();
    const isNamed = colon > 0 && !withValues.has(before) && !/\s/.test(before);
    if (isNamed) agent = before;
    return { agent, ...directiveOf(isNamed ? word.slice(colon + 1).trim() : word), line: null, quote };
  });
}

function wordsOf(list: string): string[] {
  return list
    .slice(0, charactersMax)
    .toLowerCase()
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
}

function directiveOf(word: string): Pick<RobotsDirective, "name" | "value"> {
  const colon = word.indexOf(":");
  if (colon < 0) return { name: word, value: null };
  return { name: word.slice(0, colon).trim(), value: word.slice(colon + 1).trim() };
}
