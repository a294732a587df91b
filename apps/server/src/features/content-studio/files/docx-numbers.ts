import type { ILevelsOptions, INumberingOptions } from "docx";
import type { List } from "mdast";

type Docx = typeof import("docx");

/** The lists of a document that are numbered. */
export interface DocxNumbers {
  /** Mark that a paragraph of the list bears; a list is asked for once. */
  markOf(list: List, level: number): { reference: string; level: number; instance: number };
  config(): INumberingOptions["config"];
}

export const listLevelMax = 8;
/** Word begins no more lists anew; those beyond go on where the last of them stands. */
const listsMax = 2_000;
/** Word counts no further. */
const startMax = 32_767;
const indentOfLevel = 720;
const shared = "steps";

/** Each list has numbers of its own, from where it starts: Word would go on with those of the list before. */
export function docxNumbers({ LevelFormat }: Docx): DocxNumbers {
  const levelOf = (level: number, start = 1): ILevelsOptions => ({
    level,
    start,
    format: LevelFormat.DECIMAL,
    text: `%${level + 1}.`,
    style: { paragraph: { indent: { left: indentOfLevel * (level + 1), hanging: 360 } } },
  });
  const usual = {
    reference: shared,
    levels: Array.from({ length: listLevelMax + 1 }, (_, level) => levelOf(level)),
  };
  const own = new Map<string, { reference: string; levels: ILevelsOptions[] }>();
  let lists = 0;
  return {
    markOf: ({ start }, level) => {
      const first = typeof start === "number" && start <= startMax ? start : 1;
      const instance = Math.min(lists++, listsMax);
      if (instance === listsMax || (level === 0 && first === 1))
        return { reference: shared, level, instance };
      // The library begins only the outermost level of a copy anew.
      const reference = level === 0 ? `${shared}-from-${first}` : `${shared}-${instance}`;
      own.set(reference, { reference, levels: [levelOf(level, first)] });
      return { reference, level, instance };
    },
    config: () => [usual, ...own.values()],
  };
}
