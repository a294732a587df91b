import { sitePages } from "../audit-facts.ts";

/** Links on each page to pages further down, so that a few clicks lead to every page. */
const below = 8;
/** Number of links of a menu, which is the same on every page. */
const inMenu = 20;

export interface SitePages {
  /** A page of about 14 kB by its number. */
  readonly page: (number: number) => string;
}

/** A site of so many pages at `origin`: each has the same menu, links to eight pages below it, and says something else than the others. */
export function pagesOfSite(origin: string, count: number): SitePages {
  const templates = sitePages().map(({ html, url }) =>
    html
      .replaceAll(url, "<own>")
      .replaceAll(/href="\/(?:products|about|words|authors)\/[^"]*"/g, 'href="<link>"')
      .replaceAll(/src="\/pictures\/[^"]*"/g, 'src="/picture.png"')
      .split(/(<own>|<link>|<\/title>|<\/h1>)/),
  );
  const linkOf = (number: number, nth: number): string => {
    if (nth < inMenu) return pathOf(nth % count);
    const child = number * below + 1 + (nth - inMenu);
    return pathOf(nth < inMenu + below && child < count ? child : (number * 31 + nth * 7) % count);
  };
  return {
    page: (number) => {
      let nth = 0;
      const parts = (templates[number % templates.length] ?? []).map((part) => {
        if (part === "<own>") return `${origin}${pathOf(number)}`;
        if (part === "<link>") return linkOf(number, nth++);
        return part === "</title>" || part === "</h1>" ? `, part ${number}${part}` : part;
      });
      return parts.join("");
    },
  };
}

function pathOf(number: number): string {
  return number === 0 ? "/" : `/guides/${number}`;
}
