import bidiFactory, { type Bidi } from "bidi-js";

/** Letters that stand side by side in one font and one direction. */
export interface VisualRun<Font> {
  /** In the order in which they are read. */
  readonly text: string;
  /** Text drawn for them. */
  readonly drawn: string;
  readonly font: Font;
  /** Whether it stands for characters that no font has. */
  readonly isUnknown: boolean;
}

interface Fonts<Font> {
  readonly usual: Font;
  fontOf(codePoint: number): Font | undefined;
}

const replacement = "\ufffd";
const bidi = (bidiFactory as unknown as () => Bidi)(); // its types are those of another system of modules

/** A line of text from left to right as it is seen, by the Unicode bidirectional algorithm; its paragraph runs as its first letters do. */
export function visualRuns<Font>(written: string, fonts: Fonts<Font>): VisualRun<Font>[] {
  const text = written.normalize("NFC").replace(/[\p{Cc}\u2028\u2029]/gu, " ");
  const { levels } = bidi.getEmbeddingLevels(text, "auto");
  const runs: (VisualRun<Font> & { readonly level: number })[] = [];
  let at = 0;
  for (const sign of text) {
    const level = levels[at] ?? 0;
    at += sign.length;
    // Marks and joiners belong to the letter before; what says only a direction is seen nowhere.
    if (/[\u200e\u200f\u202a-\u202e\u2066-\u2069]|\p{Variation_Selector}/u.test(sign)) continue;
    const last = runs.at(-1);
    const found = fonts.fontOf(sign.codePointAt(0) ?? 0);
    const isBound = last !== undefined && !last.isUnknown && /[\p{M}\u200c\u200d]/u.test(sign);
    const font = isBound ? last.font : (found ?? fonts.usual);
    const isUnknown = found === undefined && !isBound;
    if (last && last.level === level && last.font === font && last.isUnknown === isUnknown) {
      runs[runs.length - 1] = { ...last, text: last.text + sign };
    } else runs.push({ text: sign, drawn: "", font, isUnknown, level });
  }
  return reordered(runs).map((run) => ({ ...run, drawn: drawnOf(run) }));
}

/** Rule L2: from the highest level to the lowest odd one, what stands side by side at it or above is turned around. */
function reordered<Run extends { readonly level: number }>(runs: readonly Run[]): Run[] {
  let order = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level--) {
    const turned: Run[] = [];
    for (let at = 0; at < order.length; ) {
      let end = at;
      while ((order[end]?.level ?? -1) >= level) end++;
      turned.push(...order.slice(at, end).toReversed(), ...order.slice(end, end + 1));
      at = end + 1;
    }
    order = turned;
  }
  return order;
}

function drawnOf({ text, isUnknown, level }: VisualRun<unknown> & { readonly level: number }): string {
  if (isUnknown) return replacement.repeat([...text].length);
  // A vowel above stands below its tone, although it is written behind it as a part of SARA AM.
  const thai = text.replace(/([\u0e48-\u0e4b]?)\u0e33/g, "\u0e4d$1\u0e32");
  if (level % 2 === 0) return thai;
  const mirrored = [...thai].map((sign) => bidi.getMirroredCharacter(sign) ?? sign);
  // Letters that run to the left are turned by their shaping; signs without a script are not.
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(text)
    ? mirrored.join("")
    : mirrored.toReversed().join("");
}
