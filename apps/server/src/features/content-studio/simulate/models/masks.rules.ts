export interface MaskedBrand {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly domains: readonly string[];
}

export interface MaskedNames {
  readonly masks: readonly { readonly name: string; readonly mask: string }[];
  readonly of: (text: string) => string;
}

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Puts neutral names in the place of brands, in the order of the alphabet, so that ours is not told by its mask. */
export function maskingOf(brands: readonly MaskedBrand[]): MaskedNames {
  const named = brands
    .filter(({ name }) => name.trim() !== "")
    .toSorted((one, other) => (one.name.toLowerCase() < other.name.toLowerCase() ? -1 : 1))
    .map((brand, at) => ({ brand, mark: letters[at] ?? String(at + 1) }));
  const rules = named
    .flatMap(({ brand, mark }) => [
      ...brand.domains.map((word) => ({ word, mask: `brand-${mark.toLowerCase()}.example` })),
      ...[brand.name, ...brand.aliases].map((word) => ({ word, mask: `Brand ${mark}` })),
    ])
    .filter(({ word }) => word.trim() !== "")
    // The longer ones first: a name can be part of another, and of a domain.
    .toSorted((one, other) => other.word.length - one.word.length);
  const masks = new Map(rules.toReversed().map(({ word, mask }) => [word.toLowerCase(), mask]));
  if (rules.length === 0) return { masks: [], of: (text) => text };

  const any = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${rules.map(({ word }) => word.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&")).join("|")})(?![\\p{L}\\p{N}])`,
    "giu",
  );
  return {
    masks: named.map(({ brand, mark }) => ({ name: brand.name, mask: `Brand ${mark}` })),
    of: (text) => text.replace(any, (word) => masks.get(word.toLowerCase()) ?? word),
  };
}
