import type { PageFacts } from "../store/page-facts.rules.ts";

/** A page that its own meta tags or headers close to agents: by their names in lower case, "*" for all. */
export interface PageRule {
  readonly url: string;
  readonly agents: readonly string[];
}

/** Undefined where nothing on the page keeps an agent from showing it. */
export function pageRuleOf({ fetch, html }: Pick<PageFacts, "fetch" | "html">): PageRule | undefined {
  const meta = (html?.robots ?? []).filter(({ content }) => isClosing(content)).map(({ agent }) => agent);
  const header = closedByHeader(fetch.headers["x-robots-tag"] ?? "");
  const agents = [...new Set([...meta, ...header].map(nameOf))];
  return agents.length === 0 ? undefined : { url: fetch.url, agents };
}

/** Number of pages that an agent meets closed, and the first of them. */
export function closedPagesOf(
  token: string,
  rules: readonly PageRule[],
): { readonly pages: number; readonly sample: string | null } {
  const name = token.toLowerCase();
  const closed = rules.filter(({ agents }) => agents.includes("*") || agents.includes(name));
  return { pages: closed.length, sample: closed[0]?.url ?? null };
}

/** A header names an agent before a colon; what follows is the agent's until the next name. */
function closedByHeader(header: string): string[] {
  const closed: string[] = [];
  let agent = "*";
  for (const part of header.slice(0, headerCharactersMax).toLowerCase().split(",")) {
    const colon = part.indexOf(":");
    const key = part.slice(0, Math.max(colon, 0)).trim();
    const isNamed = colon >= 0 && !directivesWithValues.has(key);
    if (isNamed) agent = key;
    if (isClosing(isNamed ? part.slice(colon + 1) : part)) closed.push(agent);
  }
  return closed;
}

const headerCharactersMax = 4096;
const directivesWithValues: ReadonlySet<string> = new Set([
  "max-snippet",
  "max-image-preview",
  "max-video-preview",
  "unavailable_after",
]);

function isClosing(content: string): boolean {
  return content
    .toLowerCase()
    .split(/[\s,]+/)
    .some((word) => word === "noindex" || word === "none");
}

function nameOf(agent: string): string {
  const name = agent.trim().toLowerCase();
  return name === "robots" || name === "" ? "*" : name;
}
