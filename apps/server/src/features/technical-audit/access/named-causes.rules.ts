import type { AccessAgent } from "@citelens/contract/content/audit-fields";
import { cloudflareCause } from "./cloudflare-causes.rules.ts";
import { seenAccess } from "./conclusion.rules.ts";
import { probedPath } from "./probe-outcome.rules.ts";

/** Facts that a cause is concluded from. */
export interface CauseFacts {
  readonly agents: readonly AccessAgent[];
  /** robots.txt as it came. */
  readonly robotsText: string;
  /** The header Server of the start page, in lower case; empty where there was none. */
  readonly server: string;
  /** The network whose advertisements a page loads; undefined where nobody knows. */
  adsAt(path: string): string | null | undefined;
}

/** Why an agent is most likely kept out, with the switch by which its owner can let it in: as a sentence, by its token. */
export function namedCauses(facts: CauseFacts): ReadonlyMap<string, string> {
  return new Map(
    facts.agents.flatMap((agent): (readonly [string, string])[] => {
      const cause = causeOf(agent, facts);
      return cause === undefined ? [] : [[agent.token, cause]];
    }),
  );
}

/** Cause of a refusal: what robots.txt says is certain; what a probe met is a guess, and none where real visits got through. */
function causeOf(agent: AccessAgent, facts: CauseFacts): string | undefined {
  const { robots, probe } = agent;
  if (!robots.allowed) return robotsCause(robots.line, facts.robotsText);
  if (!probe || seenAccess(agent.visits) === "open") return undefined;
  if (probe.outcome === "CHALLENGED") return challengeCause(probe.seen);
  if (facts.server !== "cloudflare") return undefined;
  return cloudflareCause(agent, { agents: facts.agents, ads: facts.adsAt(probedPath(probe.seen) ?? "/") });
}

const managedStart = /^[ \t]*#[ \t]*begin cloudflare managed content/i;
const managedEnd = /^[ \t]*#[ \t]*end cloudflare managed content/i;

function robotsCause(line: number | null, text: string): string | undefined {
  if (line === null) return undefined;
  if (isWithin(text, line))
    return "This line is Cloudflare’s, not yours: turn it off under Security, Settings, “Instruct AI bot traffic with robots.txt” (Bot Preference Sync since 2026-09-15).";
  if (/^\uFEFF?\s{0,20}# squarespace robots txt/i.test(text))
    return "Squarespace writes this line while “Block known artificial intelligence crawlers” is ticked under Settings, Crawlers.";
  return undefined;
}

/** Whether a line, counted from 1, stands in the block that Cloudflare puts in front of a robots.txt. */
function isWithin(text: string, line: number): boolean {
  let isManaged = false;
  for (const [index, one] of text.split(/\r\n|\r|\n/, line).entries()) {
    if (managedStart.test(one)) isManaged = true;
    else if (managedEnd.test(one)) isManaged = false;
    if (index === line - 1) return isManaged;
  }
  return false;
}

/** By the mark in the words of a probe; who makes the challenge is known, which of its rules did is not. */
const challenges: readonly (readonly [mark: RegExp, cause: string])[] = [
  [
    /\((?:cf-mitigated: challenge|page of Cloudflare)\)/,
    "Likely Cloudflare’s Bot Fight Mode, Under Attack mode or a rule with a challenge: Security, Analytics names the one that acted.",
  ],
  [
    /\((?:x-vercel-mitigated: \w+|page of Vercel)\)/,
    "Likely Vercel’s Attack Challenge Mode or its rulesets of bots: Firewall of the project.",
  ],
  [
    /\((?:x-amzn-waf-action: \w+|page of AWS WAF)\)/,
    "Likely AWS WAF: a rule with a challenge or a CAPTCHA, such as those of its group Bot Control.",
  ],
  [
    /\((?:x-datadome: protected|page of DataDome)\)/,
    "Likely DataDome’s protection from bots: its list of allowed bots is kept at DataDome.",
  ],
];
/** Pattern of firewalls whose page says the name, and their owner knows the rest. */
const named = /\(page of (Akamai|Imperva|HUMAN|Sucuri|Kasada|SiteGround|DDoS-Guard|Anubis|F5)\)/;

function challengeCause(seen: string): string | undefined {
  const known = challenges.find(([mark]) => mark.test(seen));
  if (known) return known[1];
  const [, service] = named.exec(seen) ?? [];
  return service && `Likely ${service}: allow the agent in its protection from bots.`;
}
