/** Titles of a page. */
interface TitledPage {
  readonly page: { readonly title: string | undefined; readonly siteName: string | undefined };
}

const subjectsMax = 8;
const wordsMax = 6;

/** Parts of titles that name a kind of page and nothing that a site is about. */
const general =
  /^(home(page)?|start(seite)?|welcome|accueil|inicio|about( us)?|über uns|à propos|contact( us)?|kontakt|imprint|impressum|blog|news|pricing|prices|preise|tarifs|plans|faq|help|support|shop|store|products?|produkte|produits|services?|solutions?|leistungen|features?|company|our story|team|careers|warranty|shipping|official (web)?site)$/i;
const between = /\s+[–—|·•»-]\s+|\s*[|:]\s+/;

/**
 * Subjects of a site in its own titles, such as "standing desks" of "Northwind – standing desks": no facts about the brand, but good
 * enough to ask about. `names` are those of the brand.
 */
export function siteSubjects(pages: readonly TitledPage[], names: readonly string[]): string[] {
  const own = [...names, ...pages.flatMap(({ page }) => page.siteName ?? [])]
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== "");
  const parts = pages
    .flatMap(({ page }) => (page.title ?? "").split(between))
    .map((part) => part.replace(/\s+/g, " ").trim())
    .filter((part) => part !== "" && part.split(" ").length <= wordsMax && !/[?!.]$/.test(part))
    .filter((part) => !general.test(part) && !own.some((name) => part.toLowerCase().includes(name)));
  return [...new Map(parts.map((part) => [part.toLowerCase(), part])).values()].slice(0, subjectsMax);
}
