import type { LdGuide } from "./ld-guide.rules.ts";
import { ldSources } from "./ld-sources.rules.ts";

/** Demands on a thing as the value of a property. */
export interface LdPart extends Pick<LdGuide, "types" | "required" | "recommended"> {
  readonly property: string;
  readonly source: NonNullable<LdGuide["source"]>;
}

const rating = ["ratingValue", "ratingCount|reviewCount"];

/** The first of a property counts for a value that names no type. */
export const ldParts: readonly LdPart[] = [
  {
    property: "offers",
    types: "Offer",
    required: ["price|priceSpecification"],
    recommended: ["priceCurrency|priceSpecification", "availability"],
    source: ldSources.product,
  },
  {
    property: "offers",
    types: "AggregateOffer",
    required: ["lowPrice", "priceCurrency"],
    recommended: [],
    source: ldSources.product,
  },
  {
    property: "review",
    types: "Review CriticReview UserReview",
    required: ["author", "reviewRating.ratingValue"],
    recommended: [],
    source: ldSources.review,
  },
  {
    property: "aggregateRating",
    types: "AggregateRating",
    required: rating,
    recommended: [],
    source: ldSources.review,
  },
  {
    property: "location",
    types: "Place EventVenue StadiumOrArena MusicVenue CivicStructure",
    required: ["address"],
    recommended: [],
    source: ldSources.event,
  },
  {
    property: "jobLocation",
    types: "Place",
    required: ["address.addressCountry"],
    recommended: [],
    source: ldSources.job,
  },
  {
    property: "mainEntity",
    types: "Question",
    required: ["name", "answerCount", "acceptedAnswer|suggestedAnswer|answerCount=0"],
    recommended: [],
    source: ldSources.questions,
  },
  {
    property: "mainEntity",
    types: "Person Organization",
    required: ["name|alternateName"],
    recommended: [],
    source: ldSources.profile,
  },
];

/** Demands on a value of a property that has these types; of another type than all of the property's nothing is. */
export function partFor(
  property: string,
  { types, source }: { readonly types: readonly string[]; readonly source: LdGuide["source"] },
): LdPart | undefined {
  // A question of a profile, or a person of a page of questions, is neither's.
  const own = ldParts.filter(
    (part) => part.property === property && (property !== "mainEntity" || part.source === source),
  );
  if (types.length === 0) return own[0];
  return own.find((part) => types.some((type) => part.types.split(" ").includes(type)));
}
