import type { PageKind } from "@citelens/contract/content/audit-words";
import type { HtmlFacts } from "../store/page-facts.rules.ts";
import { isArticleType, isProductType } from "./structured-data/ld-types.rules.ts";

interface KindInput {
  readonly url: string;
  /** Types of JSON-LD. */
  readonly types: readonly string[];
  readonly facts: HtmlFacts;
}

/** Words of paths in English, German, French, Spanish, Italian, Dutch and Portuguese, without accents; the first kind that has one counts. */
const pathWords: readonly (readonly [PageKind, ReadonlySet<string>])[] = [
  [
    "legal",
    words(
      "legal imprint impressum privacy privacy-policy privacy-notice terms terms-of-use terms-of-service accessibility-statement barrierefreiheit terms-and-conditions tos cookies cookie-policy gdpr dsgvo disclaimer " +
        "datenschutz datenschutzerklaerung agb nutzungsbedingungen widerruf widerrufsbelehrung mentions-legales confidentialite politique-de-confidentialite cgv cgu " +
        "aviso-legal privacidad politica-de-privacidad condiciones note-legali privacidade politica-de-privacidade termos termos-de-uso " +
        "privacybeleid privacyverklaring algemene-voorwaarden colofon condizioni informativa-privacy",
    ),
  ],
  [
    "contact",
    words(
      "contact contact-us contacts kontakt kontaktformular contactez-nous nous-contacter contacto contactanos contatti contattaci contatto contato fale-conosco contacteer-ons neem-contact-op",
    ),
  ],
  [
    "comparison",
    words(
      "compare comparison comparisons versus vs alternatives alternative vergleich vergleiche alternativen comparatif comparaison comparativa comparacion confronto alternativas vergelijk vergelijking alternatieven comparacao comparativo",
    ),
  ],
  [
    "guide",
    words(
      "guide guides how-to howto tutorial tutorials docs documentation manual handbook learn academy help faq faqs glossary " +
        "anleitung anleitungen ratgeber leitfaden hilfe handbuch lexikon glossar tutoriel tutoriels aide guia guias tutoriales ayuda manuale guida guide-pratiche tutorials handleiding handleidingen gids ajuda tutoriais",
    ),
  ],
  [
    "article",
    words(
      "blog blogs news article articles post posts magazine magazin stories press insights artikel nachrichten aktuelles presse actualites noticias articulos articulo notizie articoli nieuws artikelen artigos artigo journal",
    ),
  ],
  [
    "product",
    words(
      "product products produkt produkte produit produits producto productos prodotto prodotti produto produtos item items dp p shop-item artikelnummer",
    ),
  ],
  [
    "list",
    words(
      "category categories kategorie kategorien categorie categoria categorias collections collection tag tags archive archiv sitemap search suche",
    ),
  ],
];
/** Words of shops, which are lists themselves; what is below them may be a product. */
const shops = words("shop store tienda boutique negozio winkel loja");
/** "/2026/03/tea-time": blogs put the day before a title. */
const datedPath = /\/(?:19|20)\d\d\/(?:0?[1-9]|1[0-2])\/(?:[^/]*\/)*[^/]*\p{L}/u;
const comparing =
  /(?:^|[-_])(?:vs|versus|vergleich|alternatives?|alternativen|compared?|comparison)(?:$|[-_])/;
const guiding =
  /^(?:how-to|what-is|guide-to|wie-|was-ist|anleitung|comment-|guide-|como-|guia-|come-|guida-|hoe-|handleiding)/;
const listTypes = new Set(["CollectionPage", "ItemList", "SearchResultsPage"]);
const guideTypes = new Set(["HowTo", "FAQPage", "QAPage", "TechArticle", "APIReference"]);
/** A list leads elsewhere: so many entries or links for each word of its own. */
const listLinksMin = 20;
const wordsOfLinkMax = 8;
const localeSegment = /^[a-z]{2}(?:[-_][a-z]{2})?$/i;
const guideQuestionsMin = 3;

/** Kind of a page: by what it says in JSON-LD, else by the words of its path, else by how it is built. */
export function pageKindOf({ url, types, facts }: KindInput): PageKind {
  const segments = segmentsOf(url);
  if (segments.length === 0) return "home";
  const byPath = kindByPath(segments);
  if (byPath === "legal" || byPath === "contact") return byPath;
  // Articles name the blog that they are in; the blog itself stands at the top.
  const isBlog = byPath === "article" && segments.length === 1 && types.includes("Blog");
  return kindByTypes(types, byPath, isBlog) ?? indexed(byPath, segments, facts) ?? kindByBuild(facts);
}

function kindByTypes(
  types: readonly string[],
  byPath: PageKind | undefined,
  isBlog: boolean,
): PageKind | undefined {
  if (types.includes("ContactPage")) return "contact";
  if (types.some((type) => listTypes.has(type)) || isBlog) return "list";
  const isArticle = types.some(isArticleType);
  if (types.some((type) => guideTypes.has(type)) && byPath !== "comparison")
    return isArticle && byPath === "article" ? "article" : "guide";
  if (isArticle) return byPath === "guide" || byPath === "comparison" ? byPath : "article";
  return types.some(isProductType) && byPath !== "comparison" ? "product" : undefined;
}

function kindByPath(segments: readonly string[]): PageKind | undefined {
  const last = segments.at(-1) ?? "";
  if (comparing.test(last)) return "comparison";
  if (guiding.test(last)) return "guide";
  for (const [kind, known] of pathWords) {
    if (segments.some((segment) => known.has(segment))) return kind;
  }
  if (shops.has(last)) return "list";
  return datedPath.test(`/${segments.join("/")}`) ? "article" : undefined;
}

/** "/blog" and "/products" themselves are lists of what is below them. */
function indexed(
  byPath: PageKind | undefined,
  segments: readonly string[],
  facts: HtmlFacts,
): PageKind | undefined {
  const isTop = segments.length === 1;
  const isIndexed = byPath === "article" || byPath === "product";
  return isIndexed && isTop && facts.linkCount * wordsOfLinkMax > facts.mainWords ? "list" : byPath;
}

function kindByBuild(facts: HtmlFacts): PageKind {
  const isList = facts.linkCount >= listLinksMin && facts.mainWords < facts.linkCount * wordsOfLinkMax;
  if (isList) return "list";
  if (facts.questions.length >= guideQuestionsMin) return "guide";
  const isDated = facts.dates.some(({ kind }) => kind === "published");
  return isDated && facts.author !== null ? "article" : "other";
}

function segmentsOf(url: string): string[] {
  const path = URL.parse(url)?.pathname.toLowerCase() ?? "/";
  const segments = path
    .split("/", 20)
    .map((segment) => plain(segment))
    .filter((segment) => segment !== "" && segment !== "index");
  return localeSegment.test(segments[0] ?? "") ? segments.slice(1) : segments;
}

function plain(segment: string): string {
  return decoded(segment)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/\.(?:html?|php|aspx?|jsp)$/, "");
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment; // a sign of per cent that stands for itself
  }
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}
