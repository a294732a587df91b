import type { Attributes, Place, Visitor } from "./web-page-visitor.ts";

/** A part of a page as it is written. */
export type WrittenNode = WrittenText | WrittenElement;

interface WrittenText {
  readonly line: number;
  readonly text: string;
}

export interface WrittenElement {
  readonly line: number;
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: WrittenNode[];
}

type Teller = Required<Visitor>;

/** Content of a slot, and the shadow that it stands in itself. */
interface AssignedNode {
  readonly node: WrittenNode;
  readonly within: Slots | undefined;
}
type Slots = Map<string, AssignedNode[]>;

/** Beside elements with names of their own these may have a shadow (DOM, attachShadow). */
const hostNames: ReadonlySet<string> = new Set(
  "article aside blockquote body div footer h1 h2 h3 h4 h5 h6 header main nav p section span".split(" "),
);
const ownName = /^[a-z][^A-Z]*-/;

/** Whether a template is its element's shadow; the draft's `shadowroot` brings a script that attaches it. */
export function isShadow(name: string, attributes: Attributes, host: string | undefined): boolean {
  if (name !== "template" || host === undefined) return false;
  const mode = (attributes.shadowrootmode ?? attributes.shadowroot)?.toLowerCase();
  return (mode === "open" || mode === "closed") && (hostNames.has(host) || ownName.test(host));
}

/** Tells of what a host holds as browsers show it: the shadow with slotted children, unslotted ones hidden. */
export function tellFlat(host: string, children: readonly WrittenNode[], teller: Teller): void {
  tellChildren(host, children, { teller, within: undefined });
}

interface TellContext {
  readonly teller: Teller;
  readonly within: Slots | undefined;
}

function tellChildren(host: string, children: readonly WrittenNode[], telling: TellContext): void {
  const shadow = children.find((node) => isElement(node) && isShadow(node.name, node.attributes, host));
  if (!shadow || !isElement(shadow)) {
    for (const node of children) tell(node, telling);
    return;
  }
  const slots: Slots = new Map();
  for (const node of children) {
    if (node === shadow) continue;
    const slot = isElement(node) ? (node.attributes.slot ?? "") : "";
    const assigned = slots.get(slot) ?? [];
    assigned.push({ node, within: telling.within });
    slots.set(slot, assigned);
  }
  for (const node of shadow.children) tell(node, { teller: telling.teller, within: slots });
  for (const left of slots.values()) for (const one of left) tellHidden(one, telling.teller);
}

function tell(node: WrittenNode, telling: TellContext): void {
  const { teller, within } = telling;
  if (!isElement(node)) {
    teller.text(node.text, placeOf(node));
    return;
  }
  if (node.name === "slot" && within) {
    tellSlot(node, { teller, within });
    return;
  }
  teller.open(node.name, node.attributes, placeOf(node));
  tellChildren(node.name, node.children, telling);
  teller.close(node.name, placeOf(node));
}

/** A slot is no box of its own; what it holds itself is shown where nothing is put into it, and the first of a name gets all. */
function tellSlot(
  slot: WrittenElement,
  { teller, within }: { readonly teller: Teller; readonly within: Slots },
): void {
  const name = slot.attributes.name ?? "";
  const assigned = within.get(name) ?? [];
  within.delete(name);
  for (const one of assigned) tell(one.node, { teller, within: one.within });
  if (assigned.length === 0) for (const node of slot.children) tell(node, { teller, within });
}

function tellHidden({ node }: AssignedNode, teller: Teller): void {
  if (isElement(node))
    tell({ ...node, attributes: { ...node.attributes, hidden: "" } }, { teller, within: undefined });
}

function isElement(node: WrittenNode): node is WrittenElement {
  return "name" in node;
}

function placeOf({ line }: WrittenNode): Place {
  return { line: () => line };
}
