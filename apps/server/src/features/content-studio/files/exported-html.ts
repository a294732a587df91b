import rehypeSanitize from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { type ExportedText, exportedMarkdown } from "./exported.rules.ts";
import { remarkWrittenLinks } from "./written-links.ts";

/** The text as a clean fragment of HTML, without any script, and what describes it as JSON-LD. */
export function exportedHtml(exported: ExportedText, { today }: { readonly today: string }): string {
  const file = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkWrittenLinks)
    .use(remarkRehype)
    .use(rehypeSanitize)
    .use(rehypeStringify)
    .processSync(exportedMarkdown(exported));
  return `${String(file)}\n<script type="application/ld+json">\n${jsonLd(exported, today)}\n</script>\n`;
}

/** Within a script nothing may look like its end. */
function jsonLd({ title, language, pageUrl, sources }: ExportedText, today: string): string {
  const described = {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: title,
    inLanguage: language,
    dateModified: today,
    ...(pageUrl !== null && { mainEntityOfPage: pageUrl }),
    ...(sources.length > 0 && { citation: sources.map(({ url }) => url) }),
  };
  return JSON.stringify(described, undefined, 2).replaceAll("<", "\\u003c");
}
