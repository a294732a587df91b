import type { IssueFix } from "@citelens/contract/content/audit-fields";
import type { LdItem } from "../../facts/page-facts.rules.ts";
import {
  type FixFinding,
  type FixMaker,
  type FixRequest,
  fillIn,
  fixedPagesMax,
} from "./fix-request.rules.ts";
import { commented, lines, oneLine } from "./fix-text.rules.ts";
import { titleDraft } from "./head-drafts.rules.ts";

/** Structured data to copy, completed from what is there; what nobody but its owner knows is left to be filled in. */
export const ldFixes = {
  "ld-incomplete": ldFix(({ facts }) => itemsOf(facts).filter(isIncomplete).map(completed)),
  "ld-untrue": ldFix(({ facts }) =>
    itemsOf(facts)
      .filter(({ untrue }) => untrue.length > 0)
      .map(corrected),
  ),
  "no-author": ldFix(({ facts }, { site }) => [
    {
      "@type": "Article",
      headline: titleDraft(facts, null),
      author: { "@type": "Person", name: fillIn, url: `${fillIn}: a page about the person` },
      ...(site.name === null ? {} : { publisher: { "@type": "Organization", name: site.name } }),
    },
  ]),
  identity: identityFix,
} satisfies Record<string, FixMaker>;

type Draft = { readonly [name: string]: string | number | Draft | readonly (string | Draft)[] };

const propertiesMax = 60;

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

function isIncomplete({ missing, lacking }: LdItem): boolean {
  return missing.length + lacking.length > 0;
}

function completed({ type, values, missing, lacking }: LdItem): Draft {
  const open = [...missing, ...lacking].map((name): [string, string] => [name, fillIn]);
  return draftOf(type, [...Object.entries(values), ...open]);
}

/** What the visible text does not say is left to be taken from there. */
function corrected({ type, values, untrue }: LdItem): Draft {
  const wrong = untrue.map(({ property, value }): [string, string] => [
    property,
    `${fillIn}: as the page shows it, instead of ${oneLine(value)}`,
  ]);
  return draftOf(type, [...Object.entries(values), ...wrong]);
}

/** Later values take the place of earlier ones; "offers.price" is the price within the offers. */
function draftOf(type: string, entries: readonly (readonly [string, string])[]): Draft {
  const plain = new Map<string, string>();
  const parts = new Map<string, Map<string, string>>();
  for (const [name, value] of entries.slice(0, propertiesMax)) {
    const [first = "", rest] = splitOnce(name);
    if (rest === undefined) plain.set(first, value);
    else parts.set(first, (parts.get(first) ?? new Map<string, string>()).set(rest, value));
  }
  return Object.fromEntries([
    ["@type", type] as const,
    ...[...plain].flatMap(([name, value]) =>
      parts.has(name) ? [] : [[name, plainDraft(name, value)] as const],
    ),
    ...[...parts].map(([name, values]) => [name, partDraft(name, values, plain.get(name))] as const),
  ]);
}

function splitOnce(name: string): [string, string | undefined] {
  const dot = name.indexOf(".");
  return dot < 0 ? [name, undefined] : [name.slice(0, dot), name.slice(dot + 1)];
}

/** A thing that is wholly missing is drafted with what it needs. */
function plainDraft(name: string, value: string): Draft[string] {
  if (value !== fillIn) return value;
  const needed = neededParts.get(name);
  return needed ? partDraft(name, new Map(needed.map((part) => [part, fillIn])), undefined) : value;
}

/** What was only a name or an address stays one. */
function partDraft(name: string, values: ReadonlyMap<string, string>, plain: string | undefined): Draft {
  const kept =
    plain === undefined || plain === fillIn ? [] : [[isAddress(plain) ? "url" : "name", plain] as const];
  const all = new Map([...kept, ...[...values].map(([part, value]) => [part, value] as const)]);
  for (const [part, value] of kept) if (all.get(part) === fillIn) all.set(part, value);
  return Object.fromEntries([...typed(name), ...all]);
}

function isAddress(text: string): boolean {
  return /^https?:\/\//i.test(text);
}

function typed(name: string): (readonly [string, string])[] {
  const type = partTypes.get(name);
  return type === undefined ? [] : [["@type", type]];
}

const partTypes: ReadonlyMap<string, string> = new Map([
  ["offers", "Offer"],
  ["review", "Review"],
  ["aggregateRating", "AggregateRating"],
  ["author", "Person"],
  ["publisher", "Organization"],
  ["brand", "Brand"],
  ["address", "PostalAddress"],
  ["location", "Place"],
  ["itemListElement", "ListItem"],
  ["mainEntity", "Question"],
]);

const neededParts: ReadonlyMap<string, readonly string[]> = new Map([
  ["offers", ["price", "priceCurrency", "availability"]],
  ["publisher", ["name", "url"]],
  ["brand", ["name"]],
  ["address", ["streetAddress", "postalCode", "addressLocality", "addressCountry"]],
  ["location", ["name", "address"]],
  ["itemListElement", ["position", "name", "item"]],
  ["mainEntity", ["name"]],
]);
