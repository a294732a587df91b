/** The fold of each ASCII character that is never markup, else 0. */
export const plainAscii: Uint8Array = Uint8Array.from({ length: 128 }, (_, unit) => {
  const character = String.fromCharCode(unit);
  return unit <= 32 || "wW:*~`_\\]<&\u007f".includes(character) ? 0 : character.toLowerCase().charCodeAt(0);
});

/** A space before a word and a W before another letter are no markup either; 0 for all else. */
export function singleUnit(unit: number, following: number): number {
  if (unit === 32 && following > 32) return 32;
  return (unit === letterW || unit === capitalW) && following !== letterW && following !== capitalW
    ? letterW
    : 0;
}

const [letterW, capitalW] = [119, 87];
