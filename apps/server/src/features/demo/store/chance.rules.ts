/** A number from 0 to 1 that the same words always make, and other words another one. */
export function chance(words: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < words.length; at += 1) hash = Math.imul(hash ^ words.charCodeAt(at), 0x01000193);
  // Words that differ in their last character alone would make numbers that are near each other.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0xffff_ffff;
}
