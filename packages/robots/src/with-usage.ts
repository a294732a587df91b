import { keyLabels } from "./directive.ts";
import { parseRobots } from "./parse-robots.ts";
import type { Robots, RobotsGroup } from "./robots.ts";
import { type UsageLine, type Use, uses, writtenWish } from "./usage-line.ts";
import { endingOf, type WrittenLine, writtenLines, writtenText } from "./written-lines.ts";

/** Uses that a site's texts may have, whoever reads them. */
export interface UsagePolicy {
  /** Null says no more of a use; one that is left out stays as it is. */
  readonly wishes: Readonly<Partial<Record<Use, boolean | null>>>;
  /** The address of the terms (RSL); null takes them out, undefined leaves them. */
  readonly license: string | null | undefined;
}

/**
 * A robots.txt after wishes of use. Each group that lets its agents read something says them, since a group that names an agent
 * counts alone; lines for single paths stay. No rule and no name changes, so nobody may read more or less.
 */
export function withUsage(source: string | Uint8Array, policy: UsagePolicy): string {
  const lines = writtenLines(source);
  const robots = parseRobots(writtenText(lines));
  const edits = new Map<number, readonly string[]>();
  if (Object.values(policy.wishes).some((wish) => wish !== undefined)) {
    for (const group of robots.groups) editGroup(edits, group, policy.wishes);
  }
  const text = licensed(edited(lines, edits), robots, policy.license);
  return withEverybody(text, robots, policy.wishes);
}

/** The same in single lines that speak of use, by their numbers; nothing else changes. */
export function withUsageIn(
  source: string | Uint8Array,
  numbers: ReadonlySet<number>,
  wishes: UsageWishes,
): string {
  const lines = writtenLines(source);
  const said = parseRobots(writtenText(lines)).groups.flatMap(({ usage }) => usage);
  const edits = said.flatMap((line): [number, readonly string[]][] => {
    const made = numbers.has(line.line) ? rewritten(line, wishes) : undefined;
    return made ? [[line.line, made]] : [];
  });
  return writtenText(edited(lines, new Map(edits)));
}

type UsageWishes = UsagePolicy["wishes"];

function editGroup(edits: Map<number, readonly string[]>, group: RobotsGroup, wishes: UsageWishes): void {
  const wide = group.usage.filter(({ path }) => path === undefined || path === "/");
  for (const line of wide) {
    const made = rewritten(line, wishes);
    if (made !== undefined) edits.set(line.line, made);
  }
  if (wide.some(({ source }) => source === "content-signal") || !readsSomething(group)) return;
  const said = signalParts(wishes);
  const last = group.agents.at(-1);
  if (last && said.length > 0) edits.set(last.line, [`User-agent: ${last.text}`, signalLine(said)]);
}

/** Undefined where the line says so already; no line at all where nothing is left to say. */
function rewritten(line: UsageLine, wishes: UsageWishes): string[] | undefined {
  const changed = uses.filter(
    (use) => wishes[use] !== undefined && wishes[use] !== (line.wishes[use] ?? null),
  );
  if (changed.length === 0) return undefined;

  const parts = uses.flatMap((use) => {
    const wish = wishes[use] === undefined ? line.wishes[use] : wishes[use];
    return wish === undefined || wish === null ? [] : [writtenWish(line.source, use, wish)];
  });
  const others = [...(line.reuse ? [`use=${line.reuse}`] : []), ...line.unread];
  const all = [...parts, ...others].join(", ");
  const path = line.path === undefined ? "" : `${line.path} `;
  return all === "" ? [] : [`${keyLabels[line.source]}: ${path}${all}`];
}

function signalParts(wishes: UsageWishes): string[] {
  return uses.flatMap((use) => {
    const wish = wishes[use];
    return wish === undefined || wish === null ? [] : [writtenWish("content-signal", use, wish)];
  });
}

function signalLine(parts: readonly string[]): string {
  return `${keyLabels["content-signal"]}: ${parts.join(", ")}`;
}

function readsSomething({ rules }: RobotsGroup): boolean {
  return (
    !rules.some(({ kind, path }) => kind === "disallow" && /^\/\*?$/.test(path)) ||
    rules.some(({ kind, path }) => kind === "allow" && path !== "")
  );
}

/** The first line is put in the place of the old one, others behind it. */
function edited(lines: readonly WrittenLine[], edits: ReadonlyMap<number, readonly string[]>): WrittenLine[] {
  const ending = endingOf(lines);
  return lines.flatMap((line, index) => {
    const made = edits.get(index + 1);
    if (!made) return [line];
    return made.map((text) => ({
      text: text.startsWith("User-agent:") ? line.text : text,
      ending: line.ending || ending,
    }));
  });
}

function licensed(lines: readonly WrittenLine[], robots: Robots, license: string | null | undefined): string {
  const isSaid = robots.licenses.length === 1 && robots.licenses[0]?.url === license;
  if (license === undefined || isSaid || (license === null && robots.licenses.length === 0))
    return writtenText(lines);

  const kept = lines.filter(({ text }) => !/^\s*license\s*:/i.test(text));
  if (license === null) return writtenText(kept);
  return writtenText([{ text: `${keyLabels.license}: ${license}`, ending: endingOf(lines) }, ...kept]);
}

/** Agents that no group is for are told in one that allows everything, as it is without one. */
function withEverybody(text: string, robots: Robots, wishes: UsageWishes): string {
  const parts = signalParts(wishes);
  const isThere = robots.groups.some(({ agents }) => agents.some(({ names }) => names.includes("*")));
  if (isThere || parts.length === 0) return text;

  const ending = endingOf(writtenLines(text));
  const body = text.trim() === "" ? [] : [text.trimEnd()];
  const isUnfinished = robots.groups.at(-1)?.rules.length === 0;
  const made = [
    ...body,
    ...(isUnfinished ? ["Disallow:"] : []),
    ...(body.length > 0 ? [""] : []),
    "User-agent: *",
    signalLine(parts),
    "Allow: /",
    "",
  ];
  return made.join(ending);
}
