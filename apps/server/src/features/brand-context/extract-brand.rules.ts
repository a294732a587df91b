import type { BrandSettings, MarketContext } from "@citelens/contract/workspaces/brand-context";

/** Parts taken from a page: the parts of a read web page that matter here. */
export interface ExtractedPage {
  readonly url: string;
  readonly page: {
    readonly title: string | undefined;
    readonly siteName: string | undefined;
    readonly description: string | undefined;
    readonly language: string | undefined;
    readonly text: string;
    readonly jsonLd: readonly unknown[];
  };
}

type ExtractedBrand = Pick<
  BrandSettings,
  "about_brand" | "brand_point_of_view" | "main_products_services" | "market_positioning"
>;

const productsMax = 15;
const aboutCharactersMax = 2_000;
/** Most characters of one text of the structured data, which may be as long as its page. */
const textCharactersMax = 1_000;
const namesJoinedMax = 8;
const nameWordsMax = 10;

/**
 * A brand as its own site describes it, without any model: structured data first, then descriptions.
 * Headings are no facts: "Why wait?" is as much of one as a product's name. What the site does not say stays empty.
 */
export function extractBrand(pages: readonly ExtractedPage[]): ExtractedBrand {
  const items = pages.flatMap(({ page }) => page.jsonLd).filter(isItem);
  const organization = items.find((item) => hasType(item, organizationTypes));
  return {
    about_brand: aboutOf(pages, items, organization),
    brand_point_of_view: pointOfViewOf(organization),
    main_products_services: productsOf(items),
    market_positioning: {
      market_scope: scopeOf(pages, organization),
      market_context: marketContextOf(items, organization),
    },
  };
}

interface Item {
  readonly [key: string]: unknown;
}

const organizationTypes =
  /^(Organization|Corporation|LocalBusiness|NewsMediaOrganization|OnlineBusiness|OnlineStore|Store|Brand|NGO|Person)$/;
const offerTypes =
  /^(Product|Service|SoftwareApplication|WebApplication|MobileApplication|Offer|Course|ProductGroup)$/;

function isItem(value: unknown): value is Item {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function hasType(item: Item, types: RegExp): boolean {
  return [item["@type"]].flat().some((type) => typeof type === "string" && types.test(type));
}

/** The text of a field that structured data may hold as a text, an object with a name, or a list of those. */
function textsOf(value: unknown): string[] {
  return [value].flat().flatMap((one) => {
    if (typeof one === "string") return cleaned(one);
    return isItem(one) && typeof one.name === "string" ? cleaned(one.name) : [];
  });
}

function cleaned(text: string): string[] {
  const clean = text.replaceAll("\u0000", "").replace(/\s+/g, " ").trim();
  const short = clean.slice(0, textCharactersMax).toWellFormed().trim();
  return short === "" ? [] : [short];
}

function joined(names: readonly string[]): string {
  return unique(names).slice(0, namesJoinedMax).join(", ");
}

function unique(texts: readonly string[]): string[] {
  const seen = new Map(texts.map((text) => [text.toLowerCase(), text]));
  return [...seen.values()];
}

function aboutOf(
  pages: readonly ExtractedPage[],
  items: readonly Item[],
  organization: Item | undefined,
): string {
  const told = unique([
    ...textsOf(organization?.description),
    ...pages.flatMap(({ page }) => cleaned(page.description ?? "")),
    ...answersOf(items),
    ...pages.slice(0, 2).flatMap(({ page }) => sentencesOf(page.text).slice(0, 2)),
  ]);
  const parts: string[] = [];
  for (const text of told) {
    const isRepeated = parts.some((part) => part.includes(text) || text.includes(part));
    if (!isRepeated && parts.join("\n").length + text.length < aboutCharactersMax) parts.push(text);
  }
  return parts.join("\n");
}

const questionsAboutTheBrand =
  /^(what (is|are|does)|who (is|are)|qu['’]est-ce que|qui (est|sommes)|que fait|was (ist|macht|bietet)|wer (ist|sind))\b/i;

/** Answers of the site's own list of questions about the brand. */
function answersOf(items: readonly Item[]): string[] {
  const questions = items.flatMap((item) =>
    hasType(item, /^FAQPage$/) ? [item.mainEntity].flat().filter(isItem) : [],
  );
  return questions
    .filter(({ name }) => textsOf(name).some((question) => questionsAboutTheBrand.test(question)))
    .flatMap(({ acceptedAnswer }) => [acceptedAnswer].flat().filter(isItem))
    .flatMap(({ text }) => textsOf(text).map(withoutTags));
}

/** Answers may hold HTML, which is shown as text. */
function withoutTags(text: string): string {
  return text.replace(/<[^>]*>/g, "").trim();
}

/** Lines that read like sentences and not like labels. */
function sentencesOf(text: string): string[] {
  return text
    .split("\n")
    .flatMap(cleaned)
    .filter((line) => line.length >= 60 && line.length <= 600 && /[.!?…。]$/.test(line));
}

function pointOfViewOf(organization: Item | undefined): BrandSettings["brand_point_of_view"] {
  const slogan = textsOf(organization?.slogan)[0] ?? "";
  if (slogan === "") return [];
  return [
    {
      language: "",
      core_worldview: slogan,
      pov_synthesis: "",
      stance_statements: [],
      pov_manifestations: [],
      contrarian_positions: [],
      voice_characteristics: [],
      pov_evolution: "",
    },
  ];
}

function productsOf(items: readonly Item[]): string[] {
  const named = items.filter((item) => hasType(item, offerTypes)).flatMap(({ name }) => textsOf(name));
  const catalogues = items.flatMap(({ makesOffer, hasOfferCatalog }) => [
    ...textsOf(makesOffer),
    ...offersIn(makesOffer),
    ...offersIn(isItem(hasOfferCatalog) ? hasOfferCatalog.itemListElement : undefined),
  ]);
  return unique([...named, ...catalogues])
    .filter((name) => name.split(" ").length <= nameWordsMax && !name.endsWith("?"))
    .slice(0, productsMax);
}

function offersIn(value: unknown): string[] {
  return [value].flat().flatMap((offer) => (isItem(offer) ? textsOf(offer.itemOffered) : []));
}

const scopes: readonly (readonly [RegExp, string])[] = [
  [/^(fr|france)$/i, "FR"],
  [/^(us|usa|united states( of america)?)$/i, "US"],
  [/^(uk|gb|united kingdom|great britain)$/i, "UK"],
  [/^(eu|europe|european union)$/i, "EU"],
  [/^(world|worldwide|global|earth)$/i, "GLOBAL"],
];

/** Where the brand says that it serves, else where it says that it is, else nothing. */
function scopeOf(pages: readonly ExtractedPage[], organization: Item | undefined): string {
  const address = [organization?.address].flat().find(isItem);
  const served = textsOf(organization?.areaServed);
  const [place] = served.length > 0 ? served : textsOf(address?.addressCountry);
  if (place !== undefined) return scopes.find(([pattern]) => pattern.test(place))?.[1] ?? place.slice(0, 200);

  const region = /-(FR|US|GB)$/i.exec(pages[0]?.page.language ?? "")?.[1]?.toUpperCase();
  return region === "GB" ? "UK" : (region ?? "");
}

function marketContextOf(items: readonly Item[], organization: Item | undefined): MarketContext[] {
  const categories = items.flatMap(({ applicationCategory, category, serviceType }) => [
    ...textsOf(applicationCategory),
    ...textsOf(category),
    ...textsOf(serviceType),
  ]);
  const audience = items.flatMap(({ audience }) =>
    [audience].flat().flatMap((one) => (isItem(one) ? textsOf(one.audienceType) : [])),
  );
  const context = {
    business_model: "",
    target_segment: joined(audience),
    market_category: joined(categories),
    market_position: textsOf(organization?.slogan)[0] ?? "",
    industry_context: joined(textsOf(organization?.knowsAbout)),
    key_differentiators: [],
  };
  const isEmpty = Object.values(context).every((part) => part.length === 0);
  return isEmpty ? [] : [context];
}
