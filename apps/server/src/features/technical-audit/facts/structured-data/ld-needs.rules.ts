import { isNode, type LdGraph, type LdNode, plainOf, typesOf, valuesOf } from "./ld-graph.rules.ts";
import type { LdGuide } from "./ld-guide.rules.ts";
import { partFor } from "./ld-parts.rules.ts";

interface UnmetNeeds {
  readonly missing: readonly string[];
  readonly lacking: readonly string[];
}

/** Properties that a thing and its parts do not have, of those that are required and recommended, by their own names. */
export function unmetNeeds(graph: LdGraph, node: LdNode, guide: LdGuide): UnmetNeeds {
  const missing = new Set(unmet(graph, node, guide.required));
  const lacking = new Set(unmet(graph, node, guide.recommended));
  for (const property of guide.parts ?? []) {
    for (const value of valuesOf(graph, node, property).filter(isNode)) {
      const part = partFor(property, { types: partTypes(value), source: guide.source });
      if (!part) continue;
      for (const name of unmet(graph, value, part.required)) missing.add(`${property}.${name}`);
      for (const name of unmet(graph, value, part.recommended)) lacking.add(`${property}.${name}`);
    }
  }
  return { missing: [...missing], lacking: [...lacking] };
}

/** Offers from a price on are such, whatever they are called. */
function partTypes(value: LdNode): readonly string[] {
  const types = typesOf(value);
  return types.length === 0 && value.lowPrice !== undefined ? ["AggregateOffer"] : types;
}

function unmet(graph: LdGraph, node: LdNode, needs: readonly string[]): string[] {
  return needs.flatMap((need) => {
    if (need === "itemListElement[]") return trailFaults(graph, node);
    const [name = need] = need.split("|");
    return need.split("|").some((one) => isMet(graph, node, one)) ? [] : [name];
  });
}

function isMet(graph: LdGraph, node: LdNode, need: string): boolean {
  const [whole = "", wanted] = need.split("=");
  const [name = "", part] = whole.split(".");
  const values = valuesOf(graph, node, name).filter(isFilled);
  if (wanted !== undefined) return values.some((value) => plainOf(value) === wanted);
  if (part === undefined) return values.length > 0;
  // An author may be no more than a name.
  return values.some(
    (value) => (part === "name" && plainOf(value) !== undefined) || hasPart(graph, value, part),
  );
}

function hasPart(graph: LdGraph, value: unknown, part: string): boolean {
  return (
    isNode(value) &&
    [part, ...(alsoAs[part] ?? [])].some((name) => valuesOf(graph, value, name).some(isFilled))
  );
}

/** Where a part may stand instead. */
const alsoAs: Readonly<Partial<Record<string, readonly string[]>>> = {
  price: ["lowPrice", "priceSpecification"],
};

/** Each step has its position, a name and an address; the last one may leave its address away, since it is the page itself. */
function trailFaults(graph: LdGraph, node: LdNode): string[] {
  const steps = valuesOf(graph, node, "itemListElement").filter(isNode);
  if (steps.length === 0) return ["itemListElement"];
  const missing = new Set<string>();
  for (const [index, step] of steps.entries()) {
    const items = valuesOf(graph, step, "item").filter(isFilled);
    const isNamed = hasPart(graph, step, "name") || items.some((item) => hasPart(graph, item, "name"));
    if (!hasPart(graph, step, "position")) missing.add("itemListElement.position");
    if (!isNamed) missing.add("itemListElement.name");
    if (items.length === 0 && index < steps.length - 1) missing.add("itemListElement.item");
  }
  return [...missing];
}

function isFilled(value: unknown): boolean {
  if (plainOf(value) !== undefined) return true;
  return (
    isNode(value) &&
    Object.keys(value).some((key) => key !== "@type" && key !== "@context" && key !== "@value")
  );
}
