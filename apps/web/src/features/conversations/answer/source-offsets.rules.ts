/**
 * For each UTF-16 unit of a parsed text its offset in the source, plus the end of the last unit. They differ
 * where Markdown drops characters: backslashes before punctuation, entities, code fences, and the prefixes of
 * further lines in quotes and lists.
 */
export function sourceOffsets(value: string, source: string, startOffset: number): readonly number[] {
  const offsets: number[] = [];
  let at = 0;
  while (offsets.length < value.length && at < source.length) {
    const { units, length } = written(value, offsets.length, source.slice(at));
    for (let unit = 0; unit < units; unit += 1) offsets.push(startOffset + at);
    at += length;
  }
  // A text that was not parsed from this source ends where the source does.
  while (offsets.length <= value.length) offsets.push(startOffset + at);
  return offsets;
}

interface WrittenUnits {
  /** The number of text units for these source characters. */
  readonly units: number;
  readonly length: number;
}

/** The text for the start of the source, from `index` on. */
function written(value: string, index: number, source: string): WrittenUnits {
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
