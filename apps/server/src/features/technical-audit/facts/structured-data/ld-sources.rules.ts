/** A page on which a consumer of structured data says what it needs. */
export interface LdSource {
  readonly consumer: "Google";
  readonly url: string;
  /** The day of the copy that was read, or of its last change where the copy has no other; as yyyy-MM-dd. */
  readonly read: string;
}

const google = "https://developers.google.com/search/docs/appearance";

/**
 * Nothing is called required or recommended that does not stand on one of these. Those of 2026-09-23 were read by others on that day: of the job page
 * two such readings agree, of the pages on courses and videos the tables were read in copies without a day.
 */
export const ldSources = {
  article: page("structured-data/article", "2026-09-14"),
  breadcrumb: page("structured-data/breadcrumb", "2026-09-14"),
  carousel: page("structured-data/carousel", "2026-09-01"),
  course: page("structured-data/course", "2026-09-23"),
  dataset: page("structured-data/dataset", "2026-09-14"),
  discussion: page("structured-data/discussion-forum", "2026-09-14"),
  event: page("structured-data/event", "2026-09-14"),
  job: page("structured-data/job-posting", "2026-09-23"),
  business: page("structured-data/local-business", "2026-09-14"),
  movie: page("structured-data/movie", "2026-09-14"),
  organization: page("structured-data/organization", "2026-09-14"),
  product: page("structured-data/product-snippet", "2026-09-01"),
  profile: page("structured-data/profile-page", "2026-09-01"),
  questions: page("structured-data/qapage", "2026-09-14"),
  recipe: page("structured-data/recipe", "2026-09-01"),
  review: page("structured-data/review-snippet", "2026-09-08"),
  siteName: page("site-names", "2025-12-10"),
  software: page("structured-data/software-app", "2026-09-01"),
  video: page("structured-data/video", "2026-09-23"),
} as const satisfies Record<string, LdSource>;

function page(path: string, read: string): LdSource {
  return { consumer: "Google", url: `${google}/${path}`, read };
}
