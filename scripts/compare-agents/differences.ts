import { type Agent, agents, classify, matchReferrer } from "@citelens/crawlers";
import type { ListedAgent, PublicList } from "./public-list.ts";

/** Differences of a list and our catalogue, as lines that a person reads. */
export interface Differences {
  /** Agents of the list for AI, search or SEO that we do not know. */
  readonly unknown: readonly string[];
  readonly namedOtherwise: readonly string[];
  readonly otherPurpose: readonly string[];
  /** Agents that the list files elsewhere and we call an agent. */
  readonly oursAlone: readonly string[];
  readonly directories: readonly string[];
  /** Hosts of assistants from which we would see nobody come. */
  readonly hosts: readonly string[];
}

export function differencesOf({ agents: listed, hosts }: PublicList): Differences {
  const found = listed.map((agent) => ({ agent, ours: oursOf(agent) }));
  const isWanted = ({ purpose }: ListedAgent): boolean => purpose !== undefined && purpose !== "none";
  return {
    unknown: found.filter(({ agent, ours }) => !ours && isWanted(agent)).map(({ agent }) => described(agent)),
    namedOtherwise: found.flatMap(({ agent, ours }) =>
      ours && !isNamedAlike(agent.name, ours) ? [`${agent.name}: ${ours.token} of ${ours.operator}`] : [],
    ),
    otherPurpose: found.flatMap(({ agent, ours }) =>
      ours && isWanted(agent) && !isPurpose(agent, ours)
        ? [`${agent.name}: ${agent.purpose}, ours ${ours.purpose}`]
        : [],
    ),
    oursAlone: found.flatMap(({ agent, ours }) =>
      ours && agent.purpose === "none" ? [`${agent.name}: ${ours.token}, ${ours.purpose}`] : [],
    ),
    directories: listed.flatMap(({ name, directory, purpose }) =>
      directory && purpose !== "none" && !directoriesKnown.has(URL.parse(directory)?.origin ?? "")
        ? [`${name}: ${directory}`]
        : [],
    ),
    hosts: hosts.filter((host) => !isKnownHost(host)),
  };
}

const directoriesKnown = new Set(agents.flatMap(({ signatureAgent }) => signatureAgent ?? []));

/** Agent that we see in most of its user agents. */
function oursOf({ userAgents }: ListedAgent): Agent | undefined {
  const seen = userAgents.flatMap((userAgent) => classify(userAgent) ?? []);
  if (seen.length * 2 < userAgents.length) return undefined;
  return seen.toSorted((a, b) => countOf(seen, b) - countOf(seen, a))[0];
}

function isPurpose({ purpose }: ListedAgent, ours: Agent): boolean {
  return purpose === "ai" ? ours.botType !== 5 : purpose === ours.purpose;
}

function countOf(seen: readonly Agent[], agent: Agent): number {
  return seen.filter((one) => one === agent).length;
}

function isNamedAlike(name: string, { token, names, operator }: Agent): boolean {
  const own = plain(name);
  return [token, ...names, operator].map(plain).some((known) => own.includes(known) || known.includes(own));
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
}

function described({ name, purpose, userAgents: [first] }: ListedAgent): string {
  return `${name} (${purpose}): ${(first ?? "known by its signature alone").slice(0, 160)}`;
}

function isKnownHost(host: string): boolean {
  const siteHost = "site.example";
  return (
    matchReferrer({ referrer: `https://${host}`, siteHost }) !== undefined &&
    matchReferrer({ utmSource: host, siteHost }) !== undefined
  );
}
