import { isNode, type LdGraph, type LdNode, plainOf, valuesOf } from "./ld-graph.rules.ts";
import type { VisibleText } from "./visible-text.rules.ts";

interface UntrueValue {
  readonly property: string;
  readonly value: string;
}

const valueCharactersMax = 200;
/** Longer ones than a title are no title. */
const checkedCharactersMax = 500;
/** Signs of what a company is by law, which few put on their pages. */
const legalForms =
  /[,\s]+(?:inc|llc|l\.l\.c|ltd|limited|plc|corp|corporation|co|company|gmbh|ag|kg|ug|gmbh & co\. kg|se|ev|e\.v|sa|s\.a|sas|sarl|s\.l|sl|slu|srl|s\.r\.l|spa|s\.p\.a|bv|b\.v|nv|n\.v|lda|ltda|pty ltd|pty)\.?$/i;

/** Values of a thing that the page does not show, of the properties that are asked about. */
export function untrueValues(
  { graph, visible }: { readonly graph: LdGraph; readonly visible: VisibleText },
  node: LdNode,
  properties: readonly string[],
): UntrueValue[] {
  return properties.flatMap((property) => {
    const said = saidOf(graph, node, property);
    const isNumber = property.includes(".");
    const isShown = ({ value }: UntrueValue): boolean =>
      isNumber ? Number(value) === 0 || visible.hasNumber(value) : isNamed(visible, value);
    const [first] = said;
    // Of several offers a page shows one, until somebody chooses.
    if (!first || said.some(isShown)) return [];
    return [{ ...first, value: first.value.slice(0, valueCharactersMax).toWellFormed() }];
  });
}

function saidOf(graph: LdGraph, node: LdNode, property: string): UntrueValue[] {
  const [name = "", part] = property.split(".");
  const values = valuesOf(graph, node, name);
  const found: unknown[] =
    part === undefined
      ? values
      : values
          .filter(isNode)
          .flatMap((value) => [
            ...valuesOf(graph, value, part),
            ...(part === "price" ? [...valuesOf(graph, value, "lowPrice"), ...deeper(graph, value)] : []),
          ]);
  return found.flatMap((one) => {
    const value = plainOf(one);
    return value === undefined || value.length > checkedCharactersMax ? [] : [{ property, value }];
  });
}

function deeper(graph: LdGraph, offer: LdNode): unknown[] {
  return valuesOf(graph, offer, "priceSpecification")
    .filter(isNode)
    .flatMap((specification) => valuesOf(graph, specification, "price"));
}

function isNamed(visible: VisibleText, value: string): boolean {
  const name = decoded(value);
  if (visible.hasWords(name) || visible.hasWords(name.replace(legalForms, ""))) return true;
  // "Desk One – Oak / 120 cm" is put together from what stands in several places.
  const parts = name.split(/\s[-–—|·/:]\s|,\s/).filter((part) => /[\p{L}\p{N}]/u.test(part));
  return parts.length > 1 && parts.every((part) => visible.hasWords(part));
}

/** Many write the entities and tags of HTML into JSON. */
function decoded(value: string): string {
  if (!/[&<]/.test(value)) return value;
  return value
    .replace(/<\/?[a-z][^<>]{0,100}>/gi, "")
    .replace(/&(?:#0?39|#x27|apos|rsquo|#8217);/gi, "'")
    .replace(/&(?:quot|nbsp|#8211|#8212|ndash|mdash|#34);/gi, " ")
    .replace(/&(?:amp|#38|#038);/gi, "&");
}
