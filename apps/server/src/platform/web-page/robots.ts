/** The groups of a robots.txt that are meant for us: paths that are disallowed and allowed. */
export interface RobotsRules {
  readonly allow: readonly string[];
  readonly disallow: readonly string[];
}

const ourName = "citelens";
const linesMax = 2_000;

/** Reads a robots.txt (RFC 9309): the group of our own name, else that of everybody. */
export function robotsRules(text: string): RobotsRules {
  const groups = new Map<string, Group>();
  let named: Group[] = [];
  let isNaming = false;
  for (const { field, value } of linesOf(text)) {
    if (field === "user-agent") {
      const group = groupOf(groups, value.toLowerCase());
      named = isNaming ? [...named, group] : [group];
      isNaming = true;
    } else if (field === "allow" || field === "disallow") {
      isNaming = false;
      addRule(named, field, value);
    }
  }
  return groups.get(ourName) ?? groups.get("*") ?? { allow: [], disallow: [] };
}

interface Group {
  readonly allow: string[];
  readonly disallow: string[];
}

/** An empty rule says nothing. */
function addRule(groups: readonly Group[], kind: keyof Group, path: string): void {
  if (path !== "") for (const group of groups) group[kind].push(path);
}

function groupOf(groups: Map<string, Group>, agent: string): Group {
  const group = groups.get(agent) ?? { allow: [], disallow: [] };
  groups.set(agent, group);
  return group;
}

function linesOf(text: string): { readonly field: string; readonly value: string }[] {
  const lines = text.split(/\r?\n/).slice(0, linesMax);
  return lines.map((line) => {
    const [, field = "", value = ""] = /^\s*([A-Za-z-]+)\s*:\s*([^#]*)/.exec(line) ?? [];
    return { field: field.toLowerCase(), value: value.trim() };
  });
}

/** The longest rule that fits decides, and of equally long ones the one that allows. */
export function isAllowed({ allow, disallow }: RobotsRules, url: string): boolean {
  const { pathname, search } = new URL(url);
  const path = pathname + search;
  return longest(allow, path) >= longest(disallow, path);
}

function longest(rules: readonly string[], path: string): number {
  return Math.max(-1, ...rules.filter((rule) => fits(rule, path)).map(({ length }) => length));
}

/** `*` stands for anything and `$` for the end; compared piece by piece, without a regular expression of strangers. */
function fits(rule: string, path: string): boolean {
  const isWhole = rule.endsWith("$");
  const pieces = (isWhole ? rule.slice(0, -1) : rule).split("*");
  const [first = "", ...rest] = pieces;
  if (!path.startsWith(first)) return false;

  let at = first.length;
  for (const piece of rest) {
    const found = path.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  if (!isWhole) return true;
  return rest.length === 0 ? at === path.length : path.endsWith(rest.at(-1) ?? "");
}
