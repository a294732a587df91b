import type { AccessAgent } from "@citelens/contract/content/audit-fields";
import { expect, test } from "vitest";
import { agentOf } from "../checks/site/site-facts.test-helper.ts";
import { type CauseFacts, namedCauses } from "./named-causes.rules.ts";
import { probeOutcome } from "./probe-outcome.rules.ts";

const page = { status: 200, failure: null, words: 400, challenge: null };
const url = "https://shop.example/blog/oak";

function met(status: number, challenge: string | null = null): Pick<AccessAgent, "probe"> {
  const agent = { status, failure: null, words: status === 200 ? 400 : 3, challenge };
  const told = probeOutcome([{ url, first: page, agent, last: page }]);
  return { probe: { ...told, at: "2026-11-25T00:00:00.000Z" } };
}

const training = { purpose: "llm_training", is_training: true } as const;
const engine = { purpose: "search_engine" } as const;
const live = { purpose: "ai_user_fetch" } as const;

function causesOf(agents: readonly AccessAgent[], changed: Partial<CauseFacts> = {}): Record<string, string> {
  return Object.fromEntries(
    namedCauses({ agents, robotsText: "", server: "cloudflare", adsAt: () => "Google AdSense", ...changed }),
  );
}

/** Training refused, and with it the search engines that train by the same crawler; searches let in. */
const policy: readonly AccessAgent[] = [
  agentOf("OAI-SearchBot", met(200)),
  agentOf("Googlebot", { ...engine, ...met(403) }),
  agentOf("bingbot", { ...engine, ...met(403) }),
  agentOf("Applebot", met(403)),
  agentOf("GPTBot", { ...training, ...met(403) }),
  agentOf("CCBot", { ...training, ...met(403) }),
];

test("says a block of training on pages with ads by its switch, and whom it keeps out with it", () => {
  const causes = causesOf(policy);

  expect(Object.keys(causes)).toEqual(["Googlebot", "bingbot", "Applebot", "GPTBot", "CCBot"]);
  expect(causes.Googlebot).toBe(
    "Likely Cloudflare’s policy for Training, “Block on pages with ads” (the page loads Google AdSense), which Cloudflare sets for new sites with ads since 2026-09-15: Security, Settings, “Configure AI bot policies”. Since 2026-09-15 it keeps out Googlebot, bingbot and Applebot too; “Disallow AI Training” lets them search.",
  );
  expect(new Set(Object.values(causes)).size).toBe(1);
});

test("asks about the page that the probe was sent for", () => {
  const asked: string[] = [];
  causesOf(policy, { adsAt: (path) => void asked.push(path) });

  expect(new Set(asked)).toEqual(new Set(["/blog/oak"]));
});

test.each<[string, readonly AccessAgent[], Partial<CauseFacts>, string, RegExp | undefined]>([
  [
    "a page without ads",
    policy,
    { adsAt: () => null },
    "GPTBot",
    /Training, “Block”, or “Block on pages with ads”/,
  ],
  ["another server", policy, { server: "nginx" }, "GPTBot", undefined],
  ["no server's name", policy, { server: "" }, "Googlebot", undefined],
  [
    "searches refused too",
    [...policy.slice(1), agentOf("OAI-SearchBot", met(403))],
    {},
    "GPTBot",
    /a rule of Cloudflare/,
  ],
  [
    "an engine refused and training not",
    [agentOf("Googlebot", { ...engine, ...met(403) }), agentOf("GPTBot", { ...training, ...met(200) })],
    {},
    "Googlebot",
    undefined,
  ],
  [
    "an engine that really gets through",
    [
      ...policy.slice(2),
      agentOf("Googlebot", {
        ...engine,
        ...met(403),
        visits: { verified: 50, ok: 50, errors: 0, unverified: 0, last: null },
      }),
    ],
    {},
    "Googlebot",
    undefined,
  ],
  [
    "those that look something up refused, and searches not",
    [agentOf("OAI-SearchBot", met(200)), agentOf("ChatGPT-User", { ...live, ...met(403) })],
    {},
    "ChatGPT-User",
    /policy for Agent, “Block on pages with ads”/,
  ],
  ["too many requests", [agentOf("GPTBot", { ...training, ...met(429) })], {}, "GPTBot", undefined],
  ["a price", [agentOf("GPTBot", { ...training, ...met(402) })], {}, "GPTBot", /Pay Per Crawl/],
  ["an error of the server", [agentOf("GPTBot", { ...training, ...met(500) })], {}, "GPTBot", undefined],
  [
    "a challenge of Cloudflare",
    [agentOf("GPTBot", met(403, "cf-mitigated: challenge"))],
    {},
    "GPTBot",
    /Bot Fight Mode/,
  ],
  [
    "its page",
    [agentOf("GPTBot", met(503, "page of Cloudflare"))],
    { server: "" },
    "GPTBot",
    /Bot Fight Mode/,
  ],
  [
    "a challenge of Vercel",
    [agentOf("GPTBot", met(429, "x-vercel-mitigated: challenge"))],
    {},
    "GPTBot",
    /Vercel/,
  ],
  [
    "a challenge of AWS",
    [agentOf("GPTBot", met(202, "x-amzn-waf-action: challenge"))],
    {},
    "GPTBot",
    /AWS WAF/,
  ],
  ["a challenge of DataDome", [agentOf("GPTBot", met(403, "page of DataDome"))], {}, "GPTBot", /DataDome/],
  [
    "a challenge of Imperva",
    [agentOf("GPTBot", met(200, "page of Imperva"))],
    {},
    "GPTBot",
    /^Likely Imperva/,
  ],
  ["a challenge of Akamai", [agentOf("GPTBot", met(403, "page of Akamai"))], {}, "GPTBot", /^Likely Akamai/],
  [
    "a challenge of nobody knows whom",
    [agentOf("GPTBot", met(403, "captcha alone"))],
    {},
    "GPTBot",
    undefined,
  ],
  ["whoever gets the page", policy, {}, "OAI-SearchBot", undefined],
])("of %s", (_, agents, changed, token, says) => {
  const cause = causesOf(agents, changed)[token];

  if (says) expect(cause).toMatch(says);
  else expect(cause).toBeUndefined();
});

const managed = `# As a condition of accessing this website, you agree

# BEGIN Cloudflare Managed content

User-agent: *
Content-Signal: search=yes,ai-train=no
Allow: /

User-agent: GPTBot
Disallow: /

# END Cloudflare Managed Content
User-agent: CCBot
Disallow: /
`;

function closedBy(line: number): readonly AccessAgent[] {
  return [
    agentOf("GPTBot", {
      ...training,
      robots: {
        allowed: false,
        rule: "Disallow: /",
        line,
        closed_pages: 9,
        known_pages: 9,
        closed_in_sitemap: 9,
      },
    }),
  ];
}

test.each<[string, number, string, RegExp | undefined]>([
  ["in the block that Cloudflare writes", 10, managed, /^This line is Cloudflare’s, not yours/],
  ["in the same block with other ends of lines", 10, managed.replaceAll("\n", "\r\n"), /Cloudflare’s/],
  ["behind it", 14, managed, undefined],
  ["in a file of one's own", 2, "User-agent: GPTBot\nDisallow: /\n", undefined],
  [
    "in a file of Squarespace",
    4,
    "# Squarespace Robots Txt\n\nUser-agent: GPTBot\nDisallow: /\n",
    /^Squarespace writes this line/,
  ],
])("of a rule %s", (_, line, robotsText, says) => {
  const cause = causesOf(closedBy(line), { robotsText, server: "" }).GPTBot;

  if (says) expect(cause).toMatch(says);
  else expect(cause).toBeUndefined();
});
