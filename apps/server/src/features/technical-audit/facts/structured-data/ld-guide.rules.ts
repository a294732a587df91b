import { type LdSource, ldSources } from "./ld-sources.rules.ts";
import {
  articleTypes,
  businessTypes,
  discussionTypes,
  eventTypes,
  organizationTypes,
  productTypes,
  softwareTypes,
} from "./ld-types.rules.ts";

/** Demands of a consumer: "a|b" is either, "a.b" a part, "a=0" a value, "itemListElement[]" each step. */
export interface LdGuide {
  /** With a blank between two. */
  readonly types: string;
  readonly required: readonly string[];
  /** Recommended properties that nearly every page can say. */
  readonly recommended: readonly string[];
  /** Where that stands; what has no such page is asked nothing. */
  readonly source: LdSource | null;
  /** Properties that must stand in the visible text too. */
  readonly shown: readonly string[];
  /** Properties whose values are asked in turn, by `ldParts`. */
  readonly parts?: readonly string[];
  /** Asked at the start page of a host alone. */
  readonly isOfHome?: boolean;
}

/** Types that are not here are parsed and asked nothing; so are those whose result has ended: FAQPage, HowTo, vehicle listings. */
export const ldGuides: readonly LdGuide[] = [
  {
    types: articleTypes,
    required: [],
    recommended: ["headline", "author.name", "datePublished", "dateModified", "image"],
    source: ldSources.article,
    shown: ["headline"],
  },
  {
    types: productTypes,
    required: ["name", "offers|review|aggregateRating"],
    recommended: [],
    source: ldSources.product,
    shown: ["name", "offers.price", "aggregateRating.ratingValue"],
    parts: ["offers", "review", "aggregateRating"],
  },
  {
    types: softwareTypes,
    required: ["name", "offers.price", "aggregateRating|review"],
    recommended: [],
    source: ldSources.software,
    shown: ["name", "offers.price", "aggregateRating.ratingValue"],
    parts: ["review", "aggregateRating"],
  },
  {
    types: organizationTypes,
    required: [],
    recommended: ["name", "url", "logo", "sameAs"],
    source: ldSources.organization,
    shown: ["name"],
  },
  {
    types: businessTypes,
    required: ["name", "address"],
    recommended: [],
    source: ldSources.business,
    shown: ["name", "aggregateRating.ratingValue"],
    parts: ["review", "aggregateRating"],
  },
  {
    types: "BreadcrumbList",
    required: ["itemListElement[]"],
    recommended: [],
    source: ldSources.breadcrumb,
    shown: [],
  },
  {
    types: "VideoObject",
    required: ["name", "thumbnailUrl", "uploadDate"],
    recommended: ["description", "contentUrl|embedUrl"],
    source: ldSources.video,
    shown: [],
  },
  {
    types: eventTypes,
    required: ["name", "startDate", "location"],
    recommended: [],
    source: ldSources.event,
    shown: ["name"],
    parts: ["location"],
  },
  {
    types: "Recipe",
    required: ["name", "image"],
    recommended: [],
    source: ldSources.recipe,
    shown: ["name", "aggregateRating.ratingValue"],
    parts: ["review", "aggregateRating"],
  },
  {
    types: "JobPosting",
    required: [
      "title",
      "description",
      "datePosted",
      "hiringOrganization",
      "jobLocation|applicantLocationRequirements",
    ],
    recommended: ["employmentType"],
    source: ldSources.job,
    shown: ["title"],
    parts: ["jobLocation"],
  },
  {
    types: "QAPage",
    required: ["mainEntity"],
    recommended: [],
    source: ldSources.questions,
    shown: [],
    parts: ["mainEntity"],
  },
  {
    types: "ProfilePage",
    required: ["mainEntity"],
    recommended: [],
    source: ldSources.profile,
    shown: [],
    parts: ["mainEntity"],
  },
  {
    types: discussionTypes,
    required: ["author.name", "datePublished", "text|image|video|url"],
    recommended: [],
    source: ldSources.discussion,
    shown: [],
  },
  {
    types: "Course",
    required: ["name", "description"],
    recommended: ["provider"],
    source: ldSources.course,
    shown: ["name"],
  },
  {
    types: "Dataset",
    required: ["name", "description"],
    recommended: ["creator", "license"],
    source: ldSources.dataset,
    shown: ["name"],
  },
  {
    types: "Movie",
    required: ["name", "image"],
    recommended: ["dateCreated", "director"],
    source: ldSources.movie,
    shown: ["name"],
    parts: ["review", "aggregateRating"],
  },
  {
    types: "ItemList",
    required: ["itemListElement"],
    recommended: [],
    source: ldSources.carousel,
    shown: [],
  },
  {
    types: "Review CriticReview UserReview",
    required: ["author", "reviewRating.ratingValue", "itemReviewed.name"],
    recommended: [],
    source: ldSources.review,
    shown: [],
  },
  {
    types: "AggregateRating",
    required: ["ratingValue", "ratingCount|reviewCount", "itemReviewed.name"],
    recommended: [],
    source: ldSources.review,
    shown: [],
  },
  {
    types: "WebSite",
    required: ["name", "url"],
    recommended: [],
    source: ldSources.siteName,
    shown: [],
    isOfHome: true,
  },
  { types: "Person", required: [], recommended: [], source: null, shown: ["name"] },
];

const byType: ReadonlyMap<string, LdGuide> = new Map(
  ldGuides.flatMap((guide) => guide.types.split(" ").map((type): [string, LdGuide] => [type, guide])),
);

/** The first of a node's types that is judged, and by what. */
export function guideFor(
  types: readonly string[],
): { readonly type: string; readonly guide: LdGuide } | undefined {
  for (const type of types) {
    const guide = byType.get(type);
    if (guide) return { type, guide };
  }
  return undefined;
}
