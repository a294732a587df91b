import { agents } from "@citelens/crawlers";

/** Names of agents that obey a meta element of their own and are not in the catalogue. */
const others = ["robots", "slurp", "teoma", "msnbot", "yandex", "baiduspider", "seznambot", "googlebot-news"];

/** The tokens of all agents, by which they may be named in robots.txt and in the head of a page. */
const names: ReadonlySet<string> = new Set([...others, ...agents.map(({ token }) => token.toLowerCase())]);

/** Whether a meta element is for robots, all of them or one by name. */
export function isRobotsName(name: string): boolean {
  return names.has(name) || (name.endsWith("bot") && /^[a-z0-9-]{4,40}$/.test(name));
}
