import type { Visitor } from "#platform/web-page/web-page-visitor.ts";
import { walkHtml } from "#platform/web-page/web-page-walk.ts";
import type { SiteTag } from "./check-integration.rules.ts";

const ownKey = /\bPROJECT_KEY\s*=\s*["'`]([\w-]{1,100})["'`]/g;
/** Most characters of the text of scripts; a page may carry megabytes of it. */
const scriptCharactersMax = 500_000;

/** The tag as a browser would come by it: what is commented out, or only shown, is none. */
export function siteTagIn(html: string): SiteTag {
  const tag = tagVisitor();
  walkHtml(html, [tag]);
  const { hasScript, ids } = tag.found();
  if (hasScript && ids.length > 0) return { kind: "complete", ids };
  return hasScript || ids.length > 0 ? { kind: "incomplete" } : { kind: "none" };
}

interface FoundTag {
  readonly hasScript: boolean;
  readonly ids: readonly string[];
}

function tagVisitor(): Visitor & { found(): FoundTag } {
  let hasScript = false;
  let inScript = false;
  let script = "";
  const attributeIds: string[] = [];
  return {
    open: (name, { src, "data-project-key": id }) => {
      if (name !== "script") return;
      inScript = src === undefined;
      if (src === undefined || !isTracker(src)) return;
      hasScript = true;
      if (id) attributeIds.push(id);
    },
    text: (text) => {
      if (inScript && script.length < scriptCharactersMax) script += text;
    },
    close: (name) => {
      if (name !== "script") return;
      inScript = false;
      script += "\n";
    },
    found: () => ({
      hasScript,
      ids: [...new Set([...attributeIds, ...[...script.matchAll(ownKey)].map(([, id = ""]) => id)])],
    }),
  };
}

function isTracker(src: string): boolean {
  return /(?:^|\/)tracker\.js$/.test(src.trim().replace(/[?#].*$/, ""));
}
