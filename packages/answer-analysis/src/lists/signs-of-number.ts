/** The number that one character stands for, as a medal, or within a circle, brackets or a full stop; else undefined. */
export function signNumber(character: string): number | undefined {
  const medal = medals.indexOf(character);
  if (medal >= 0) return medal + 1;
  const code = character.codePointAt(0) ?? 0;
  const row = rows.find(([first, last]) => code >= first && code <= last);
  return row && code - row[0] + row[2];
}

/** Signs with which a mark of one character is written. */
export const numberSign =
  "[\\u2460-\\u249b\\u24b6-\\u24e9\\u24eb-\\u24fe\\u2776-\\u2793\\u3220-\\u3229\\u3280-\\u3289\\u{1f100}-\\u{1f10a}\\u{1f110}-\\u{1f129}\\u{1f130}-\\u{1f149}\\u{1f150}-\\u{1f169}\\u{1f170}-\\u{1f189}🥇🥈🥉]";

const medals = ["🥇", "🥈", "🥉"];

/** Rows of Unicode's enclosed numbers and letters: the first and the last, and what the first stands for. */
const rows: readonly (readonly [first: number, last: number, value: number])[] = [
  [0x2460, 0x2473, 1],
  [0x2474, 0x2487, 1],
  [0x2488, 0x249b, 1],
  [0x24b6, 0x24cf, 1],
  [0x24d0, 0x24e9, 1],
  [0x24eb, 0x24f4, 11],
  [0x24f5, 0x24fe, 1],
  [0x2776, 0x277f, 1],
  [0x2780, 0x2789, 1],
  [0x278a, 0x2793, 1],
  [0x3220, 0x3229, 1],
  [0x3280, 0x3289, 1],
  [0x1f101, 0x1f10a, 0],
  [0x1f110, 0x1f129, 1],
  [0x1f130, 0x1f149, 1],
  [0x1f150, 0x1f169, 1],
  [0x1f170, 0x1f189, 1],
];
