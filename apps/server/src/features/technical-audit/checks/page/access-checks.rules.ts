import type { FetchFacts } from "../../store/page-facts.rules.ts";
import type { AuditedPage, PageCheck } from "../check.rules.ts";
import { isAnsweredWithSlash } from "../with-slash.rules.ts";
import { canonical } from "./canonical-check.rules.ts";
import { contentCheck, found, foundIf, percent, type SeenFault } from "./found.rules.ts";
import {
  audienceOf,
  isNoindexFault,
  noindexOf,
  type RobotsDirective,
  robotsDirectives,
} from "./robots-directives.rules.ts";
import { isNamedRedirect, isServersFailure, standingOf } from "./standing.rules.ts";

const nosnippetShareMax = 0.3;

const status: PageCheck = {
  id: "status",
  title: "Page cannot be read: an error, or a redirect that never ends",
  why: "Agents and search engines drop addresses that answer with an error, and whoever follows a link or a citation to it finds nothing.",
  grade: "b",
  severity: "blocker",
  category: "access",
  needs: "page",
  check: (page, site) => {
    const { fetch } = page.facts;
    if (fetch.challenge !== null || page.foundIn.length === 0) return "not-applicable";
    if (isAnsweredWithSlash(page, site)) return "not-applicable";
    if (fetch.status === null) {
      if (!isServersFailure(fetch.failure)) return "not-applicable";
      const isHalf = fetch.failure !== "redirects" && fetch.failure !== "certificate";
      return found(page, [{ found: failures[fetch.failure ?? ""] ?? "No answer", wanted: "A page" }], {
        isHalf,
      });
    }
    return foundIf(fetch.status >= 400, page, {
      found: `Status ${fetch.status}; found by ${page.foundIn.map((origin) => originNames[origin]).join(", ")}`,
      wanted: "Status 200, or one redirect to the page that replaces it",
    });
  },
};

const failures: Readonly<Record<string, string>> = {
  redirects: "Redirects without an end",
  certificate: "A certificate that clients refuse",
  dns: "A host name that is not known",
  timeout: "No answer in time",
  unreachable: "No connection to the server",
};

const redirects: PageCheck = {
  id: "redirects",
  title: "Links or the sitemap lead to redirects",
  why: "Each redirect is one more request before anything is read, and long chains are given up. To link the last address is a convention.",
  grade: "c",
  severity: "medium",
  category: "access",
  needs: "page",
  check: (page, site) => {
    const { fetch, html } = page.facts;
    if (fetch.challenge !== null || fetch.status === null || fetch.status >= 400) return "not-applicable";

    const isMoved = standingOf(page, site) === "moved";
    const isFault = fetch.hops.length > 1 || (isMoved && isNamedRedirect(page, site));
    const refresh = html?.refresh ?? null;
    const seen: SeenFault[] = isFault
      ? [{ found: wayOf(page), wanted: `Links straight to ${fetch.url}` }]
      : [];
    for (const { url, line } of isFault ? site.linksTo(page.hash).from : [])
      seen.push({ url, found: `A link to ${page.url}`, wanted: `A link to ${fetch.url}`, line });
    if (refresh)
      seen.push({
        found: "A meta refresh that leads to another page",
        wanted: "A redirect with status 301",
        line: refresh.line,
        quote: refresh.url,
      });
    return found(page, seen);
  },
};

function wayOf({ facts: { fetch } }: AuditedPage): string {
  return [...fetch.hops.map(({ url, status }) => `${url} (${status})`), fetch.url].join(" → ");
}

const noindex: PageCheck = {
  id: "noindex",
  title: "Page that should be found says noindex",
  why: "Search engines that feed AI answers leave such pages out. Where it stands in the sitemap, is cited or names itself as canonical, it is most likely a mistake.",
  grade: "b",
  severity: "blocker",
  category: "access",
  needs: "page",
  check: (page, site) => {
    const standing = standingOf(page, site);
    if (standing !== "meant" && standing !== "variant") return "not-applicable";

    const directives = isNoindexFault(page) ? noindexOf(page.facts) : [];
    const isTrainingOnly = directives.every(({ agent }) => audienceOf(agent) === "training");
    const seen = directives.map((one) => said(one, "No noindex, or no place in the sitemap and in links"));
    const cause = seen.length > 0 ? settingOf(page) : [];
    return found(page, [...seen, ...cause], isTrainingOnly ? { severity: "info" } : {});
  },
};

/** On the start page of a WordPress site these two words come from one setting, since version 5.7; plugins for single pages write "follow". */
function settingOf({ facts: { fetch, html } }: AuditedPage): SeenFault[] {
  const tag = html?.robots.find(({ agent, content }) => agent === "robots" && wordPressPrivate.test(content));
  if (!tag || html?.madeWith !== "WordPress" || URL.parse(fetch.url)?.pathname !== "/") return [];
  return [
    {
      found: "Likely the setting of WordPress that hides a whole site",
      wanted: "“Discourage search engines from indexing this site” unticked: Settings, Reading",
      line: tag.line,
    },
  ];
}

const wordPressPrivate = /^\s*noindex\s*,\s*nofollow\s*$/;

const noSnippet = contentCheck({
  id: "no-snippet",
  title: "Text is kept out of answers by nosnippet",
  why: "Google documents that text under nosnippet, max-snippet:0 or data-nosnippet is not used in its AI answers. Others read the same words.",
  grade: "b",
  severity: "high",
  category: "access",
  needs: "page",
  check: (html, page) => {
    const closed = robotsDirectives(page.facts).filter(isNoSnippet);
    const forReaders = closed.filter(({ agent }) => audienceOf(agent) !== "training");
    if (forReaders.length > 0)
      return found(
        page,
        forReaders.map((one) => said(one, "Neither nosnippet nor max-snippet:0")),
      );

    const share = html.mainWords === 0 ? 0 : html.nosnippetWords / html.mainWords;
    if (share > nosnippetShareMax)
      return found(
        page,
        [
          {
            found: `${percent(share)} of the main text is under data-nosnippet`,
            wanted: `At most ${percent(nosnippetShareMax)}`,
          },
        ],
        { severity: "medium" },
      );
    return found(
      page,
      closed.map((one) => said(one, "Nothing, if agents that train are meant")),
      { severity: "info" },
    );
  },
});

function isNoSnippet({ name, value }: RobotsDirective): boolean {
  return name === "nosnippet" || (name === "max-snippet" && /^0+$/.test(value ?? ""));
}

function said({ agent, name, value, line, quote }: RobotsDirective, wanted: string): SeenFault {
  const whom = audienceOf(agent) === "all" ? "all agents" : agent;
  const what = value === null ? name : `${name}:${value}`;
  return {
    found: `${what} for ${whom}, ${line === null ? "in a header" : "in a meta tag"}`,
    wanted,
    line,
    quote,
  };
}

const challenge: PageCheck = {
  id: "challenge",
  title: "Reader gets a challenge instead of the page",
  why: "Agents cannot solve what asks for a browser or a person, so they read the challenge and not the page.",
  grade: "b",
  severity: "blocker",
  category: "access",
  needs: "page",
  check: (page) => {
    const { challenge: mark, status: answered } = page.facts.fetch;
    if (mark !== null)
      return found(page, [
        {
          found: `A challenge${withStatus(page.facts.fetch)}`,
          wanted: "The page, for readers that name themselves",
          quote: mark,
        },
      ]);
    return answered === null || answered >= 400 ? "not-applicable" : "passed";
  },
};

function withStatus({ status: answered }: FetchFacts): string {
  return answered === null ? "" : ` with status ${answered}`;
}

const originNames = {
  START: "the start of the audit",
  SITEMAP: "the sitemap",
  LINK: "links",
  CITED: "citations in AI answers",
  VISITED: "visits of AI agents",
} as const;

/** Whether a page can be reached, found and quoted at all. */
export const accessChecks: readonly PageCheck[] = [
  status,
  redirects,
  noindex,
  noSnippet,
  canonical,
  challenge,
];
