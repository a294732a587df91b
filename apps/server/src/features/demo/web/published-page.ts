import type { PublishedText } from "#features/content-studio/publish/public.ts";
import type { DemoPage, DemoSite } from "./demo-site.ts";
import { siteOf } from "./fictional-answer.ts";

/** A page of the fictional web that a text was published as, which its own workspace alone sees there. */
export interface PublishedPage {
  readonly site: DemoSite;
  readonly page: DemoPage;
  readonly publishedAt: Date;
}

/** None where the text was published elsewhere. */
export function publishedPage(text: PublishedText): PublishedPage | undefined {
  const url = URL.parse(text.url);
  const site = siteOf(text.url);
  if (!url || !site) return undefined;

  const first = text.sections.find(({ level }) => level === 1);
  const lines = text.sections.flatMap(({ heading, level, blocks }) => [
    ...(level > 1 ? [`## ${heading}`] : []),
    ...blocks.flatMap((block) => {
      const plain = block.text.replace(/\s+/g, " ").trim();
      return plain === "" ? [] : [block.kind === "item" ? `- ${plain}` : plain];
    }),
  ]);
  const path = url.pathname === "/" ? "/" : url.pathname.replace(/\/$/, "");
  return {
    site,
    page: { path, title: first?.heading ?? text.title, text: lines.join("\n") },
    publishedAt: text.publishedAt,
  };
}
