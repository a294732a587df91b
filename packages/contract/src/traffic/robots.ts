import { z } from "zod";
import { endpoint } from "../base/endpoint.ts";
import { count, flag, instant } from "../base/fields.ts";
import { listFormat } from "../base/list-format.ts";
import { workspaceReads, workspaceWrites } from "../workspaces/workspaces.ts";
import { type Purpose, purposes } from "./agent-words.ts";
import { type StoredVerdict, storedVerdicts } from "./identity.ts";

/** The ranges of the page, in days. */
export const robotsDays = [7, 30, 90] as const;
export type RobotsDays = (typeof robotsDays)[number];

export const closedPathsMax = 100;
const closedPathCharactersMax = 2_000;
const agentsMax = 500;
const licenseCharactersMax = 2_000;

/** Messages of the fields of a policy. */
export const policyErrors = {
  path: "Each path begins with “/” or “*”, goes on behind it, and has neither blanks nor “#”.",
  license: "A license is a whole address with https://, without blanks and “#”.",
  unknownAgent: (tokens: readonly string[]) => `No such agent: ${tokens.join(", ")}.`,
} as const;

/** Meaning of the server's answer: its rules count, there are none, or nothing may be read until it can say more. */
export const robotsMeanings = ["rules", "open", "closed"] as const;

export const respectsRobots = ["yes", "no", "user_initiated_may_ignore", "undocumented"] as const;
export type RespectsRobots = (typeof respectsRobots)[number];

/** Something that its owner should look at; without a line it is the whole file. */
export const robotsProblem = z.object({ code: z.string(), line: count.nullable(), message: z.string() });
export type RobotsProblem = z.output<typeof robotsProblem>;

/** Whether an agent may read something, with the rule that decides and its line; none where no rule does. */
export const robotsVerdict = z.object({
  allowed: z.boolean(),
  line: count.nullable(),
  rule: z.string().nullable(),
});
export type RobotsVerdict = z.output<typeof robotsVerdict>;

/** Uses of texts: found by a search, read by a model for an answer, or learnt by it. */
export const textUses = ["search", "ai-input", "ai-train"] as const;
export type TextUse = (typeof textUses)[number];

/** Content Signals are Cloudflare's, Content-Usage is a draft of the IETF. */
export const usageSources = ["content-signal", "content-usage"] as const;

/** How a text may be shown that was read, as Content Signals say it. */
export const textReuses = ["immediate", "reference", "full"] as const;

const wishes = z.partialRecord(z.enum(textUses), z.boolean());

/** A line of robots.txt that says what texts may be used for, to the agents of its group. */
export const usageLine = z.object({
  line: count,
  source: z.enum(usageSources),
  agents: z.array(z.string()),
  /** None where it is for every path. */
  path: z.string().nullable(),
  wishes,
  reuse: z.enum(textReuses).nullable(),
});
export type RobotsUsageLine = z.output<typeof usageLine>;

/** Verdict for an agent on a path: nothing of the uses that are left out. */
export const usageVerdict = z.object({ path: z.string(), wishes, reuse: z.enum(textReuses).nullable() });
export type RobotsUsageVerdict = z.output<typeof usageVerdict>;

/** Where the terms of use are (RSL); without agents they are for everybody. */
export const robotsLicense = z.object({ line: count, url: z.string(), agents: z.array(z.string()) });

const agentFacts = {
  token: z.string(),
  operator: z.string(),
  purpose: z.enum(purposes satisfies readonly Purpose[]),
};

/** Visits by what was found of who came. */
const visitsByVerdict = z.object(
  Object.fromEntries(storedVerdicts.map((verdict) => [verdict, count])) as Record<
    StoredVerdict,
    typeof count
  >, // one for each
);
export type VisitsByVerdict = z.output<typeof visitsByVerdict>;

/** Visits of an agent that robots.txt forbids it today. */
export const forbiddenVisits = z.object({
  visits: visitsByVerdict,
  last: instant.nullable(),
  /** Paths visited most. */
  paths: z.array(z.object({ path: z.string(), visits: count, line: count.nullable() })),
});

export const robotsAgent = z.object({
  ...agentFacts,
  /** False for names that exist in robots.txt alone. */
  sends_requests: z.boolean(),
  /** Whether a group names it; else those for everybody count. */
  is_named: z.boolean(),
  start_page: robotsVerdict,
  /** Verdicts for it on the use of texts: of the start page first, then of paths of which something else is said. */
  usage: z.array(usageVerdict),
  /** Different pages that it visited in the range, and how many of them it may read. */
  pages_visited: count,
  pages_allowed: count,
  visits: count,
  /** Statement of its operator. */
  respects_robots: z.enum(respectsRobots),
  docs_url: z.string().nullable(),
  forbidden: forbiddenVisits,
});
export type RobotsAgent = z.output<typeof robotsAgent>;

export const siteRobots = z.object({
  /** Where it was in the end. */
  url: z.string(),
  /** None where no server answered. */
  status: count.nullable(),
  fetched_at: instant,
  meaning: z.enum(robotsMeanings),
  /** Sentence on what was seen where the rules could not be had. */
  fault: z.string().nullable(),
  /** As it came. */
  text: z.string(),
  problems: z.array(robotsProblem),
  problems_count: count,
  sitemaps: z.array(z.object({ line: count, url: z.string() })),
  /** Lines on the use of texts. */
  usage: z.array(usageLine),
  licenses: z.array(robotsLicense),
  /** Whether Cloudflare puts a part of its own before the file: it comes again whatever the site serves. */
  is_managed: z.boolean(),
  /** Paths closed to everybody, so that a policy can keep it so. */
  closed_paths: z.array(z.string()),
  /** Agents that came in the range, and those of the operators of AI models. */
  agents: z.array(robotsAgent),
  /** Whether there were more pages than were looked at; those visited most were. */
  is_cut: z.boolean(),
});
export type SiteRobots = z.output<typeof siteRobots>;

export const getRobots = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/robots/",
  summary: "The site's robots.txt as it was read, what it says to each agent, and who read what it forbids",
  query: z.object({
    days: z.coerce
      .number()
      .pipe(z.literal([...robotsDays]))
      .default(30),
    /** Reads the file again instead of showing what was read within the last five minutes. */
    fresh: flag.default(false),
    format: listFormat,
  }),
  answer: siteRobots,
  item: robotsAgent,
});

export const policyChoices = ["allow", "disallow", "leave"] as const;
export type PolicyChoice = (typeof policyChoices)[number];

const choice = z.enum(policyChoices);

/** Policy of a site's owner: by purpose, and for single agents against it. What is not said stays as it is. */
export const robotsPolicy = z.object({
  purposes: z.partialRecord(z.enum(purposes), choice).default({}),
  agents: z
    .record(z.string().max(100), choice)
    .refine((agents) => Object.keys(agents).length <= agentsMax)
    .default({}),
  /** Paths that agents that are allowed may not read either. */
  closed_paths: z
    .array(
      z
        .string()
        .max(closedPathCharactersMax)
        .regex(/^(?:\/|\*(?=[^*$]))[^\s#\p{Cc}]+$/u, policyErrors.path),
    )
    .max(closedPathsMax)
    .default([]),
  /** Uses that texts may have, whoever reads them; null says no more of it. Lines for single paths stay. */
  usage: z.partialRecord(z.enum(textUses), z.boolean().nullable()).default({}),
  /** The address of the terms of use (RSL); null takes them out. */
  license: z
    .string()
    .max(licenseCharactersMax)
    .regex(/^https:\/\/[^\s#\p{Cc}]+$/u, policyErrors.license)
    .nullable()
    .optional(),
});
export type RobotsPolicy = z.output<typeof robotsPolicy>;

/** Paths of which as many are named as fit, those of rules as rules write them, and how many there are. */
const changedPaths = z.object({ count, paths: z.array(z.string()) });

/** Effect on an agent. */
export const policyEffect = z.object({
  ...agentFacts,
  before: robotsVerdict,
  after: robotsVerdict,
  pages_visited: count,
  pages_allowed_before: count,
  pages_allowed_after: count,
  /** Paths that it may read today and will not; "/" alone where it may read nothing more. */
  closes: changedPaths,
  /** Paths that it may not read today and will. */
  opens: changedPaths,
  /** Wishes that it is told for the use of the start page's text, before and after. */
  usage_before: wishes,
  usage_after: wishes,
});
export type PolicyEffect = z.output<typeof policyEffect>;

export const robotsPreview = z.object({
  /** The file of the site as it is. */
  present: z.string(),
  text: z.string(),
  problems: z.array(robotsProblem),
  /** Effects on every agent of the catalogue that changes or came within 30 days. */
  agents: z.array(policyEffect),
});
export type RobotsPreview = z.output<typeof robotsPreview>;

export const previewRobots = endpoint({
  ...workspaceWrites,
  scope: "read",
  path: "/projects/:projectId/robots/preview/",
  summary: "What the site's robots.txt would be after a policy, and what it would change; nothing is stored",
  repeatable: "reads",
  body: z.object({ policy: robotsPolicy }),
  answer: robotsPreview,
});
