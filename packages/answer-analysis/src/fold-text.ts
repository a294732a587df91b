import { foldCharacter } from "./fold-character.ts";
import {
  codeSpanEnd,
  entityAt,
  isDefused,
  isInlineTag,
  isPictureEnd,
  markupEnd,
  tagTarget,
  urlEnd,
  urlStart,
} from "./markdown.ts";
import { Pairs } from "./pairs/pairs.ts";
import { definedLabel } from "./pairs/references.ts";
import { plainAscii, singleUnit } from "./plain-ascii.ts";

/** An answer as names are looked up in it. Unit `i` of `units` stems from the character at `from[i]` of the source. */
export interface FoldedText {
  readonly units: Uint16Array;
  readonly from: Int32Array;
  readonly length: number;
  readonly source: string;
  /** The addresses that the text itself links to, as spans of the source; pictures, code and defused ones are none. */
  readonly urls: readonly { readonly start: number; readonly end: number }[];
}

/** Stands where something was blanked out: no name reaches across it. */
export const gap = 0;

/** Folds a stored Markdown text: emphasis has no width, link targets, bare addresses and code blocks are blank. */
export function foldText(source: string): FoldedText {
  const folding = new TextFolding(source);
  folding.run();
  return folding;
}

class TextFolding implements FoldedText {
  readonly source: string;
  readonly urls: { start: number; end: number }[] = [];
  units: Uint16Array;
  from: Int32Array;
  length = 0;
  private codeEnd = 0;
  private readonly pairs: Pairs;

  constructor(source: string) {
    this.source = source;
    this.pairs = new Pairs(source);
    this.units = new Uint16Array(source.length + 16);
    this.from = new Int32Array(source.length + 16);
  }

  run(): void {
    const { source } = this;
    for (let at = 0; at < source.length; ) {
      at = this.plain(at);
      const unit = source.charCodeAt(at);
      if (at < source.length) at = unit < 128 ? this.markup(at, unit) : this.foreign(at);
    }
  }

  /** The run of ordinary letters, which answers consist of, without a call for each. */
  private plain(start: number): number {
    const { source, units, from } = this;
    let at = start;
    for (; at < source.length && this.length < units.length; at++) {
      const unit = source.charCodeAt(at);
      let folded = unit < 128 ? (plainAscii[unit] ?? 0) : 0;
      if (folded === 0) {
        folded = singleUnit(unit, source.charCodeAt(at + 1));
        if (folded === 0 || (folded === space && units[this.length - 1] === space)) return at;
      }
      units[this.length] = folded;
      from[this.length++] = at;
    }
    if (at < source.length) this.grow();
    return at;
  }

  /** Reads whatever may be Markdown or HTML. Answers where to read on. */
  private markup(at: number, unit: number): number {
    const { source } = this;
    if (unit === space || (unit >= 9 && unit <= 13)) return this.whitespace(at);
    if (unit === colon && source.startsWith("://", at)) return this.bareUrl(at, urlStart(source, at));
    if (unit === letterW || unit === capitalW) return this.www(at);
    const entity = unit === ampersand ? entityAt(source, at) : undefined;
    if (entity) {
      if (entity.character !== "*") this.pushFolded(entity.character, at);
      return entity.end;
    }
    const end = markupEnd(source, at, this.pairs);
    if (unit === backtick && end === at + 1 && at >= this.codeEnd)
      this.codeEnd = codeSpanEnd(source, at, this.pairs);
    if (end === at) this.push(unit, at);
    if (end > at + 1) this.blank(at, end);
    return Math.max(end, at + 1);
  }

  private blank(at: number, end: number): void {
    if (this.source[at] === "]" && !isPictureEnd(this.source, at, this.pairs)) this.link(at + 2, end - 1);
    const target = this.source[at] === "<" ? tagTarget(this.source, at, end) : undefined;
    if (target) this.link(target.start, target.end);
    if (this.source[at] === "<" && isInlineTag(this.source, at)) return;
    this.push(gap, at);
  }

  private www(at: number): number {
    const isHost =
      this.source.slice(at, at + 4).toLowerCase() === "www." && isLoose(this.units[this.length - 1]);
    if (isHost) return this.bareUrl(at, at);
    this.push(letterW, at);
    return at + 1;
  }

  /** Takes back what of the address was already folded, and blanks all of it. */
  private bareUrl(at: number, start: number): number {
    if (start === at && this.source.charCodeAt(at) === colon) {
      this.push(colon, at);
      return at + 1;
    }
    while (this.length > 0 && (this.from[this.length - 1] ?? 0) >= start) this.length--;
    const end = urlEnd(this.source, at);
    if (!isDefused(this.source, end) && !this.isOfPicture(start)) this.link(start, end);
    this.push(gap, start);
    return end;
  }

  private link(start: number, end: number): void {
    if (start >= this.codeEnd && !this.pairs.isInCodeBlock(start)) this.urls.push({ start, end });
  }

  private isOfPicture(start: number): boolean {
    const label = definedLabel(this.source, start);
    return label !== undefined && this.pairs.pictureLabels.has(label);
  }

  /** A run of white space is one space; an empty line keeps names apart. */
  private whitespace(at: number): number {
    let end = at;
    let lines = 0;
    for (let unit = this.source.charCodeAt(end); unit === space || (unit >= 9 && unit <= 13); ) {
      if (unit === 10) lines++;
      unit = this.source.charCodeAt(++end);
    }
    this.push(lines > 1 ? gap : space, at);
    return end;
  }

  private foreign(at: number): number {
    const unit = this.source.charCodeAt(at);
    const isPair = unit >= 0xd800 && unit < 0xdc00 && at + 1 < this.source.length;
    const character = isPair ? this.source.slice(at, at + 2) : String.fromCharCode(unit);
    this.pushFolded(character, at);
    return at + character.length;
  }

  private pushFolded(character: string, at: number): void {
    const folded = foldCharacter(character);
    for (let index = 0; index < folded.length; index++) this.push(folded.charCodeAt(index), at);
  }

  private push(unit: number, at: number): void {
    if (this.length === this.units.length) this.grow();
    if (unit === space && this.units[this.length - 1] === space) return;
    this.units[this.length] = unit;
    this.from[this.length++] = at;
  }

  /** A few characters fold to many: the ligature of a whole Arabic blessing is 18 letters long. */
  private grow(): void {
    const [units, from] = [this.units, this.from];
    this.units = new Uint16Array(units.length * 2);
    this.from = new Int32Array(from.length * 2);
    this.units.set(units);
    this.from.set(from);
  }
}

const [space, ampersand, colon, letterW, capitalW, backtick] = [32, 38, 58, 119, 87, 96];

function isLoose(unit: number | undefined): boolean {
  return unit === undefined || !/[a-z0-9.@/-]/.test(String.fromCharCode(unit));
}
