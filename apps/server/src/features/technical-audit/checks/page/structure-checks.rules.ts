import { urlKey } from "../../facts/page-hash.rules.ts";
import type { HtmlFacts } from "../../store/page-facts.rules.ts";
import type { PageCheck } from "../check.rules.ts";
import { counted, found, foundIf, othersOf, percent, textCheck } from "./found.rules.ts";

const hiddenShareMax = 0.3;
const boxedWordsMin = 100;
/** Words that a page should have, unless it is a list, a form, or of contact or law. */
const thinWordsMin = 150;
const duplicateWordsMin = 50;
const answeredShareMin = 0.6;
const answerWords = { min: 15, max: 80 } as const;
const stemShareMin = 0.5;
const longSectionShareMax = 0.2;
const factsPerThousandWordsMin = 5;

const hiddenText = textCheck({
  id: "hidden-text",
  title: "Much of the main text is hidden",
  why: "Readers that judge by what is shown may leave hidden text out or trust it less. This is a convention, not measured with agents.",
  grade: "c",
  severity: "low",
  category: "structure",
  needs: "page",
  check: ({ mainWords, hiddenWords }, page) => {
    const all = mainWords + hiddenWords;
    if (all === 0) return "not-applicable";
    return foundIf(hiddenWords / all > hiddenShareMax, page, {
      found: `${percent(hiddenWords / all)} of the main text is hidden (${hiddenWords} of ${all} words)`,
      wanted: `At most ${percent(hiddenShareMax)}`,
    });
  },
});

const boxedText = textCheck({
  id: "boxed-text",
  title: "Content is in frames, PDF files or pictures instead of HTML",
  why: "What is in a frame, a file or a picture without a description is not in the text of the page that agents read.",
  grade: "c",
  severity: "medium",
  category: "structure",
  needs: "page",
  check: (html, page) => {
    const boxes = boxesOf(html);
    if (boxes.length === 0 || page.kind === "contact") return "not-applicable";
    return foundIf(html.mainWords < boxedWordsMin, page, {
      found: `${counted(html.mainWords, "word")} beside ${boxes.join(", ")}`,
      wanted: `The content as HTML, in ${boxedWordsMin} words or more`,
      line: html.imageWithoutAlt?.line ?? null,
      quote: html.imageWithoutAlt?.src ?? null,
    });
  },
});

function boxesOf({ iframeCount, pdfLinkCount, imagesWithoutAlt, ownImagesWithoutAlt }: HtmlFacts): string[] {
  const pictures = ownImagesWithoutAlt ?? imagesWithoutAlt;
  return [
    ...(iframeCount > 0 ? [counted(iframeCount, "frame")] : []),
    ...(pdfLinkCount > 0 ? [`${counted(pdfLinkCount, "link")} to PDF files`] : []),
    ...(pictures > 0 ? [`${counted(pictures, "picture")} without alt`] : []),
  ];
}

const thin = textCheck({
  id: "thin",
  title: "Page has little text",
  why: "In trials, pages with a fuller answer were cited more often. A page of a few sentences gives an answer little to quote.",
  grade: "a",
  severity: "medium",
  category: "structure",
  needs: "page",
  check: ({ mainWords, formCount }, page) => {
    if (["list", "contact", "legal"].includes(page.kind) || formCount > 0) return "not-applicable";
    return foundIf(mainWords < thinWordsMin, page, {
      found: `${counted(mainWords, "word")} of main text`,
      wanted: `At least ${thinWordsMin} that answer the topic`,
    });
  },
});

const duplicate = textCheck({
  id: "duplicate",
  title: "Text is nearly the same as another page's",
  why: "Search engines choose one of several equal pages, and it may be the wrong one. A canonical link or a merged page makes the choice yours.",
  grade: "b",
  severity: "medium",
  category: "structure",
  needs: "site",
  check: ({ mainWords, hreflangs }, page, site) => {
    if (mainWords <= duplicateWordsMin) return "not-applicable";
    const translations = new Set(hreflangs.map(({ url }) => urlKey(url ?? "")));
    const others = othersOf(site.duplicatesOf(page.hash), page, site).filter(
      (url) => !translations.has(urlKey(url)),
    );
    return found(
      page,
      others.map((url) => ({
        found: `Nearly the same text as ${url}`,
        wanted: "One page, or a canonical link between them",
      })),
    );
  },
});

const answerFirst = textCheck({
  id: "answer-first",
  title: "Questions are not answered right below their headings",
  why: "In trials, passages that answer their heading at once were quoted more often, as they can be understood alone.",
  grade: "a",
  severity: "medium",
  category: "structure",
  needs: "page",
  check: ({ questions }, page) => {
    if (questions.length === 0) return "not-applicable";
    const open = questions.filter((question) => !isAnswered(question));
    if ((questions.length - open.length) / questions.length >= answeredShareMin) return "passed";
    return found(
      page,
      open.map(({ text, answerWords: words, stemShare, line }) => ({
        found: `An answer of ${counted(words, "word")}, with ${percent(stemShare)} of the question's words`,
        wanted: `${answerWords.min} to ${answerWords.max} words that take up at least half of them`,
        line,
        quote: text,
      })),
    );
  },
});

function isAnswered({ answerWords: words, stemShare }: HtmlFacts["questions"][number]): boolean {
  return words >= answerWords.min && words <= answerWords.max && stemShare >= stemShareMin;
}

/** Pages that lead to others, or that nobody quotes by the passage. */
const pathKinds: ReadonlySet<string> = new Set(["home", "list", "contact", "legal"]);

const longSections = textCheck({
  id: "long-sections",
  title: "Long sections without headings",
  why: "Retrieval cuts pages into passages, mostly at headings. In trials, shorter sections under a heading of their own were found more easily.",
  grade: "a",
  severity: "low",
  category: "structure",
  needs: "page",
  check: ({ mainWords, longSectionWords, longSections: sections }, page) => {
    if (pathKinds.has(page.kind)) return "not-applicable";
    const share = mainWords === 0 ? 0 : longSectionWords / mainWords;
    if (share <= longSectionShareMax) return "passed";
    return found(page, [
      {
        found: `${percent(Math.min(share, 1))} of the text is in sections of more than 300 words`,
        wanted: `At most ${percent(longSectionShareMax)}`,
      },
      ...sections
        .filter(({ words }) => words > 300)
        .map(({ heading, words, line }) => ({
          found: `A section of ${counted(words, "word")}`,
          wanted: "At most 300 under a heading",
          line,
          quote: heading === "" ? null : heading,
        })),
    ]);
  },
});

const fewFacts = textCheck({
  id: "few-facts",
  title: "Few figures, prices or dates",
  why: "In trials, texts with concrete figures were cited more often. Add only facts of your own that can be checked.",
  grade: "a",
  severity: "low",
  category: "structure",
  needs: "page",
  check: ({ factCount, mainWords }, page) => {
    if (!["product", "guide", "comparison"].includes(page.kind)) return "not-applicable";
    // Of a few sentences the rate says nothing; that they are few is told by another check.
    if (mainWords < thinWordsMin) return "not-applicable";
    const rate = (factCount * 1_000) / mainWords;
    return foundIf(rate < factsPerThousandWordsMin, page, {
      found: `${factCount} figures, prices or dates in ${counted(mainWords, "word")}`,
      wanted: `At least ${factsPerThousandWordsMin} in 1,000 words`,
    });
  },
});

/** Whether the text of a page can be found, cut into passages and quoted. */
export const structureChecks: readonly PageCheck[] = [
  hiddenText,
  boxedText,
  thin,
  duplicate,
  answerFirst,
  longSections,
  fewFacts,
];
