/** A paragraph, a heading, an entry of a list, a cell of a table. */
export interface TextBlock {
  /** Text of it that a browser shows. */
  readonly text: string;
  /** Text that it does not. */
  readonly hidden: string;
  /** Level of a heading. */
  readonly level: number | undefined;
  readonly line: number;
  readonly nosnippetWords: number;
  /** Whether it stands in an element that is marked as the main part. */
  readonly isMain: boolean;
  /** Blocks of one list, table or paragraph have the same number. */
  readonly part: number;
  /** Whether it stands in an element that is named as the frame of a page and is not marked so. */
  readonly isFrame: boolean;
  /** Whether it is a part of a menu, a footer, the head of the site or a control. */
  readonly isAround: boolean;
}

/** A main part shorter than this is a page that puts its content elsewhere. */
const mainCharactersMin = 200;

/** The main text: what the page marks as such, else all that does not stand around it. */
export function mainBlocks(blocks: readonly TextBlock[]): readonly TextBlock[] {
  const inside = blocks.filter(({ isAround }) => !isAround);
  const marked = inside.filter(({ isMain }) => isMain);
  if (charactersOf(marked) >= mainCharactersMin) return marked;
  const unframed = inside.filter(({ isFrame }) => !isFrame);
  return unframed.length < inside.length && charactersOf(unframed) >= mainCharactersMin ? unframed : inside;
}

function charactersOf(blocks: readonly TextBlock[]): number {
  return blocks.reduce((sum, { text, hidden }) => sum + text.length + hidden.length, 0);
}
