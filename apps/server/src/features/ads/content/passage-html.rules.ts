import { escapedHtml } from "@citelens/contract/base/html";
import type { CreativeContent } from "@citelens/contract/content/ads-fields";
import type { PlacementFormat } from "@citelens/contract/content/ads-words";

/** Parts of a passage. */
export interface Passage {
  readonly advertiser: string;
  readonly content: Pick<CreativeContent, "title" | "body" | "target_url">;
  readonly format: PlacementFormat;
}

export function labelOf(advertiser: string): string {
  return `Sponsored by ${advertiser}`;
}

/**
 * The markup of a passage, of escaped text alone: nothing that an advertiser wrote is markup, nothing is hidden, and its link says
 * that it is sponsored. A function of these words and nothing else, so that everybody is served the same bytes.
 */
export function passageHtml({ advertiser, content, format }: Passage): string {
  const label = `<small>${escapedHtml(labelOf(advertiser))}</small>`;
  const link = `<a href="${escapedHtml(content.target_url)}" rel="sponsored nofollow">${escapedHtml(content.title)}</a>`;
  const body = escapedHtml(content.body);
  const text =
    format === "CARD"
      ? `<p>${label}</p><p><b>${link}</b></p><p>${body}</p>`
      : `<p>${label}</p><p>${body} ${link}</p>`;
  return `<aside data-sponsored>${text}</aside>`;
}

/** The same as a program reads it that keeps the text of a page. */
export function passageText({ advertiser, content, format }: Passage): string {
  const link = `${content.title} (${content.target_url})`;
  const lines = format === "CARD" ? [link, content.body] : [`${content.body} ${link}`];
  return [labelOf(advertiser), ...lines].join("\n");
}
