import { isNode, type LdGraph, type LdNode, plainOf, valuesOf } from "./ld-graph.rules.ts";

const valuesMax = 20;
const valueCharactersMax = 200;
const nameCharactersMax = 80;

/** The plain values of a thing and of its parts, such as "offers.price"; of lists the first. */
export function ldValues(graph: LdGraph, node: LdNode): Readonly<Record<string, string>> {
  const found = new Map<string, string>();
  const keep = (name: string, value: unknown): void => {
    const plain = plainOf(value);
    const isKept = plain !== undefined && found.size < valuesMax && name.length <= nameCharactersMax;
    if (isKept && !found.has(name)) found.set(clean(name), clean(plain));
  };
  const entries = namesOf(node).map((name) => [name, valuesOf(graph, node, name)[0]] as const);
  for (const [name, value] of entries) keep(name, value);
  for (const [name, value] of entries) {
    if (!isNode(value)) continue;
    for (const part of namesOf(value)) keep(`${name}.${part}`, valuesOf(graph, value, part)[0]);
  }
  return Object.fromEntries(found);
}

function namesOf(node: LdNode): string[] {
  return Object.keys(node)
    .slice(0, 200)
    .filter((name) => !name.startsWith("@"));
}

function clean(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, " ")
    .slice(0, valueCharactersMax)
    .toWellFormed();
}
