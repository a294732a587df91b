import { inSchemaOrg } from "./ld-context.rules.ts";

/** An object of JSON-LD. */
export type LdNode = Readonly<Record<string, unknown>>;

export interface LdGraph {
  /** Things that a page describes for their own sake: what stands at the top, in lists and graphs, and what a page is mainly about. */
  readonly items: readonly { readonly node: LdNode; readonly line: number }[];
  /** All types, of parts too, each once. */
  readonly types: readonly string[];
  /** By @id in full, so that a reference can be followed. */
  readonly named: ReadonlyMap<string, LdNode>;
  /** Ids of nodes that are the value of a property somewhere: they are judged there. */
  readonly referred: ReadonlySet<string>;
  /** Where the page came from, by which relative references are resolved. */
  readonly url: string;
}

const itemsMax = 100;
const typesMax = 100;
const namedMax = 2_000;
const valuesMax = 50;
/** Most names of a thing that is put together from several places. */
const namesMax = 100;
/** Deeper than any vocabulary needs, and shallow enough for whoever walks it. */
const depthMax = 40;
const vocabulary = /^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/i;

/** Takes blocks of JSON-LD apart; a block that is nested too deeply, or in another vocabulary, is passed over. */
export function ldGraph(
  blocks: readonly { readonly value: unknown; readonly line: number }[],
  url = "",
): LdGraph {
  const items: { node: LdNode; line: number }[] = [];
  const types = new Set<string>();
  const named = new Map<string, LdNode>();
  const referred = new Set<string>();
  const sound = blocks
    .filter(({ value }) => isWithin(value, depthMax))
    .map(({ value, line }) => ({ value: inSchemaOrg(value), line }));
  const nodes = sound.flatMap(({ value }) => nodesIn(value));
  for (const node of nodes) {
    for (const type of typesOf(node)) if (types.size < typesMax) types.add(type);
    name(named, node, url);
    for (const id of referencesIn(node)) if (referred.size < namedMax) referred.add(fullId(id, url));
  }
  for (const { value, line } of sound) {
    items.push(
      ...topNodes(value)
        .slice(0, itemsMax - items.length)
        .map((node) => ({ node, line })),
    );
  }
  return { items, types: [...types], named, referred, url };
}

/** Whether a thing is the value of another one's property, if only by its name. */
export function isReferred({ referred, url }: LdGraph, node: LdNode): boolean {
  const id = node["@id"];
  return typeof id === "string" && referred.has(fullId(id, url));
}

/** Names a node: what is told of a thing in several places is one thing. */
function name(named: Map<string, LdNode>, node: LdNode, url: string): void {
  const written = node["@id"];
  if (typeof written !== "string" || isReference(node) || named.size >= namedMax) return;
  const id = fullId(written, url);
  const known = named.get(id);
  if (known === undefined) named.set(id, node);
  else if (Object.keys(known).length < namesMax) named.set(id, { ...known, ...node });
}

/** "#ada" is the page's own. */
function fullId(id: string, url: string): string {
  return URL.parse(id, url)?.href ?? id;
}

function referencesIn(node: LdNode): string[] {
  return Object.entries(node).flatMap(([property, value]) => {
    if (property === "@graph") return [];
    const list: readonly unknown[] = Array.isArray(value) ? value.slice(0, valuesMax) : [value];
    return list.flatMap((one) => (isNode(one) && isReference(one) ? [String(one["@id"])] : []));
  });
}

/** The types of a node without the address of the vocabulary. */
export function typesOf(node: LdNode): string[] {
  const written = node["@type"];
  const list: readonly unknown[] = Array.isArray(written) ? written.slice(0, valuesMax) : [written];
  return list.flatMap((type) =>
    typeof type === "string" && type !== ""
      ? [type.trim().replace(vocabulary, "").slice(0, 100).toWellFormed()]
      : [],
  );
}

/** Values of a node under a name: lists taken apart and references followed. */
export function valuesOf({ named, url }: LdGraph, node: LdNode, name: string): unknown[] {
  const value =
    node[name] ??
    node[`schema:${name}`] ??
    node[`https://schema.org/${name}`] ??
    node[`http://schema.org/${name}`];
  if (value === undefined || value === null) return [];
  const list: readonly unknown[] = Array.isArray(value) ? value.slice(0, valuesMax) : [value];
  return list
    .flat()
    .flatMap(contained)
    .map((one: unknown) => {
      if (!isNode(one) || !isReference(one)) return one;
      return named.get(fullId(String(one["@id"]), url)) ?? one;
    });
}

/** JSON-LD may write a list as { "@list": … }. */
function contained(value: unknown): unknown[] {
  const inside = isNode(value) ? (value["@list"] ?? value["@set"]) : undefined;
  if (inside === undefined) return [value];
  return Array.isArray(inside) ? inside.slice(0, valuesMax) : [inside];
}

/** Plain value of it as text; none of what is an object or empty. */
export function plainOf(value: unknown): string | undefined {
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (typeof value === "string") return value.trim() || undefined;
  return isNode(value) ? plainOf(value["@value"]) : undefined;
}

export function isNode(value: unknown): value is LdNode {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a node only names a thing that is described elsewhere. */
function isReference(node: LdNode): boolean {
  return (
    typeof node["@id"] === "string" && Object.keys(node).every((key) => key === "@id" || key === "@type")
  );
}

function topNodes(value: unknown): LdNode[] {
  if (Array.isArray(value)) return value.flatMap(topNodes);
  if (!isNode(value)) return [];
  const graph = value["@graph"];
  const inside = graph === undefined ? [] : topNodes(graph);
  const main = value.mainEntity;
  const about = Array.isArray(main) || isNode(main) ? topNodes(main) : [];
  return [...(typesOf(value).length > 0 && !isReference(value) ? [value] : []), ...inside, ...about];
}

function nodesIn(value: unknown): LdNode[] {
  const nodes: LdNode[] = [];
  const ahead: unknown[] = [value];
  while (ahead.length > 0) {
    const next = ahead.pop();
    if (typeof next !== "object" || next === null) continue;
    if (isNode(next)) nodes.push(next);
    for (const part of Object.values(next).toReversed()) ahead.push(part);
  }
  return nodes;
}

function isWithin(value: unknown, depth: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  return depth > 0 && Object.values(value).every((part) => isWithin(part, depth - 1));
}
