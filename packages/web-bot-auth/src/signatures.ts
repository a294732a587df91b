import {
  type BareItem,
  type InnerList,
  type Item,
  isInnerList,
  serializeInnerList,
} from "structured-headers";
import { dictionaryIn } from "./dictionary.ts";

/** A part of a request that a signature covers (RFC 9421, section 2). */
export interface Component {
  readonly name: string;
  readonly parameters: ReadonlyMap<string, BareItem>;
}

/** One signature of a request, as Signature-Input and Signature tell it. */
export interface Signature {
  readonly label: string;
  readonly components: readonly Component[];
  /** The value of @signature-params: the components and parameters in their one spelling. */
  readonly written: string;
  readonly parameters: ReadonlyMap<string, BareItem>;
  readonly bytes: Uint8Array;
}

/** No more are looked at, so that a request cannot make work. */
const labelsMax = 16;
const componentsMax = 20;

/**
 * The whole signatures of a request; undefined where it has none. Half ones, of which only one header tells or a member is
 * something else, are left out: they say nothing of the others.
 */
export function readSignatures(signatureInput: string, signature: string): readonly Signature[] | undefined {
  const inputs = dictionaryIn(signatureInput);
  const values = dictionaryIn(signature);
  if (!inputs || !values) return undefined;

  const signatures = [...inputs]
    .slice(0, labelsMax)
    .flatMap(([label, input]) => signatureOf(label, input, values.get(label)) ?? []);
  return signatures.length > 0 ? signatures : undefined;
}

function signatureOf(
  label: string,
  input: Item | InnerList,
  value: Item | InnerList | undefined,
): Signature | undefined {
  if (!isInnerList(input) || !value || isInnerList(value)) return undefined;
  const [items, parameters] = input;
  const [bytes] = value;
  const components = items.map(([name, own]) => ({ name, parameters: own }));
  if (!(bytes instanceof ArrayBuffer) || components.length > componentsMax) return undefined;
  if (!components.every(isNamed) || hasTwins(input)) return undefined;
  return { label, components, parameters, written: serializeInnerList(input), bytes: new Uint8Array(bytes) };
}

function isNamed(component: {
  readonly name: BareItem;
  readonly parameters: Component["parameters"];
}): component is Component {
  return typeof component.name === "string";
}

/** Each part may be covered once only. */
function hasTwins([items]: InnerList): boolean {
  return new Set(items.map((item) => serializeInnerList([[item], new Map()]))).size < items.length;
}
