type Stems = ReadonlySet<string>;

export function intersection(one: Stems, other: Stems): Stems {
  return new Set([...one].filter((stem) => other.has(stem)));
}

export function haveCommon(one: Stems, other: Stems): boolean {
  return intersection(one, other).size > 0;
}

export function isWithin(small: Stems, large: Stems): boolean {
  for (const one of small) if (!large.has(one)) return false;
  return true;
}

/** `besides` is what was found that is no stem. */
export function shareOf(stems: Stems, has: (stem: string) => boolean, besides = 0): number {
  if (stems.size === 0) return 1;
  let found = besides;
  for (const stem of stems) if (has(stem)) found += 1;
  return found / (stems.size + besides);
}
