import { dictionaryOf } from "./dictionary.ts";
import { type Octets, textOf } from "./octets.ts";
import { type Comparison, type Pattern, patternOf } from "./pattern.ts";

/** Uses of texts: found by a search, read by a model for an answer, or learnt by it. */
export const uses = ["search", "ai-input", "ai-train"] as const;
export type Use = (typeof uses)[number];

/** How a text may be shown that was read, as Cloudflare's `use=` has it. */
export const reuses = ["immediate", "reference", "full"] as const;
export type Reuse = (typeof reuses)[number];

export type UsageSource = "content-signal" | "content-usage";

/** A line that says what may be done with texts: it neither allows reading them nor forbids it. */
export interface UsageLine {
  readonly line: number;
  readonly source: UsageSource;
  /** As written; undefined where it is for every path. */
  readonly path: string | undefined;
  readonly pattern: Pattern;
  /** Wishes about each use; nothing is said of the others. */
  readonly wishes: Readonly<Partial<Record<Use, boolean>>>;
  readonly reuse: Reuse | undefined;
  /** Text that stands there and says nothing, as written. */
  readonly unread: readonly string[];
}

/** `value` is what stands behind the colon: perhaps a path, and what is wished. */
export function usageLine(
  line: number,
  source: UsageSource,
  { value, comparison }: { readonly value: Octets; readonly comparison: Comparison },
): UsageLine {
  const path = /^\/\S*/.exec(value)?.[0];
  const said = textOf(value.slice(path?.length ?? 0)).trim();
  const read = source === "content-signal" ? signalsIn(said) : preferencesIn(said);
  const pattern = patternOf(path ?? "/", comparison);
  return { line, source, path: path === undefined ? undefined : textOf(path), pattern, ...read };
}

type UsageStatement = Pick<UsageLine, "wishes" | "reuse" | "unread">;

/** Cloudflare's Content Signals: search, ai-input and ai-train are yes or no, between commas; case and blanks do not matter. */
function signalsIn(said: string): UsageStatement {
  const wishes: Partial<Record<Use, boolean>> = {};
  const unread: string[] = [];
  let reuse: Reuse | undefined;
  const joined = said.split("=").map((part) => part.trim());
  for (const part of joined.join("=").split(/[,; \t]+/)) {
    if (part === "") continue;
    const [name = "", value = ""] = part.toLowerCase().split("=", 2);
    const use = uses.find((one) => one === name);
    const shown = name === "use" ? reuses.find((one) => one === value) : undefined;
    if (use && (value === "yes" || value === "no")) wishes[use] = wishes[use] !== false && value === "yes";
    else if (shown) reuse = shown;
    else unread.push(part);
  }
  return { wishes, reuse, unread: said === "" ? [""] : unread };
}

/** The labels of draft-ietf-aipref-vocab-08 by what they are called here. */
const labels: Readonly<Record<Use, string>> = {
  search: "search",
  "ai-input": "ai-use",
  "ai-train": "train-ai",
};

/** The preferences of the IETF: a dictionary of y and n. What is no part of it says nothing, and does no harm. */
function preferencesIn(said: string): UsageStatement {
  const members = dictionaryOf(said);
  if (!members || members.size === 0) return { wishes: {}, reuse: undefined, unread: [said] };

  const wishes: Partial<Record<Use, boolean>> = {};
  for (const use of uses) {
    const value = members.get(labels[use]);
    if (value === "y" || value === "n") wishes[use] = value === "y";
  }
  const known = new Set(uses.filter((use) => wishes[use] !== undefined).map((use) => labels[use]));
  const unread = [...members].filter(([name]) => !known.has(name));
  return {
    wishes,
    reuse: undefined,
    unread: unread.map(([name, value]) => (value ? `${name}=${value}` : name)),
  };
}

/** A wish as each of the two kinds of lines writes it, such as "ai-input=no" and "ai-use=n". */
export function writtenWish(source: UsageSource, use: Use, isAllowed: boolean): string {
  if (source === "content-signal") return `${use}=${isAllowed ? "yes" : "no"}`;
  return `${labels[use]}=${isAllowed ? "y" : "n"}`;
}
