/** A table that a statement reads or changes, and the name by which the statement calls it. */
export interface NamedTable {
  readonly table: string;
  readonly alias: string;
}

const name = "(?:only |lateral )?(\\$?[a-z_][\\w$.]*)(?![\\w$.]* ?\\()(?: as)?(?: ([a-z_]\\w*))?";
const reference = new RegExp(`(?<!\\b(?:do|for|no key|distinct) )\\b(from|join|update|using) ${name}`, "gi");
const another = new RegExp(`^ ?, ${name}`, "i");
const noAlias =
  /^(set|where|on|left|right|inner|full|cross|join|order|group|limit|using|for|union|as|final|having|returning|offset|settings)$/i;
const column = "(?:\\$?(\\w+)\\.)?workspace_id(?:::\\w+)?";
const equalities = [
  new RegExp(`${column}\\s*=\\s*(?:any\\s*\\(\\s*)?([\\w$.{}:]+)`, "gi"),
  new RegExp(`${column}\\s+in\\b\\s*()`, "gi"),
  new RegExp(`\\(\\s*${column}\\s*,[^()]*\\)\\s*(?:=|in)\\s*\\(?\\s*([\\w$.]+)`, "gi"),
];

/**
 * The tables of a statement in SQL, subqueries included, whose rows may be of any workspace: `isOfWorkspace` says which
 * tables are asked about. Each must be held to one by `workspace_id = …`, or by being joined on the workspace_id of one
 * that is.
 */
export function unboundTables(sql: string, isOfWorkspace: (table: string) => boolean): string[] {
  return scopesOf(sql).flatMap((scope) =>
    heldByNone(
      scope,
      referencesIn(scope).filter(({ table }) => isOfWorkspace(table)),
    ),
  );
}

/** Tables among these that these conditions hold to no workspace. */
export function unboundIn(conditions: string, tables: readonly NamedTable[]): string[] {
  return heldByNone(scopesOf(conditions).at(-1) ?? "", tables);
}

function heldByNone(text: string, tables: readonly NamedTable[]): string[] {
  const links = equalities.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([, of, other]) => linksOf(of, other, tables)),
  );
  const bound = new Set<string>();
  for (let before = -1; before < bound.size; ) {
    before = bound.size;
    for (const { of, to } of links) {
      if (to === undefined || bound.has(to)) bound.add(of);
      else if (bound.has(of)) bound.add(to);
    }
  }
  if (/\busing \([^)]*\bworkspace_id/i.test(text) && bound.size > 0) return [];
  return tables.filter(({ alias }) => !bound.has(alias)).map(({ table }) => table);
}

interface Link {
  readonly of: string;
  /** The table of the same statement whose workspace it is; undefined for a workspace known before. */
  readonly to: string | undefined;
}

function linksOf(of: string | undefined, other: string | undefined, tables: readonly NamedTable[]): Link[] {
  const [owner] = /^\$?(\w+)\.workspace_id$/.exec(other ?? "")?.slice(1) ?? [];
  const to = tables.find(({ alias }) => alias === owner)?.alias;
  if (of !== undefined && !tables.some(({ alias }) => alias === of))
    return to ? [{ of: to, to: undefined }] : [];
  const named = of === undefined ? tables.map(({ alias }) => alias) : [of];
  return named.map((one) => ({ of: one, to: to === one ? undefined : to }));
}

/** Cuts subqueries and the parts of a union out of a statement, each for itself. */
function scopesOf(sql: string): string[] {
  const scopes: string[] = [];
  let text = sql.replace(/\s+/g, " ");
  for (let open = innermost(text); open; open = innermost(text)) {
    const { start, end } = open;
    const inner = text.slice(start + 1, end);
    const isStatement = /^\s*(select|insert|update|delete|with)\b/i.test(inner);
    if (isStatement) scopes.push(...inner.split(unions));
    const kept = isStatement ? "‹subquery›" : `‹${withoutAlternatives(inner)}›`;
    text = text.slice(0, start) + kept + text.slice(end + 1);
  }
  return [...scopes, ...text.split(unions)].map((scope) =>
    withoutAlternatives(scope).replaceAll("‹", "(").replaceAll("›", ")"),
  );
}

const unions = /\b(?:union all|union|intersect|except)\b/i;

/** The first parentheses that hold no others. */
function innermost(text: string): { readonly start: number; readonly end: number } | undefined {
  const end = text.indexOf(")");
  const start = text.lastIndexOf("(", end);
  return end < 0 || start < 0 ? undefined : { start, end };
}

/** Conditions without those beside an `or`, which hold a row to nothing. */
function withoutAlternatives(text: string): string {
  let outside = text;
  while (/‹[^‹›]*›/.test(outside)) outside = outside.replace(/‹[^‹›]*›/g, "");
  return /\bor\b/i.test(outside) ? text.replaceAll("workspace_id", "workspace_perhaps") : text;
}

function referencesIn(scope: string): NamedTable[] {
  return [...scope.matchAll(reference)].flatMap(([matched, keyword = "", table = "", alias], index, all) => {
    const end = (all[index]?.index ?? 0) + matched.length;
    const listed = keyword.toLowerCase() === "from" && !isKeyword(alias) ? listedAfter(scope.slice(end)) : [];
    return [named(table, alias), ...listed];
  });
}

function listedAfter(text: string): NamedTable[] {
  const [matched, table, alias] = another.exec(text) ?? [];
  if (matched === undefined || table === undefined) return [];
  const after = isKeyword(alias) ? [] : listedAfter(text.slice(matched.length));
  return [named(table, alias), ...after];
}

function named(table: string, alias: string | undefined): NamedTable {
  return { table, alias: alias !== undefined && !isKeyword(alias) ? alias : table.replace(/^\$/, "") };
}

function isKeyword(alias: string | undefined): boolean {
  return alias !== undefined && noAlias.test(alias);
}
