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

/**
 * Names that the pages of a site give one another: the words of links, by the address that they lead to, each once and in one order. They
 * are the synonyms that the site itself has for what a page is about.
 */
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

/**
 * Links of pages, where of those with the same words the first alone is kept: menus stand on every page. `seen` are those of pages before.
 */
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
