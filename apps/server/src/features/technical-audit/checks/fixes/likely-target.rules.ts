import type { FixSite } from "./fix-request.rules.ts";

const pagesMax = 2_000;
const wordsMax = 20;
const likenessMin = 0.4;

/** Finds for a dead address the page whose path is most like it; none where they have too little in common. */
export function likelyTargets(pages: FixSite["pages"]): (url: string) => string | undefined {
  const known = pages.slice(0, pagesMax).map(({ url }) => ({ url, words: pathWords(url) }));
  return (url) => {
    const wanted = pathWords(url);
    let best: { readonly url: string; readonly likeness: number } | undefined;
    for (const page of known) {
      const likeness = page.url === url ? 0 : likenessOf(wanted, page.words);
      if (likeness >= likenessMin && likeness > (best?.likeness ?? 0)) best = { url: page.url, likeness };
    }
    return best?.url;
  };
}

/** Share of all words in two paths that both have. */
function likenessOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of a) if (b.has(word)) shared++;
  const all = a.size + b.size - shared;
  return all === 0 ? 0 : shared / all;
}

function pathWords(url: string): ReadonlySet<string> {
  const path = URL.parse(url)?.pathname.slice(0, 2_000).toLowerCase() ?? "";
  const words = path.replace(/\.(?:html?|php|aspx?)$/, "").split(/[^\p{L}\p{N}%]+/u);
  return new Set(words.filter((word) => word !== "").slice(0, wordsMax));
}
