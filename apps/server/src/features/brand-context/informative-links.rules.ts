/** Words in a path that promise to say what a brand is and sells, in the languages that sites around us use. */
const telling = [
  /(about|company|who-we-are|our-story|ueber-uns|uber-uns|unternehmen|a-propos|qui-sommes|entreprise|chi-siamo|nosotros|quienes-somos|sobre)/,
  /(product|solution|service|feature|platform|produkt|loesung|leistung|produit|offre|prodotti|servizi|producto|servicio)/,
  /(pricing|price|plans|preise|tarif|prix|prezzi|precio)/,
  /(mission|vision|values|manifest|werte|valeurs|valori|valores|why)/,
  /(faq|help|hilfe|aide)/,
];
const dull =
  /(login|signin|sign-in|signup|cart|checkout|privacy|terms|legal|impressum|cookie|datenschutz|mentions|\.(pdf|jpg|png|zip|xml)$)/;

/** The links that say most about the brand, one kind after the other, and of each kind the shortest first. */
export function informativeLinks(links: readonly string[], startUrl: string): string[] {
  const start = withoutSlash(startUrl);
  const ranked = links.flatMap((link) => {
    const path = pathOf(link);
    const kind = telling.findIndex((words) => words.test(path));
    return kind < 0 || dull.test(path) || withoutSlash(link) === start
      ? []
      : [{ link, kind, length: path.length }];
  });
  ranked.sort((a, b) => a.length - b.length);
  const first = telling.flatMap((_, kind) => ranked.filter((one) => one.kind === kind).slice(0, 1));
  const rest = ranked.filter((one) => !first.includes(one));
  return [...new Set([...first, ...rest].map(({ link }) => link))];
}

function pathOf(link: string): string {
  return (URL.parse(link)?.pathname ?? "").toLowerCase();
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, "");
}
