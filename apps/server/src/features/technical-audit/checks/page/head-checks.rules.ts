import type { HtmlFacts } from "../../store/page-facts.rules.ts";
import type { AuditedPage, PageCheck, SiteIndex } from "../check.rules.ts";
import {
  contentCheck,
  counted,
  found,
  foundIf,
  othersOf,
  percent,
  type SeenFault,
  someOf,
  textCheck,
} from "./found.rules.ts";
import { isLanguage } from "./hreflang-code.rules.ts";

/** In characters, both ends included. */
export const titleCharacters = { min: 15, max: 70 } as const;
export const descriptionCharacters = { min: 50, max: 160 } as const;
const altShareMin = 0.8;
const socialWanted = ["og:title", "og:description", "og:image"];

type LinedText = { readonly text: string; readonly line: number };

const title = contentCheck({
  id: "title",
  title: "Title is missing, too short, too long or shared",
  why: "The title names the page in results and citations, and agents choose by it which result they open.",
  grade: "b",
  severity: "medium",
  category: "structure",
  needs: "page",
  check: ({ titles }, page, site) =>
    found(page, lengthAndSharing({ what: "title", text: titles[0] ?? null, ...titleCharacters }, page, site)),
});

const description = contentCheck({
  id: "description",
  title: "Description is missing, too short, too long or shared",
  why: "Search results may show the description, and some agents read it before they open a page. It is a convention without a measured effect on citations.",
  grade: "c",
  severity: "low",
  category: "structure",
  needs: "page",
  check: (html, page, site) =>
    found(
      page,
      lengthAndSharing({ what: "description", text: html.description, ...descriptionCharacters }, page, site),
    ),
});

interface LengthBounds {
  readonly what: "title" | "description";
  readonly text: LinedText | null;
  readonly min: number;
  readonly max: number;
}

function lengthAndSharing(
  { what, text, min, max }: LengthBounds,
  page: AuditedPage,
  site: SiteIndex,
): SeenFault[] {
  const shown = text?.text.replace(/\s+/g, " ").trim() ?? "";
  if (!text || shown === "") return [{ found: `No ${what}`, wanted: `${min} to ${max} characters` }];

  const { line } = text;
  const length = [...shown].length;
  const others = othersOf(site.sharing(what, text.text), page, site);
  const isOff = length < min || length > max;
  return [
    ...(isOff
      ? [{ found: counted(length, "character"), wanted: `${min} to ${max} characters`, line, quote: shown }]
      : []),
    ...(others.length > 0
      ? [{ found: `The same ${what} as ${someOf(others)}`, wanted: "One of its own", line, quote: shown }]
      : []),
  ];
}

const headings = textCheck({
  id: "headings",
  title: "Headings lack a main one, have several, or skip a level",
  why: "Headings tell where a passage begins and what it is about. One main heading and no skipped level is a convention.",
  grade: "c",
  severity: "low",
  category: "structure",
  needs: "page",
  check: (html, page) => found(page, [...mainHeading(html), ...skippedLevels(html)]),
});

function mainHeading({ headings: all }: HtmlFacts): SeenFault[] {
  const main = all.filter(({ level }) => level === 1);
  if (main.length === 0) return [{ found: "No h1", wanted: "One h1 that names the page" }];
  return main
    .slice(1)
    .map(({ text, line }) => ({ found: "Another h1", wanted: "One h1", line, quote: text }));
}

/** Back to a higher level any step is fine. */
function skippedLevels({ headings: all }: HtmlFacts): SeenFault[] {
  return all.flatMap(({ level, text, line }, index) => {
    const before = all[index - 1]?.level;
    if (before === undefined || level <= before + 1) return [];
    return [{ found: `h${level} follows h${before}`, wanted: `h${before + 1}`, line, quote: text }];
  });
}

const lang = contentCheck({
  id: "lang",
  title: "Language of the page is not said",
  why: "The language helps to choose a page for a question in that language. Engines also guess it from the text, so this is a convention.",
  grade: "c",
  severity: "low",
  category: "structure",
  needs: "page",
  check: (html, page) => {
    const code = html.lang?.trim() ?? "";
    return foundIf(!isLanguageTag(code), page, {
      found: code === "" ? "No lang attribute" : `lang="${code.slice(0, 40)}"`,
      wanted: 'A language code, such as <html lang="en">',
      quote: code === "" ? null : code,
    });
  },
});

function isLanguageTag(code: string): boolean {
  const [, language = ""] = /^([a-z]{2,3})(?:-[a-z0-9]{1,8})*$/i.exec(code) ?? [];
  if (language === "" || code.length > 35) return false;
  return language.length === 3 || isLanguage(language.toLowerCase());
}

const alt = contentCheck({
  id: "alt",
  title: "Pictures lack alternative texts",
  why: "Most agents read the text about a picture and not the picture. Empty alt texts for decoration are fine.",
  grade: "c",
  severity: "low",
  category: "structure",
  needs: "page",
  check: ({ imageCount, imagesWithoutAlt, imageWithoutAlt }, page) => {
    if (imageCount === 0) return "not-applicable";
    const share = (imageCount - imagesWithoutAlt) / imageCount;
    return foundIf(share < altShareMin, page, {
      found: `${imagesWithoutAlt} of ${counted(imageCount, "picture")} without an alt attribute`,
      wanted: `At least ${percent(altShareMin)} with one`,
      line: imageWithoutAlt?.line ?? null,
      quote: imageWithoutAlt?.src ?? null,
    });
  },
});

const social = contentCheck({
  id: "social",
  title: "Tags for previews are missing",
  why: "Chats and social networks show a link with the title, text and picture of these tags. They are a convention, without a measured effect on AI answers.",
  grade: "c",
  severity: "low",
  category: "structure",
  needs: "page",
  check: (html, page) => {
    const missing = socialWanted.filter((name) => !html.social.includes(name));
    return foundIf(missing.length > 0, page, {
      found: `No ${missing.join(", ")}`,
      wanted: socialWanted.join(", "),
    });
  },
});

/** Checks of what a page says of itself: its head, its headings and the texts of its pictures. */
export const headChecks: readonly PageCheck[] = [title, description, headings, lang, alt, social];
