import type { HtmlFacts, PageFacts } from "../../store/page-facts.rules.ts";
import { descriptionCharacters, titleCharacters } from "../page/head-checks.rules.ts";
import { isHreflangCode } from "../page/hreflang-code.rules.ts";
import { type RobotsDirective, robotsDirectives } from "../page/robots-directives.rules.ts";
import { isSameAddress } from "../page/same-address.rules.ts";
import { type FixFinding, type FixMaker, fillIn } from "./fix-request.rules.ts";
import { commented, escaped, htmlFix, oneLine, shortened } from "./fix-text.rules.ts";

/** Elements of the head, drafted from what the page itself says. */
export const headFixes = {
  canonical: htmlFix((finding) => [
    canonicalLink(addressOf(finding)),
    ...withoutHeader(finding, "canonicals"),
  ]),
  duplicate: duplicateFix(),
  title: htmlFix(({ facts }, { site }) => [`<title>${escaped(titleDraft(facts, site.name))}</title>`]),
  description: htmlFix(({ facts }) => [meta("name", "description", descriptionDraft(facts))]),
  social: htmlFix((finding, { site }) => socialTags(finding, site.name)),
  lang: htmlFix(({ facts }) => [`<html lang="${escaped(languageOf(facts))}">`]),
  hreflang: htmlFix(correctedVersions),
  noindex: htmlFix(({ facts }) => withoutDirectives(facts, ["noindex", "none"])),
  "no-snippet": htmlFix(({ facts }) => withoutDirectives(facts, ["nosnippet", "max-snippet"])),
  alt: htmlFix(({ facts }) => pictureWithAlt(facts)),
  "no-date": htmlFix(() => [
    `<p>Updated <time datetime="${fillIn}: yyyy-mm-dd">${fillIn}: the same day in words</time></p>`,
    `<meta property="article:modified_time" content="${fillIn}: yyyy-mm-dd">`,
  ]),
} satisfies Record<string, FixMaker>;

/** Where the page was in the end; as it was asked for where that is not known. */
function addressOf({ url, facts }: FixFinding): string {
  return facts?.fetch.url ?? url;
}

function canonicalLink(url: string): string {
  return `<link rel="canonical" href="${escaped(url)}">`;
}

function meta(attribute: "name" | "property", name: string, content: string): string {
  return `<meta ${attribute}="${escaped(name)}" content="${escaped(content)}">`;
}

/** All pages of a group name the one that comes first, which is the one that matters most. */
function duplicateFix(): FixMaker {
  return htmlFix((finding, { findings }) => {
    const own = addressOf(finding);
    const twins = finding.evidence.flatMap(({ found }) => /https?:\/\/\S+/.exec(found)?.[0] ?? []);
    const kept = findings.map(addressOf).find((url) => url === own || twins.includes(url)) ?? own;
    return kept === own
      ? ["<!-- Keep this page; merge the others into it, or let them name it as canonical. -->"]
      : [canonicalLink(kept)];
  });
}

function socialTags(finding: FixFinding, siteName: string | null): string[] {
  const { facts } = finding;
  const title = oneLine(facts?.html?.titles[0]?.text ?? "") || titleDraft(facts, siteName);
  const description = oneLine(facts?.html?.description?.text ?? "") || descriptionDraft(facts);
  const all = [
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    meta("property", "og:image", `${fillIn}: the full address of a picture, 1200 by 630 pixels`),
    meta("name", "twitter:card", "summary_large_image"),
  ];
  const present = facts?.html?.social ?? [];
  return all.filter((tag) => !present.some((name) => tag.includes(`="${name}"`)));
}

/** Language in the page's own line among its versions. */
function languageOf(facts: PageFacts | null): string {
  const own = facts?.html?.hreflangs.find(
    ({ code, url }) => url !== null && /^[a-z]{2}/i.test(code) && isSameAddress(url, facts.fetch.url),
  );
  return own && isHreflangCode(own.code) ? own.code : `${fillIn}: en, de, fr …`;
}

/** The same set with full addresses, codes as they are written by the standard, and the page itself. */
function correctedVersions({ facts, url }: FixFinding): string[] {
  const html = facts?.html;
  if (!html) return [];
  const own = facts.fetch.url;
  const hasItself = html.hreflangs.some((one) => one.url !== null && isSameAddress(one.url, own));
  const itself = hasItself ? [] : [{ code: languageCode(html.lang), url: own }];
  return [
    ...itself.map(({ code, url: to }) => version(code, to)),
    ...html.hreflangs.map(({ code, url: to }) => version(correctedCode(code), to ?? fillIn)),
    `<!-- All of these pages need these same lines, ${commented(url)} among them. -->`,
    ...withoutHeader({ facts }, "hreflangs"),
  ];
}

/** Two places that say it may say different things. */
function withoutHeader({ facts }: Pick<FixFinding, "facts">, what: "canonicals" | "hreflangs"): string[] {
  const isInHeader = facts?.html?.[what].some(({ line }) => line === null) ?? false;
  return isInHeader ? ["<!-- The header Link names it too: take it out there, or write the same. -->"] : [];
}

function version(code: string, url: string): string {
  return `<link rel="alternate" hreflang="${escaped(code)}" href="${escaped(url)}">`;
}

function languageCode(lang: string | null): string {
  return lang !== null && isHreflangCode(lang) ? lang : `${fillIn}: its language`;
}

/** Code that is often meant by a code that is none. */
function correctedCode(code: string): string {
  const written = code.trim().replaceAll("_", "-").replace(/-uk$/i, "-GB");
  if (isHreflangCode(written)) return written;
  const [, language] = /^([a-z]{2})(?:-|$)/i.exec(written) ?? [];
  return language && isHreflangCode(language) ? language : fillIn;
}

/** Each tag and header as it would be without what closes the page. */
function withoutDirectives(facts: PageFacts | null, names: readonly string[]): string[] {
  if (!facts) return [];
  const isMeant = ({ name, value }: RobotsDirective): boolean =>
    names.includes(name) && (name !== "max-snippet" || /^0+$/.test(value ?? ""));
  const metas = (facts.html?.robots ?? []).flatMap((tag) => {
    const { agent, content, line } = tag;
    const all = ofMeta(facts, tag);
    if (!all.some(isMeant)) return [];
    const kept = all.filter((one) => !isMeant(one)).map(asWritten);
    const instead = kept.length > 0 ? meta("name", agent, kept.join(", ")) : "<!-- Remove the tag. -->";
    return [`<!-- line ${line}, instead of content="${commented(content)}" -->`, instead];
  });
  const header = facts.fetch.headers["x-robots-tag"];
  const isInHeader = robotsDirectives({ ...facts, html: null }).some(isMeant);
  return isInHeader && header !== undefined
    ? [...metas, `<!-- In the header, without ${names.join(" and ")}: X-Robots-Tag: ${commented(header)} -->`]
    : metas;
}

/** Told apart by themselves: several may stand in one line. */
function ofMeta({ fetch, html }: PageFacts, tag: HtmlFacts["robots"][number]): readonly RobotsDirective[] {
  return robotsDirectives({ fetch: { ...fetch, headers: {} }, html: html && { ...html, robots: [tag] } });
}

function asWritten({ name, value }: RobotsDirective): string {
  return value === null ? name : `${name}:${value}`;
}

function pictureWithAlt(facts: PageFacts | null): string[] {
  const picture = facts?.html?.imageWithoutAlt;
  if (!picture) return [];
  return [
    `<!-- line ${picture.line}; alt="" where it is decoration alone -->`,
    `<img src="${escaped(picture.src)}" alt="${fillIn}: what it shows">`,
  ];
}

/** A title of the right length from the main heading, the lead and the site's name; without a heading it is to be filled in. */
export function titleDraft(facts: PageFacts | null, siteName: string | null): string {
  const heading = oneLine(facts?.html?.headings.find(({ level }) => level === 1)?.text ?? "");
  const present = oneLine(facts?.html?.titles[0]?.text ?? "");
  const base = heading || present;
  if (base === "") return siteName ? `${fillIn} | ${siteName}` : fillIn;

  const draft = shortened(base, titleCharacters.max);
  const suffix = siteName && !base.includes(siteName) ? ` | ${siteName}` : "";
  const named = [...(draft + suffix)].length <= titleCharacters.max ? draft + suffix : draft;
  return [...named].length >= titleCharacters.min ? named : `${named} – ${fillIn}`;
}

/** A description from the first words of the main text, as whole sentences where they fit. */
export function descriptionDraft(facts: PageFacts | null): string {
  const lead = oneLine(facts?.html?.lead ?? "");
  const { min, max } = descriptionCharacters;
  if ([...lead].length < min) return lead === "" ? fillIn : `${lead} ${fillIn}`;

  const cut = shortened(lead, max);
  const end = Math.max(cut.lastIndexOf(". "), cut.lastIndexOf("! "), cut.lastIndexOf("? "));
  return end + 1 >= min && cut !== lead ? cut.slice(0, end + 1) : cut;
}
