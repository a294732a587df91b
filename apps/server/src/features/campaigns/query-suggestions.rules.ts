import { creatorType, publisherType } from "@citelens/contract/accounts/company-types";
import type { CampaignType } from "@citelens/contract/visibility/campaign-constants";

export interface SuggestedQuery {
  readonly text: string;
  readonly branded: boolean;
  /** Where it comes from, as people read it. */
  readonly reason: string;
}

/** Facts about a brand that questions can be made of. */
export interface KnownOfBrand {
  readonly brand: string;
  readonly topics: readonly string[];
  /** Products and services. */
  readonly offers: readonly string[];
  /** Subjects of its site's titles. */
  readonly subjects?: readonly string[];
  readonly audiences: readonly string[];
  readonly competitors: readonly string[];
  /** Kind of the brand's owner, as in companyTypes; a company unless it is known. */
  readonly companyType?: number | undefined;
}

/** Questions that customers type about a brand, without a model: the commonest forms in turn, filled with its own words. */
export function suggestedQueries(
  known: KnownOfBrand,
  { campaignType, count }: { readonly campaignType: CampaignType; readonly count: number },
): SuggestedQuery[] {
  const subjects = [
    ...known.topics.map((text) => ({ text: subjectOf(text), reason: "From your topics" })),
    ...known.offers.map((text) => ({ text: subjectOf(text), reason: "From your products and services" })),
    ...(known.subjects ?? []).map((text) => ({
      text: subjectOf(text),
      reason: "From the titles of your pages",
    })),
  ].filter(({ text }) => text !== "");
  const general = formsOf(known).flatMap((form) =>
    subjects.map(({ text, reason }): SuggestedQuery => ({ text: form(text), branded: false, reason })),
  );
  const branded = brandedOf(known).map(
    (text): SuggestedQuery => ({ text, branded: true, reason: "About your brand by name" }),
  );
  // Every fifth question names the brand; of a product, which people look for by its name, every second.
  const every = campaignType === "PRODUCT" ? 2 : 5;
  return distinct(mixed(general, branded, every)).slice(0, count);
}

type Form = (subject: string) => string;

function formsOf(known: KnownOfBrand): readonly Form[] {
  if (known.companyType === creatorType) return creatorForms;
  return known.companyType === publisherType ? publisherForms : companyForms(known);
}

/** People look for somebody to follow, and not for something to buy. */
const creatorForms: readonly Form[] = [
  (subject) => `Who should I follow for ${subject}?`,
  (subject) => `Who explains ${subject} well?`,
  (subject) => `What are the best channels about ${subject}?`,
  (subject) => `Where do I start with ${subject}?`,
  (subject) => `Which creators test ${subject} honestly?`,
];

/** People look for something to read. */
const publisherForms: readonly Form[] = [
  (subject) => `Where can I read about ${subject}?`,
  (subject) => `What are the most trusted sources on ${subject}?`,
  (subject) => `What is new in ${subject}?`,
  (subject) => `How does ${subject} work?`,
  (subject) => `Which magazines cover ${subject}?`,
];

function companyForms({ audiences }: KnownOfBrand): readonly Form[] {
  const [audience] = audiences.map(subjectOf).filter((text) => text !== "" && text.length <= 60);
  return [
    (subject) => (isSeveral(subject) ? `What are the best ${subject}?` : `What is the best ${subject}?`),
    (subject) => `How do I choose ${subject}?`,
    ...(audience === undefined ? [] : [(subject: string) => `Best ${subject} for ${audience}`]),
    (subject) => `Which ${subject} would you recommend?`,
    (subject) => `Compare the leading brands for ${subject}`,
    (subject) => `What ${isSeveral(subject) ? "do" : "does"} ${subject} cost?`,
    (subject) => `What are the alternatives for ${subject}?`,
    (subject) => `${isSeveral(subject) ? "Are" : "Is"} ${subject} worth it?`,
  ];
}

/** English plurals, which most subjects of shops are. */
function isSeveral(subject: string): boolean {
  return /[^su]s$/i.test(subject) || /\sand\s/i.test(subject);
}

function brandedOf({ brand, competitors }: KnownOfBrand): string[] {
  if (brand === "") return [];
  return [
    `Is ${brand} any good?`,
    ...competitors.slice(0, 5).map((other) => `${brand} or ${other}: which is better?`),
    `What are the alternatives to ${brand}?`,
    `What do customers say about ${brand}?`,
    `What is ${brand} known for?`,
  ];
}

/** A product's name without the explanation behind it, in small letters where it is an ordinary phrase. */
function subjectOf(text: string): string {
  const [name = ""] = text.trim().split(/\s*(?:[:(;.]|\s[–—-]\s)/);
  const short = name.split(/\s+/).slice(0, 8).join(" ");
  return /^\p{Lu}\p{Ll}+(?:\s\p{Ll}|$)/u.test(short) ? short.charAt(0).toLowerCase() + short.slice(1) : short;
}

function mixed<T>(most: readonly T[], few: readonly T[], every: number): T[] {
  const rest = [...few];
  const result = most.flatMap((one, index) => {
    const other = (index + 1) % (every - 1) === 0 ? rest.shift() : undefined;
    return other === undefined ? [one] : [one, other];
  });
  return [...result, ...rest];
}

function distinct(queries: readonly SuggestedQuery[]): SuggestedQuery[] {
  return [...new Map(queries.map((query) => [query.text.toLowerCase(), query])).values()];
}
