import type { Purpose } from "@citelens/crawlers";
import { z } from "zod";

/**
 * Purpose of an agent, in our words; "ai" where a list says no more, "none" for what is neither AI, nor search, nor SEO; undefined where
 * the list does not say.
 */
type ListedPurpose = Purpose | "ai" | "none" | undefined;

/** Entry of a public list for one agent. */
export interface ListedAgent {
  readonly name: string;
  /** Whole user agents, or the words by which the list finds it. */
  readonly userAgents: readonly string[];
  readonly purpose: ListedPurpose;
  /** Where its keys are, by the list. */
  readonly directory: string | undefined;
}

export interface PublicList {
  readonly agents: readonly ListedAgent[];
  /** Sites of assistants that send people. */
  readonly hosts: readonly string[];
}

const texts = z.array(z.string());
/** The shapes of the lists that are read: each is told by what it has and the others do not. */
const shapes = {
  /** npm crawler-user-agents. */
  instances: z.array(z.looseObject({ pattern: z.string(), instances: texts, tags: texts.optional() })),
  /** npm cloudflare-bot-directory. */
  directory: z.array(
    z.looseObject({
      name: z.string(),
      category: z.string(),
      userAgents: texts,
      signatureAgentUrl: z.string().nullable(),
    }),
  ),
  /** Matomo's bots, as in npm node-device-detector. */
  expressions: z.array(
    z.looseObject({ name: z.string(), regex: z.string(), category: z.string().nullish() }),
  ),
  /** robots.json of ai.robots.txt. */
  functions: z.record(z.string(), z.looseObject({ function: z.string(), operator: z.string() })),
} as const;

/** Reads a list of any known shape; undefined for what is none. `data` is parsed JSON, or the text of a list in YAML. */
export function readPublicList(data: unknown): PublicList | undefined {
  if (typeof data === "string") return hostsIn(data);
  const instances = shapes.instances.safeParse(data);
  if (instances.success) return listOf(instances.data.map(ofInstances));
  const directory = shapes.directory.safeParse(data);
  if (directory.success) return listOf(directory.data.map(ofDirectory));
  const expressions = shapes.expressions.safeParse(data);
  if (expressions.success) return listOf(expressions.data.flatMap(ofExpression));
  const functions = shapes.functions.safeParse(data);
  if (functions.success) return listOf(Object.entries(functions.data).map(ofFunction));
  return undefined;
}

function listOf(agents: readonly ListedAgent[]): PublicList {
  return { agents, hosts: [] };
}

/** Names with their hosts below them, each behind a hyphen, as in Matomo's AIAssistants.yml. */
function hostsIn(text: string): PublicList | undefined {
  const hosts = [...text.matchAll(/^[ \t]+-[ \t]+['"]?([a-z0-9.-]+\.[a-z]{2,}(?:\/[\w/-]*)?)/gm)];
  return hosts.length > 0 ? { agents: [], hosts: hosts.map(([, host = ""]) => host) } : undefined;
}

type ListEntry<Name extends "instances" | "directory" | "expressions"> = z.infer<
  (typeof shapes)[Name]
>[number];

function ofInstances({ pattern, instances, tags = [] }: ListEntry<"instances">): ListedAgent {
  const name = pattern.replaceAll(/[\\^$]|\[[^\]]*\]\*?/g, "");
  // Its tag for SEO is what is left over, so that it says nothing.
  const kinds = tags.filter((tag) => tag !== "seo").join(" ");
  const userAgents = instances.length > 0 ? instances : [name];
  return { name, userAgents, purpose: kinds ? purposeOf(kinds) : undefined, directory: undefined };
}

function ofDirectory({ name, category, userAgents, signatureAgentUrl }: ListEntry<"directory">): ListedAgent {
  return { name, userAgents, purpose: purposeOf(category), directory: signatureAgentUrl ?? undefined };
}

/** Only where the expression is a word, since nobody can be found by more of it. */
function ofExpression({ name, regex, category }: ListEntry<"expressions">): ListedAgent[] {
  const word = regex.replaceAll("\\", "");
  if (!/^[\w .-]{4,}$/.test(word)) return [];
  return [{ name, userAgents: [word], purpose: purposeOf(category ?? ""), directory: undefined }];
}

function ofFunction([name, described]: [string, { readonly function: string }]): ListedAgent {
  return { name, userAgents: [name], purpose: purposeOf(described.function), directory: undefined };
}

/** By the words that lists use; the first that fits. */
const purposes: readonly (readonly [RegExp, ListedPurpose])[] = [
  [/ai[-_ ]crawler/i, "ai"],
  [/ai[ _]agent/i, "ai_agent"],
  [/ai[ _]assistant|user/i, "ai_user_fetch"],
  [/ai[ _]search/i, "ai_search_index"],
  [/scraper|train|llm/i, "llm_training"],
  [/seo|search_engine_optimi/i, "seo"],
  [/search/i, "search_engine"],
  [/undocumented|unclear|^$|^crawler$|other/i, undefined],
];

function purposeOf(words: string): ListedPurpose {
  const found = purposes.find(([pattern]) => pattern.test(words));
  return found ? found[1] : "none";
}
