/**
 * Where each UTF-16 unit of a parsed text stands in the source that it was parsed from, with the end of the last as
 * one entry more. The two differ by what Markdown drops on the way: backslashes before punctuation, entities,
 * the fences of code, and what begins the further lines of quotations and lists.
 */
export function sourceOffsets(value: string, source: string, startOffset: number): readonly number[] {
  const offsets: number[] = [];
  let at = 0;
  while (offsets.length < value.length && at < source.length) {
    const { units, length } = written(value, offsets.length, source.slice(at));
    for (let unit = 0; unit < units; unit += 1) offsets.push(startOffset + at);
    at += length;
  }
  // A text that was not made of this source ends where the source does.
  while (offsets.length <= value.length) offsets.push(startOffset + at);
  return offsets;
}

interface Written {
  /** How many units of the text these characters of the source stand for. */
  readonly units: number;
  readonly length: number;
}

/** What the beginning of the source means for the text from `index` on. */
function written(value: string, index: number, source: string): Written {
  const [entity] = /^&(?:#x[0-9a-f]{1,6}|#\d{1,7}|[a-z][a-z0-9]*);/i.exec(source) ?? [];
  if (entity !== undefined && (isAmpersand(entity) || !value.startsWith(entity, index))) {
    const character = String.fromCodePoint(value.codePointAt(index) ?? 0);
    return { units: character.length, length: entity.length };
  }
  if (/^\\[!-/:-@[-`{-~]/.test(source) && source[1] === value[index]) return { units: 1, length: 2 };

  return { units: source[0] === value[index] ? 1 : 0, length: 1 };
}

function isAmpersand(entity: string): boolean {
  return /^&(?:amp|#0*38|#x0*26);$/i.test(entity);
}
