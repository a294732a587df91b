import type { RenderFacts } from "../../store/page-facts.rules.ts";
import type { PageCheck } from "../check.rules.ts";
import { contentCheck, found, percent, rawShares, type SeenFault, shellWordsMax } from "./found.rules.ts";

const lostLinkShareMax = 0.2;
const lostSentencesMax = 5;

const jsText = contentCheck({
  id: "js-text",
  title: "Main text appears only with JavaScript",
  why: "Most AI agents read what the server sends and run no scripts. Search engines run them later, and not on every page.",
  grade: "b",
  severity: "blocker",
  category: "javascript",
  needs: "page",
  check: (html, page) => {
    const { rendering } = page;
    if (rendering) {
      const { wordShare } = rendering;
      if (wordShare >= rawShares.high) return "passed";
      return found(page, lostText(rendering), wordShare < rawShares.blocker ? {} : { severity: "high" });
    }
    if (html.shell === null) return "not-applicable";
    if (html.mainWords >= shellWordsMax) return "passed";

    const text = `Likely, not rendered: ${html.mainWords} words of main text and a shell that scripts fill`;
    return found(page, [{ found: text, wanted: "The text in the HTML", quote: html.shell }], {
      isHalf: true,
    });
  },
});

function lostText({ raw, rendered, wordShare, lost }: RenderFacts): SeenFault[] {
  const sum = `The server sends ${percent(wordShare)} of the words that a browser shows (${raw.words} and ${rendered.words} words)`;
  const wanted = `At least ${percent(rawShares.high)} in the HTML`;
  const sentences = lost.slice(0, lostSentencesMax).map((quote) => ({
    found: "A text that only a browser shows",
    wanted: "The same text in the HTML",
    quote,
  }));
  return [{ found: sum, wanted }, ...sentences];
}

const jsFacts = contentCheck({
  id: "js-facts",
  title: "Title, headings, links or data come only with JavaScript",
  why: "An agent without scripts does not see them: it may miss what the page is called, which address counts, and where its links lead.",
  grade: "b",
  severity: "high",
  category: "javascript",
  needs: "page",
  check: (_html, page) => {
    const { rendering } = page;
    if (!rendering) return "not-applicable";

    const facts = rendering.onlyByScript.map(({ what, raw, rendered }) => ({
      found: raw === null ? `${what} only with JavaScript` : `${what} is changed by JavaScript: ${raw}`,
      wanted: "The same in the HTML",
      quote: rendered,
    }));
    return found(page, [...facts, ...lostLinks(rendering)]);
  },
});

function lostLinks({ lostLinks: lost, rendered }: RenderFacts): SeenFault[] {
  const share = rendered.links === 0 ? 0 : lost / rendered.links;
  if (share <= lostLinkShareMax) return [];
  return [
    {
      found: `${lost} of ${rendered.links} links only with JavaScript`,
      wanted: `At most ${percent(lostLinkShareMax)}`,
    },
  ];
}

/** Whether the server sends what a browser shows. */
export const javascriptChecks: readonly PageCheck[] = [jsText, jsFacts];
