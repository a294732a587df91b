/** A text in Markdown as rules read it: plain words in their order, without marks and without any HTML. */
export interface Draft {
  /** Text before the first heading is a section without one. */
  readonly sections: readonly DraftSection[];
  /** Number of words of headings, code and all else that is shown. */
  readonly words: number;
  /** In their order, once for each place. */
  readonly links: readonly DraftLink[];
  /** More was given than is read. */
  readonly isCut: boolean;
}

export interface DraftSection {
  /** Empty before the first heading. */
  readonly heading: string;
  /** 1 to 6; 0 before the first heading. */
  readonly level: number;
  /** Line of the heading, from 1. */
  readonly line: number;
  readonly blocks: readonly DraftBlock[];
  /** Links of its blocks and the heading. */
  readonly links: readonly DraftLink[];
  /** Number of words of the blocks, without the heading. */
  readonly words: number;
}

export type DraftBlock = TextBlock | ListItem | TableBlock;

interface PlacedText {
  /** Text; of a table, all cells. */
  readonly text: string;
  readonly links: readonly DraftLink[];
  /** From 1. */
  readonly line: number;
}

export interface TextBlock extends PlacedText {
  readonly kind: "paragraph" | "quote" | "code";
}

export interface ListItem extends PlacedText {
  readonly kind: "item";
  /** Whether its list is numbered, as steps are. */
  readonly isOrdered: boolean;
}

export interface TableBlock extends PlacedText {
  readonly kind: "table";
  readonly head: readonly string[];
  /** As many cells as were written, which may be more or fewer than the head's. */
  readonly rows: readonly (readonly string[])[];
}

export interface DraftLink {
  readonly url: string;
  readonly text: string;
}
