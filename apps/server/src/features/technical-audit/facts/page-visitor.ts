import type { Attributes, Place, Visitor } from "#platform/web-page/web-page-visitor.ts";
import { ldNames } from "./ld-scripts.ts";
import type { PageBlocks } from "./page-blocks.ts";
import { linkNames } from "./page-links.ts";
import { markAttributes, markNames } from "./page-marks.ts";
import { mediaAttributes, mediaNames } from "./page-media.ts";
import { metaNames } from "./page-meta.ts";
import { serviceNames } from "./page-services.ts";
import { shapeAttributes, shapeNames } from "./page-shape.ts";

/** Readers of a page beside its blocks. */
export interface PageReaders {
  readonly meta: Visitor;
  readonly links: Visitor;
  readonly media: Visitor;
  readonly shape: Visitor;
  readonly marks: Visitor;
  readonly ld: Visitor;
  readonly services: Visitor;
}

const readers = ["meta", "links", "media", "shape", "marks", "ld", "services"] as const;
/** Readers that ask about an element, by its name and by the attributes that it has: the others are not told of it. */
const asked: Readonly<
  Record<(typeof readers)[number], readonly [names: readonly string[], attributes: number]>
> = {
  meta: [metaNames, 0],
  links: [linkNames, 0],
  media: [mediaNames, mediaAttributes],
  shape: [shapeNames, shapeAttributes],
  marks: [markNames, markAttributes],
  ld: [ldNames, 0],
  services: [serviceNames, 0],
};
const byName: ReadonlyMap<string, number> = readers.reduce((bits, reader, index) => {
  for (const name of asked[reader][0]) bits.set(name, (bits.get(name) ?? 0) | (1 << index));
  return bits;
}, new Map<string, number>());
const byAttribute = readers.map((reader) => asked[reader][1]);
const anyAttribute = byAttribute.reduce((all, one) => all | one, 0);

/** One visitor in place of many, as nearly all is the blocks' alone; the rest is told to who listens. */
export function pageVisitor(blocks: PageBlocks, others: PageReaders): Visitor {
  const { frames } = blocks;
  const all = readers.map((reader) => others[reader]);
  const texts = all.flatMap(({ text }) => text ?? []);
  const closes = all.flatMap(({ close }) => close ?? []);
  const tell = (wanted: number, name: string, attributes: Attributes, place: Place): void => {
    for (let index = 0; index < all.length; index += 1) {
      const isAsked = wanted & (1 << index) || frames.attributes & (byAttribute[index] ?? 0);
      if (isAsked) all[index]?.open?.(name, attributes, place);
    }
  };
  return {
    open: (name, attributes, place) => {
      blocks.open?.(name, attributes, place);
      const wanted = byName.get(name) ?? 0;
      if (wanted !== 0 || (frames.attributes & anyAttribute) !== 0) tell(wanted, name, attributes, place);
    },
    text: (text, place) => {
      blocks.text?.(text, place);
      if (frames.listening > 0) for (const told of texts) told(text, place);
    },
    close: (name, place) => {
      if (frames.listening > 0) for (const told of closes) told(name, place);
      blocks.close?.(name, place);
    },
  };
}
