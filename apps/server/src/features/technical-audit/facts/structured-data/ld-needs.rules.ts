import { isNode, type LdGraph, type LdNode, plainOf, valuesOf } from "./ld-graph.rules.ts";

/** Where a property may stand instead. */
const alsoAs: Readonly<Partial<Record<string, readonly string[]>>> = {
  price: ["lowPrice", "minPrice", "priceSpecification"],
  priceCurrency: ["priceSpecification"],
};

/** Which of the guide's properties a thing does not have, by their own names. */
export function unmetNeeds(graph: LdGraph, node: LdNode, needs: readonly string[]): string[] {
  return needs.flatMap((need) => {
    if (need === "itemListElement") return breadcrumbFaults(graph, node);
    const name = need.split("|")[0]?.replace("?", "") ?? need;
    return need.split("|").some((one) => isMet(graph, node, one)) ? [] : [name];
  });
}

function isMet(graph: LdGraph, node: LdNode, need: string): boolean {
  const [name = "", part] = need.split(".");
  const isOnlyIfThere = name.endsWith("?");
  const values = valuesOf(graph, node, name.replace("?", "")).filter(isFilled);
  if (part === undefined) return values.length > 0;
  if (isOnlyIfThere) return values.every((value) => hasPart(graph, value, part));
  // An author may be no more than a name.
  return values.some(
    (value) => (part === "name" && plainOf(value) !== undefined) || hasPart(graph, value, part),
  );
}

function hasPart(graph: LdGraph, value: unknown, part: string): boolean {
  if (!isNode(value)) return false;
  return [part, ...(alsoAs[part] ?? [])].some((name) => valuesOf(graph, value, name).some(isFilled));
}

/** Each step has its position, a name and an address; the last one may leave its address away, since it is the page itself. */
function breadcrumbFaults(graph: LdGraph, node: LdNode): string[] {
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
