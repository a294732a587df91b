import { walkHtml } from "./web-page-walk.ts";

const hasShadows = /<template[^>]{0,500}\sshadowroot/i;
const voidNames: ReadonlySet<string> = new Set(
  "area base br col embed hr img input link meta param source track wbr".split(" "),
);
/** Names of code: what they hold is no text of the page, and must not be escaped to stay what it is. */
const codeNames: ReadonlySet<string> = new Set(["script", "style"]);

/** A page with what stands in its shadows where browsers show it, for readers that know of none; others are as they were. */
export function flatHtml(html: string): string {
  if (!hasShadows.test(html)) return html;
  const parts: string[] = [];
  let inCode = 0;
  walkHtml(html, [
    {
      open: (name, attributes) => {
        if (codeNames.has(name)) inCode += 1;
        if (inCode > 0) return;
        const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
        parts.push(`<${name}${written.join("")}>`);
      },
      text: (text) => {
        if (inCode === 0) parts.push(escaped(text));
      },
      close: (name) => {
        if (inCode === 0 && !voidNames.has(name)) parts.push(`</${name}>`);
        if (codeNames.has(name)) inCode -= 1;
      },
    },
  ]);
  return parts.join("");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
