import { numberOf } from "./numerals.ts";
import { ordinalAt } from "./ordinals.ts";

interface Row {
  /** Where the first cell begins that holds more than a number. */
  readonly at: number;
  readonly rank: number | undefined;
}

/** Reads the tables of a text line by line: with and without bars around their rows. */
export class TableReader {
  /** Whether the line that was read last is of a table. */
  isOpen = false;
  private isBody = false;
  private head = "";
  /** The column that holds ranks, from 0; undefined where the head names none. */
  private column: number | undefined;

  /** The row of a table's body that the line is; undefined for its head, its rule, and all other text. */
  read(line: string): Row | undefined {
    const hasBar = line.includes("|");
    const isRule = hasBar && rule.test(line);
    const isRow = hasBar && (this.isBody || /^\s*\|/.test(line));
    const row = this.isBody && isRow && !isRule ? rowOf(line, this.column) : undefined;
    if (isRule && !this.isBody) this.column = rankColumnOf(this.head);
    this.isBody = isRule || (this.isBody && isRow);
    this.isOpen = isRule || isRow;
    this.head = line;
    return row;
  }
}

/** Column that a table's head says to hold ranks. */
function rankColumnOf(head: string): number | undefined {
  const found = cellsOf(head).findIndex(({ text }) => rankHeads.test(text.replace(/[*_`\s]/g, "")));
  return found < 0 ? undefined : found;
}

function rowOf(line: string, column: number | undefined): Row | undefined {
  const cells = cellsOf(line);
  const ranked = cells[column ?? 0];
  const named = cells.find((cell, index) => index !== column && rankIn(cell.text) === undefined);
  return named && { at: named.at, rank: ranked && rankIn(ranked.text) };
}

/** The number that fills a cell: "3", "**#3**", "🥉", "3rd", "第三名". */
function rankIn(cell: string): number | undefined {
  const bare = cell.replace(/[*_\s]/g, "");
  const plain = /^#?(\p{Nd}{1,3})(?:[.)º°ª]|st|nd|rd|th|e|er)?$/u.exec(bare)?.[1];
  if (plain !== undefined) return numberOf(plain);
  if (bare === "" || bare.length > 12) return undefined;
  const ordinal = ordinalAt(bare, 0);
  const count = ordinal?.counts.find(({ style }) => style === "number");
  return ordinal?.end === bare.length ? count?.value : undefined;
}

function cellsOf(line: string): { text: string; at: number }[] {
  const lead = /^\s*\|?/.exec(line)?.[0].length ?? 0;
  const cells: { text: string; at: number }[] = [];
  for (let at = lead; at < line.length && cells.length < cellsMax; ) {
    const bar = line.indexOf("|", at);
    const end = bar < 0 ? line.length : bar;
    const blanks = /^\s*/.exec(line.slice(at, Math.min(end, at + blanksMax)))?.[0].length ?? 0;
    cells.push({ text: line.slice(at + blanks, end), at: at + blanks });
    at = end + 1;
  }
  return cells;
}

/** Names and ranks stand in the first columns; padding is bounded for the time that it takes. */
const cellsMax = 12;
const blanksMax = 1000;
const rule = /^[\s|:]*-[\s|:-]*$/;
const rankHeads =
  /^(?:#|№|no\.?|nr\.?|n[º°]|pos\.?|rank(?:ing)?|place|position|rang|platz|platzierung|puesto|posición|classement|posizione|posto|plaats|posição|lugar|排名|名次|排行|順位|順番|순위|место|#rank|sıra|الترتيب|المرتبة)$/iu;
