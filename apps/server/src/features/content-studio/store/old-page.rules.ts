/** A page as it was before it is rewritten, with all that its readiness is told by. */
export interface OldPage {
  /** Where it was in the end. */
  readonly url: string;
  readonly title: string;
  readonly language: string;
  /** Main part of the page. */
  readonly markdown: string;
  /** The newest day that it gives for itself, as yyyy-MM-dd. */
  readonly day: string | null;
  readonly author: string | null;
  /** State of its structured data: nothing, enough, or what is missing. */
  readonly structured: { readonly types: readonly string[]; readonly missing: readonly string[] };
}
