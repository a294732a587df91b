export type RenderFailureReason =
  /** No browser, or none that starts here. */
  | "browser"
  /** The page leads to an address that is not on the public internet. */
  | "refused"
  | "unreachable"
  | "timeout"
  /** There is no page: a download, an empty answer, or one that leaves for no address of the web. */
  | "no-page"
  /** The browser broke down over it. */
  | "crashed"
  | "closed";

/** Why a page could not be rendered; the message is a sentence for people. */
export class RenderFailure extends Error {
  readonly reason: RenderFailureReason;

  constructor(reason: RenderFailureReason, message: string, options: { readonly cause?: unknown } = {}) {
    super(message, options);
    this.name = "RenderFailure";
    this.reason = reason;
  }
}
