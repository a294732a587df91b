/** In how many of 64 bits two hashes of 16 hexadecimal digits differ; 0 where one is none. */
export function differingBits(a: string, b: string): number {
  if (!isHash(a) || !isHash(b)) return 0;
  return bitsOf(half(a, 0) ^ half(b, 0)) + bitsOf(half(a, 8) ^ half(b, 8));
}

function isHash(text: string): boolean {
  return /^[0-9a-f]{16}$/i.test(text);
}

function half(hash: string, from: number): number {
  return Number.parseInt(hash.slice(from, from + 8), 16);
}

function bitsOf(number: number): number {
  let bits = 0;
  for (let left = number >>> 0; left !== 0; left &= left - 1) bits++;
  return bits;
}
