/** A page as it was before it is rewritten, with all that its readiness is told by. */
export interface OldPage {
  /** Where it was in the end. */
  readonly url: string;
  readonly title: string;
  readonly language: string;
  /** Its main part. */
  readonly markdown: string;
  /** The newest day that it gives for itself, as yyyy-MM-dd. */
  readonly day: string | null;
  readonly author: string | null;
  /** What its structured data says of itself: nothing, enough, or what is missing. */
  readonly structured: { readonly types: readonly string[]; readonly missing: readonly string[] };
}
