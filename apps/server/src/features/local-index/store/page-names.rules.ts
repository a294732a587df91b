/** A link to another page of the same site, and the words that it is put on. */
export interface PageLink {
  readonly url: string;
  readonly text: string;
}

interface LinkingPage {
  readonly url: string;
  readonly links?: readonly PageLink[];
}

/** "Next" and "Read more" lead to many pages and name none of them. */
const targetsMax = 2;
const namesMax = 20;

/** Names that a site's pages give one another: words of links by address, each once and in one order. */
export function namesByLinks(pages: readonly LinkingPage[]): (url: string) => readonly string[] {
  const targetsOf = new Map<string, Set<string>>();
  for (const { links = [] } of pages) {
    for (const { url, text } of links) {
      const targets = targetsOf.get(text.toLowerCase()) ?? new Set();
      targetsOf.set(text.toLowerCase(), targets.add(addressOf(url)));
    }
  }
  const namesOf = new Map<string, string[]>();
  for (const [text, targets] of targetsOf) {
    if (targets.size > targetsMax) continue;
    for (const target of targets) namesOf.set(target, [...(namesOf.get(target) ?? []), text]);
  }
  return (url) => (namesOf.get(addressOf(url)) ?? []).toSorted().slice(0, namesMax);
}

/** Links of pages, each wording once, as menus stand on every page. `seen` are those of pages before. */
export function linksOnce<Page extends { readonly links: readonly PageLink[] }>(
  pages: readonly Page[],
  seen: Set<string> = new Set(),
): Page[] {
  return pages.map((page) => ({
    ...page,
    links: page.links.filter(({ url, text }) => {
      const link = `${url} ${text}`;
      const isNew = !seen.has(link);
      seen.add(link);
      return isNew;
    }),
  }));
}

/** The same page, however it is linked to. */
export function addressOf(url: string): string {
  return url.replace(/^https?:\/\/(?:www\.)?/, "").replace(/(?:\/index\.html?|\/+)?(?:#.*)?$/, "");
}
