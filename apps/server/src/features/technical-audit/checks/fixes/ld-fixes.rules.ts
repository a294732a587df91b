import type { IssueFix } from "@citelens/contract/content/audit-fields";
import { isArticleType } from "../../facts/structured-data/ld-types.rules.ts";
import type { LdItem } from "../../store/page-facts.rules.ts";
import {
  type FixFinding,
  type FixMaker,
  type FixRequest,
  fillIn,
  fixedPagesMax,
} from "./fix-request.rules.ts";
import { commented, lines, oneLine } from "./fix-text.rules.ts";
import { completedItem, correctedItem, type Draft } from "./ld-drafts.rules.ts";

/** Structured data to copy, completed from what is there; what nobody but its owner knows is left to be filled in. */
export const ldFixes = {
  "ld-incomplete": ldFix(({ facts }) =>
    itemsOf(facts)
      .filter(({ missing, lacking }) => missing.length + lacking.length > 0)
      .map(completedItem),
  ),
  "ld-untrue": ldFix(({ facts }) =>
    itemsOf(facts)
      .filter(({ untrue }) => untrue.length > 0)
      .map(corrected),
  ),
  "no-author": ldFix((finding, request) => [articleWithAuthor(finding, request)]),
  identity: identityFix,
} satisfies Record<string, FixMaker>;

function ldFix(of: (finding: FixFinding, request: FixRequest) => readonly Draft[]): FixMaker {
  return (request) => {
    const parts = request.findings
      .slice(0, fixedPagesMax)
      .flatMap((finding) => of(finding, request).flatMap((draft) => [...asScript(finding.url, draft), ""]));
    return fixOf(request, parts);
  };
}

function identityFix(request: FixRequest): IssueFix {
  const { origin, name } = request.site;
  const draft: Draft = {
    "@type": "Organization",
    "@id": `${origin}/#organization`,
    name: name ?? fillIn,
    url: `${origin}/`,
    logo: `${fillIn}: the full address of the logo`,
    description: `${fillIn}: what you do, in one sentence`,
    sameAs: [`${fillIn}: your profiles elsewhere`],
  };
  return fixOf(request, asScript(`${origin}/`, draft));
}

function fixOf({ checkId }: FixRequest, parts: readonly string[]): IssueFix {
  return { kind: "json-ld", file_name: `${checkId}.html`, text: lines(parts) };
}

/** A text in it cannot end the script. */
function asScript(url: string, draft: Draft): string[] {
  const json = JSON.stringify({ "@context": "https://schema.org", ...draft }, null, 2);
  return [
    `<!-- ${commented(url)} -->`,
    '<script type="application/ld+json">',
    json.replaceAll("<", String.raw`\u003c`).replaceAll(">", String.raw`\u003e`),
    "</script>",
  ];
}

function itemsOf(facts: FixFinding["facts"]): readonly LdItem[] {
  return facts?.html?.structuredData.items ?? [];
}

/** Draft with corrections; what the visible text does not say is left to be taken from there. */
function corrected(item: LdItem): Draft {
  const wrong = item.untrue.map(({ property, value }): [string, string] => [
    property,
    `${fillIn}: as the page shows it, instead of ${oneLine(value)}`,
  ]);
  return correctedItem(item, wrong);
}

/** The article that the page has, or a new one with all that is asked of one. */
function articleWithAuthor({ facts }: FixFinding, { site }: FixRequest): Draft {
  const own = itemsOf(facts).find(
    ({ type, lacking }) => isArticleType(type) && lacking.includes("author.name"),
  );
  if (own) return completedItem(own);
  const dayOf = (kind: "published" | "modified"): string =>
    facts?.html?.dates.find((date) => date.kind === kind)?.day ?? fillIn;
  const heading =
    facts?.html?.headings.find(({ level }) => level === 1)?.text ?? facts?.html?.titles[0]?.text;
  return {
    "@type": "Article",
    headline: oneLine(heading ?? "") || fillIn,
    image: `${fillIn}: the full address of a picture`,
    datePublished: dayOf("published"),
    dateModified: dayOf("modified"),
    author: { "@type": "Person", name: fillIn, url: `${fillIn}: a page about the person` },
    ...(site.name === null ? {} : { publisher: { "@type": "Organization", name: site.name } }),
  };
}
