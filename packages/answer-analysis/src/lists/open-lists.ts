import type { Lead, Span } from "./lead-of.ts";
import type { ListItem } from "./list-item.ts";
import type { Count } from "./ordinals.ts";

interface Entry {
  lead: Span;
  readonly value: number | undefined;
}

/** The lists of a text while its lines are read, in the order in which they began. */
export class OpenLists {
  private readonly lists: Entry[][] = [];
  /** Lists of bullets and rows, which end with their block. */
  private blocks = new Map<string, Entry[]>();
  /** Lists of numbers by place and style, which go on behind other text where the next number stands. */
  private readonly numbered = new Map<string, { entries: Entry[]; block: number }>();
  private block = 0;
  private kind: ListItem["kind"] | undefined;
  /** A mark that stands alone in its line is of what the next line says. */
  private awaiting: Entry | undefined;

  addRow(lead: Span, value: number | undefined): void {
    this.inBlock("row").push({ lead, value });
  }

  /** A list that stands in one line. */
  addWhole(leads: readonly Span[]): void {
    if (leads.length > 0) this.lists.push(leads.map((lead) => ({ lead, value: undefined })));
  }

  add(item: ListItem, lead: Span): void {
    this.awaiting = undefined;
    if (item.place.startsWith("0") && (item.kind === "PICTURE") !== (this.kind === "PICTURE"))
      this.endBlock();
    this.kind = item.kind;
    const entry = { lead, value: item.ordinal?.counts[0]?.value };
    if (item.kind === "NUMBER") this.addNumber(item, lead);
    else this.inBlock(`${item.kind} ${item.place}`).push(entry);
  }

  /** Adds text: what is no entry ends the block, unless it is empty or belongs to an entry by its indent. */
  addText(line: string, start: number): void {
    const indent = /^\s*/.exec(line)?.[0].length ?? 0;
    if (indent === line.length) return;
    if (this.awaiting) {
      const length = Math.min(line.length - indent, aloneMax);
      this.awaiting.lead = { start: start + indent, end: start + indent + length };
      this.awaiting = undefined;
    }
    if (indent === 0 && !/^<\/?(?:[ou]l|li)>/.test(line)) this.endBlock();
  }

  /** Lists of two or more entries. */
  found(): Lead[][] {
    return this.lists
      .filter((list) => list.length > 1)
      .map((list) => {
        const values = list.map(({ value }) => value);
        const isTold = new Set(values).size === list.length && values.every(isRank);
        return list.map(({ lead, value }, index) => ({ ...lead, rank: (isTold && value) || index + 1 }));
      });
  }

  private endBlock(): void {
    this.block++;
    this.blocks = new Map();
    this.kind = undefined;
  }

  private inBlock(key: string): Entry[] {
    const known = this.blocks.get(key);
    if (known) return known;
    const entries: Entry[] = [];
    this.blocks.set(key, entries);
    this.lists.push(entries);
    return entries;
  }

  private addNumber({ ordinal, place, isMarkdown }: ListItem, lead: Span): void {
    const counts = ordinal?.counts ?? [];
    const keyOf = ({ style }: Count): string => `${place} ${style}`;
    const next = counts.find((count) => this.goesOn(keyOf(count), { count, isMarkdown, place }));
    const chosen = next ?? counts.find(({ style, value }) => style === "number" || value === 1);
    if (!chosen) return;
    const entry = { lead, value: chosen.value };
    if (lead.end === lead.start) this.awaiting = entry;
    const known = next && this.numbered.get(keyOf(chosen));
    if (known) {
      known.entries.push(entry);
      known.block = this.block;
      return;
    }
    const entries = [entry];
    this.lists.push(entries);
    this.numbered.set(keyOf(chosen), { entries, block: this.block });
  }

  /** Whether a number is the next of a list, up or down, or any later one in the same block. */
  private goesOn(
    key: string,
    {
      count,
      isMarkdown,
      place,
    }: { readonly count: Count; readonly isMarkdown: boolean; readonly place: string },
  ): boolean {
    const open = this.numbered.get(key);
    const [last, before] = [open?.entries.at(-1)?.value, open?.entries.at(-2)?.value];
    if (!open || last === undefined) return false;
    if (count.value === last + 1) return true;
    if (count.value === last - 1 && (before === undefined || before === last + 1)) return true;
    if (count.style !== "number") return false;
    if (place.startsWith("heading")) return count.value > last;
    return open.block === this.block && (count.value > last || (isMarkdown && count.value === last));
  }
}

function isRank(value: number | undefined): boolean {
  return value !== undefined && value >= 1 && value <= rankMax;
}

/** Longer than any list of the best; a greater number is a year or a price. */
const rankMax = 100;
const aloneMax = 80;
