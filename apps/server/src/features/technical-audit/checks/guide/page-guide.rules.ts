import type { PageCheckId } from "@citelens/contract/content/audit-words";
import { descriptionCharacters, titleCharacters } from "../page/head-checks.rules.ts";
import type { CheckAdvice } from "./check-advice.rules.ts";

/** Faults that fail the checks of pages, and how to mend them; the compiler sees to it that none is without. */
export const pageGuide: Readonly<Record<PageCheckId, CheckAdvice>> = {
  status: {
    failsWhen:
      "A page that is linked, in the sitemap, cited or visited answers 4xx or 5xx, or redirects without end. Half, if the server could not be reached.",
    mend: "Restore it, or redirect it to the page that took its place.",
  },
  redirects: {
    failsWhen:
      "Links or the sitemap name a redirect, a redirect takes more than one hop, or a meta refresh leads on.",
    mend: "Link the last address, and redirect with status 301.",
  },
  noindex: {
    failsWhen:
      "noindex in a meta tag or in X-Robots-Tag, also for one agent alone, on a page that is in the sitemap, cited, or its own canonical. Told only, if it is for agents that train.",
    mend: "Take noindex away, or the page out of the sitemap and of links.",
  },
  "no-snippet": {
    failsWhen:
      "nosnippet or max-snippet:0. Medium, if more than 30 % of the main words are under data-nosnippet. Told only, if it is for agents that train.",
    mend: "Take it away: Google uses no such text in AI answers.",
  },
  canonical: {
    failsWhen:
      "Canonical links that differ, one that is no address of the web, or one whose page does not answer 200, redirects or has another text. Low, if there is none in the head or a header, or if one is relative or has a fragment, which Google resolves and advises against.",
    mend: "One link in the head with the whole address of the page itself.",
  },
  challenge: {
    failsWhen: "Our reader gets a challenge for browsers or people instead of the page.",
    mend: "Make an exception for readers that name themselves.",
  },
  "js-text": {
    failsWhen:
      "The server sends less than 30 % of the main words that a browser shows. High, if it is less than 70 %. Half and “likely”, if nothing was rendered and the page is a shell with fewer than 50 words.",
    mend: "Render on the server, or build pages in advance.",
  },
  "js-facts": {
    failsWhen:
      "Title, canonical, robots, h1, JSON-LD or more than 20 % of the links come only with JavaScript. Asked only of rendered pages.",
    mend: "Write them into the HTML that the server sends.",
  },
  "hidden-text": {
    failsWhen: "More than 30 % of the main words are hidden.",
    mend: "Show them, or take them out.",
  },
  "boxed-text": {
    failsWhen: "Fewer than 100 words beside frames, links to PDF files or pictures without an alt text.",
    mend: "Write what they say as HTML.",
  },
  thin: {
    failsWhen: "Fewer than 150 words of main text. Lists, contact and legal pages and forms are not asked.",
    mend: "Answer what people come with, or merge the page into a fuller one.",
  },
  duplicate: {
    failsWhen:
      "Nearly the same text of more than 50 words as another page that may be found, without a canonical link between them.",
    mend: "Merge them, or name one as canonical.",
  },
  title: {
    failsWhen: `None, shorter than ${titleCharacters.min} or longer than ${titleCharacters.max} characters, or another page's too.`,
    mend: "A title of its own; the audit drafts one.",
  },
  "answer-first": {
    failsWhen:
      "Fewer than 60 % of the headings that ask something are followed by a block of 15 to 80 words that takes up half of the question's words.",
    mend: "Begin below each question with its answer.",
  },
  "long-sections": {
    failsWhen: "More than 20 % of the words stand in sections of more than 300.",
    mend: "Add headings.",
  },
  "few-facts": {
    failsWhen:
      "A product, guide or comparison of 150 words or more with fewer than 5 figures, prices or dates in 1,000 words.",
    mend: "Add facts of your own that can be checked.",
  },
  "no-date": {
    failsWhen:
      "An article, guide or product without a date of its own in text, meta tags or structured data.",
    mend: "Show when it was written or changed, and mark it.",
  },
  stale: {
    failsWhen: "Its newest date is older than a year.",
    mend: "Review the page; change the date only with it.",
  },
  "date-false": {
    failsWhen: "Its newest date lies in the future, or is more than 30 days from the sitemap's lastmod.",
    mend: "One date of the last real change, in all places.",
  },
  "no-author": {
    failsWhen: "An article with neither a byline nor a Person as author.",
    mend: "Name the author.",
  },
  "ld-broken": { failsWhen: "A block of JSON-LD is no JSON.", mend: "Correct it at the line that is named." },
  "ld-incomplete": {
    failsWhen:
      "An item lacks what Google's own page requires of its type. Low, if it lacks what the page recommends; the types are listed below.",
    mend: "Complete it; the audit drafts it with what the page says.",
  },
  "ld-untrue": {
    failsWhen: "Its name, headline, price or rating is not in the visible text.",
    mend: "Say the same in both.",
  },
  hreflang: {
    failsWhen:
      "A code that is no language, a relative address, the page itself not among them, a target that does not answer 200, redirects or does not name this page.",
    mend: "One set of whole addresses on all versions; the audit writes it.",
  },
  "broken-links": {
    failsWhen: "A link to a page of the site answers 4xx or 5xx.",
    mend: "Correct the links that are listed.",
  },
  deep: {
    failsWhen: "More than 3 clicks from the start page, 4 where more than 1,000 pages were read.",
    mend: "Link it from a page that is nearer.",
  },
  orphan: {
    failsWhen:
      "In the sitemap or visited, and no page that was read links to it. Asked only if the whole site was read.",
    mend: "Link it from a page about the same topic.",
  },
  slow: {
    failsWhen:
      "The median first byte of three requests takes more than 2 s. Medium, if it takes more than 800 ms.",
    mend: "Cache what the server makes.",
  },
  heavy: {
    failsWhen: "More than 2 MB of HTML. Medium, if it is more than 1 MB.",
    mend: "Move scripts, styles and data into files.",
  },
  description: {
    failsWhen: `None, shorter than ${descriptionCharacters.min} or longer than ${descriptionCharacters.max} characters, or another page's too.`,
    mend: "A description of its own; the audit drafts one.",
  },
  headings: {
    failsWhen: "No h1, several, or a level that is skipped.",
    mend: "One h1, and levels in their order.",
  },
  lang: {
    failsWhen: "`<html>` has no lang, or none that is a language.",
    mend: 'Say it, such as `lang="en"`.',
  },
  "vague-links": {
    failsWhen: "More than 30 % of the links say “here”, “more” and the like.",
    mend: "Name what they lead to.",
  },
  mixed: { failsWhen: "A page of https loads parts by http.", mend: "Load them by https." },
  alt: {
    failsWhen: "Fewer than 80 % of the pictures have an alt attribute.",
    mend: "Describe them; empty for decoration.",
  },
  social: {
    failsWhen: "og:title, og:description or og:image is missing.",
    mend: "Add them; the audit drafts them.",
  },
  "no-validators": { failsWhen: "Neither ETag nor Last-Modified.", mend: "Send one of them." },
  uncompressed: {
    failsWhen: "More than 10 kB of HTML without compression.",
    mend: "Compress with gzip, br or zstd.",
  },
};
