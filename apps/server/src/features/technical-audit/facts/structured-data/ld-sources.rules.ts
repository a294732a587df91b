/** A page on which a consumer of structured data says what it needs. */
export interface LdSource {
  readonly consumer: "Google";
  readonly url: string;
  /** The day on which the copy that was read had been taken, as yyyy-MM-dd. */
  readonly read: string;
}

const google = "https://developers.google.com/search/docs/appearance";

/** Nothing is called required or recommended that does not stand on one of these. */
export const ldSources = {
  article: page("structured-data/article", "2026-09-23"),
  breadcrumb: page("structured-data/breadcrumb", "2026-09-23"),
  carousel: page("structured-data/carousel", "2026-09-01"),
  course: page("structured-data/course", "2026-09-23"),
  dataset: page("structured-data/dataset", "2026-09-23"),
  discussion: page("structured-data/discussion-forum", "2026-09-23"),
  event: page("structured-data/event", "2026-09-23"),
  job: page("structured-data/job-posting", "2026-09-23"),
  business: page("structured-data/local-business", "2026-09-23"),
  movie: page("structured-data/movie", "2026-09-14"),
  organization: page("structured-data/organization", "2026-09-23"),
  product: page("structured-data/product-snippet", "2026-09-23"),
  profile: page("structured-data/profile-page", "2026-09-23"),
  questions: page("structured-data/qapage", "2026-09-23"),
  recipe: page("structured-data/recipe", "2026-09-23"),
  review: page("structured-data/review-snippet", "2026-09-23"),
  siteName: page("site-names", "2026-09-23"),
  software: page("structured-data/software-app", "2026-09-23"),
  video: page("structured-data/video", "2026-09-23"),
} as const satisfies Record<string, LdSource>;

function page(path: string, read: string): LdSource {
  return { consumer: "Google", url: `${google}/${path}`, read };
}
