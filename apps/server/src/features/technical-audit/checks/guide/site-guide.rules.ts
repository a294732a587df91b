import type { SiteCheckId } from "@citelens/contract/content/audit-words";
import type { CheckAdvice } from "./check-advice.rules.ts";

/** Faults that fail the checks of the site, and how to mend them; the compiler sees to it that none is without. */
export const siteGuide: Readonly<Record<SiteCheckId, CheckAdvice>> = {
  "robots-down": {
    failsWhen:
      "`/robots.txt` answers 5xx or 429, or not at all. Any other 4xx means that there are no rules.",
    mend: "Answer 200 with the rules, or 404.",
  },
  "robots-search": {
    failsWhen:
      "Once for each agent of a search index, of live look-ups or of a search that feeds AI answers: it may not read `/` or more than half of the known pages. Half, if it may not read some page of the sitemap.",
    mend: "A group for the agent that allows what it may show in answers; the audit writes the lines.",
  },
  "robots-training": {
    failsWhen: "The same for agents that collect for training.",
    mend: "Nothing, if you mean it so: it changes nothing of what AI search finds.",
  },
  "robots-usage": {
    failsWhen:
      "A usage signal for an agent that answers depend on says `ai-input=no` (Content-Signal) or `ai-use=n` (Content-Usage) of the start page. Half, if it says so of other paths alone.",
    mend: "Let texts be read for answers, or say nothing of it; the audit writes the lines. What models learn is another signal.",
  },
  "robots-faults": {
    failsWhen:
      "robots.txt has lines that no parser reads, or is larger than 500 KiB. Half, if Google reads the lines as they are meant, or if names without a rule of their own fall into the next group.",
    mend: "Correct the line that is named; the audit writes what can be read as it is meant, and asks for the rest.",
  },
  firewall: {
    failsWhen:
      "Once for each agent: a probe under its name is refused or challenged, a browser gets the page, and the agent's own visits do not show the opposite. Told only of agents that train.",
    mend: "Allow the agent in the firewall, by the addresses that its operator publishes.",
  },
  "agents-errors": {
    failsWhen: "In 30 days at least 5 visits of AI agents, and 5 % of them, were answered with 4xx or 5xx.",
    mend: "Restore the paths that are listed, or redirect them.",
  },
  "cited-dead": {
    failsWhen:
      "A page of yours that answers of 90 days cite is gone (4xx, 5xx), says noindex, or redirects to the start page.",
    mend: "Redirect it to the page that took its place; the audit drafts the rules.",
  },
  sitemap: {
    failsWhen:
      "There is none, or it is no valid one: not there although robots.txt names it, no XML, without an address, more than 50,000 in a file, addresses of other sites, a lastmod that is no date.",
    mend: "Make a valid one, and name it in robots.txt.",
  },
  "sitemap-urls": {
    failsWhen:
      "More than 5 % of its pages that were read do not answer 200, redirect, say noindex or name another page as canonical. Half, if it is fewer.",
    mend: "Take these addresses out.",
  },
  "lastmod-false": {
    failsWhen:
      "A lastmod lies in the future, or at least five pages have one and it is the same day for all of them.",
    mend: "The day on which each page really changed, or no lastmod.",
  },
  "http-open": {
    failsWhen: "The start page by http does not lead to https with its first redirect.",
    mend: "Redirect http to https with status 301, at once.",
  },
  "two-hosts": {
    failsWhen: "The host with www and the one without both answer 200.",
    mend: "Redirect one to the other.",
  },
  "soft-404": {
    failsWhen: "A path that nobody can have made answers 200, or redirects to a page that does.",
    mend: "Answer 404.",
  },
  "llms-txt": {
    failsWhen:
      "Never. A file that answers 5xx, has no heading or links to pages that are gone is told; to have none is fine.",
    mend: "Correct it or take it away: no effect of it was measured.",
  },
  identity: {
    failsWhen: "The start page has no structured data of an organization.",
    mend: "JSON-LD of the type Organization with name, url, logo and sameAs; the audit drafts it.",
  },
};
