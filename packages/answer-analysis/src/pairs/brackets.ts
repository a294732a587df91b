/** By the offset of each round bracket that opens, that of the one that closes it; an empty line leaves it open. */
export function closingsOf(source: string): ReadonlyMap<number, number> {
  const closings = new Map<number, number>();
  let open: number[] = [];
  for (const { 0: sign, index } of source.matchAll(/[()]|\n\n/g)) {
    if (sign === "(") open.push(index);
    if (sign === "\n\n") open = [];
    const opening = sign === ")" ? open.pop() : undefined;
    if (opening !== undefined) closings.set(opening, index);
  }
  return closings;
}

/** By the offset of the bracket that ends the text of a picture, that of the one that begins it. */
export function picturesOf(source: string): ReadonlyMap<number, number> {
  const pictures = new Map<number, number>();
  const open: { readonly at: number; readonly isPicture: boolean }[] = [];
  for (const { 0: sign, index } of source.matchAll(/\\[\s\S]|!?\[|\]/g)) {
    if (sign.endsWith("[") && !sign.startsWith("\\"))
      open.push({ at: index + sign.length - 1, isPicture: sign.startsWith("!") });
    const opening = sign === "]" ? open.pop() : undefined;
    if (opening?.isPicture) pictures.set(index, opening.at);
  }
  return pictures;
}
