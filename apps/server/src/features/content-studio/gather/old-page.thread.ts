import { readWebPage } from "#platform/web-page/web-page.ts";
import { pageMarkdown } from "./page-markdown.ts";

/** A page as it was fetched: its body is a plain array of bytes in a thread. */
export interface SentPage {
  readonly url: string;
  readonly body: Uint8Array;
  readonly charset: string | undefined;
}

export interface ReadText {
  readonly markdown: string;
  readonly title: string;
  /** Two letters; empty where the page does not say. */
  readonly language: string;
}

/** The text of a page of others, which may take seconds. */
export function work({ url, body, charset }: SentPage): ReadText {
  const html = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const { title, language } = readWebPage(html, url, charset);
  return {
    markdown: pageMarkdown(html, url, charset),
    title: title ?? "",
    language: language?.slice(0, 2).toLowerCase() ?? "",
  };
}
