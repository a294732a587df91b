import type {
  AnswerExplanation,
  ComparedPage,
  ExplanationReason,
  OwnStanding,
} from "@citelens/contract/content/explanation";
import { pathOf } from "../find/found-labels.rules.ts";

type Reason = AnswerExplanation["reasons"][number];
type StandingText = Pick<AnswerExplanation, "standing" | "standing_text">;
type OwnPage = Pick<ComparedPage, "url" | "cited">;
export type PassagePage = Pick<ComparedPage, "url" | "domain" | "passages">;

/** In points of per cent: nearer, one page holds as much of a question as another. */
const nearPoints = 10;
const wordsMax = 8;

interface AnswerCitations {
  readonly model: string;
  readonly searched: boolean;
  /** The client's pages that it cites or found. */
  readonly own: readonly OwnPage[];
  /** Pages of others that it cites. */
  readonly cited: number;
  /** Pages that its searches found; null where it does not say so. */
  readonly found: number | null;
}

/** How the client's pages stand in an answer, and that in a sentence. */
export function standingOf({ model, searched, own, cited, found }: AnswerCitations): StandingText {
  const citedOwn = own.filter((page) => page.cited);
  if (citedOwn.length > 0) return { standing: "CITED", standing_text: `${model} cites ${yours(citedOwn)}.` };
  const more = cited === 0 ? "cites no page" : "cites others";
  if (own.length > 0)
    return { standing: "FOUND", standing_text: `A search of ${model} found ${yours(own)}, and it ${more}.` };
  const [standing, standing_text] = withoutOwn({ model, searched: searched || cited > 0, found });
  return { standing, standing_text };
}

function withoutOwn({
  model,
  searched,
  found,
}: Pick<AnswerCitations, "model" | "searched" | "found">): readonly [OwnStanding, string] {
  if (!searched)
    return ["NOT_SEARCHED", `${model} answered without a search, so that it could cite no page.`];
  if (found === null)
    return ["UNKNOWN", `${model} does not say what its searches found. It cites none of your pages.`];
  return ["NOT_FOUND", `The searches of ${model} found ${pages(found)}, and none of yours.`];
}

function yours(own: readonly OwnPage[]): string {
  const [first, ...others] = own;
  return first && others.length === 0 ? `your page ${pathOf(first.url)}` : `${own.length} of your pages`;
}

function pages(count: number): string {
  return count === 1 ? "one page" : `${count} pages`;
}

interface Texts {
  readonly own: readonly PassagePage[];
  readonly cited: readonly PassagePage[];
  readonly blockers: readonly { readonly title: string }[];
}

/** Reasons why, by the texts as they were read, others are cited: by the query, and by nothing that a model has said of itself. */
export function reasonsOf({ own, cited, blockers }: Texts): Reason[] {
  const [mine, theirs] = [bestOf(own), bestOf(cited)];
  return [
    ...blockers
      .slice(0, 1)
      .map(({ title }) => reason("CLOSED", `The newest audit found a blocker: ${title}.`)),
    ...(cited.length === 0 ? [reason("NOTHING_CITED", "This answer cites no page of others.")] : []),
    ...(mine
      ? []
      : [reason("NO_OWN_PAGE", "None of your pages that were read says anything of this query.")]),
    ...(mine && theirs ? comparison(mine, theirs) : []),
    ...(theirs ? lacking(own, theirs) : []),
  ];
}

interface BestMatch {
  readonly page: PassagePage;
  readonly fit: number;
  readonly has: readonly string[];
}

/** By the query, which is the first question. */
function bestOf(compared: readonly PassagePage[]): BestMatch | undefined {
  return compared
    .flatMap((page) => {
      const passage = page.passages[0];
      return passage ? [{ page, fit: passage.fit, has: passage.has }] : [];
    })
    .toSorted((one, other) => other.fit - one.fit)[0];
}

function comparison(mine: BestMatch, theirs: BestMatch): Reason[] {
  const ours = `Your page ${pathOf(mine.page.url)} holds ${percent(mine.fit)} of the query`;
  const other = `${theirs.page.domain} ${percent(theirs.fit)}`;
  if (theirs.fit - mine.fit > nearPoints) return [reason("HOLDS_LESS", `${ours}, ${other}.`)];
  if (mine.fit - theirs.fit > nearPoints)
    return [reason("HOLDS_MORE", `${ours}, ${other}: what it says does not explain the choice.`)];
  return [reason("HOLDS_AS_MUCH", `${ours}, ${other}: what they say does not tell them apart.`)];
}

function lacking(own: readonly PassagePage[], theirs: BestMatch): Reason[] {
  const mine = new Set(own.flatMap(({ passages }) => passages[0]?.has ?? []));
  const words = theirs.has.filter((word) => !mine.has(word)).slice(0, wordsMax);
  if (words.length === 0) return [];
  const listed = words.map((word) => `“${word}”`).join(", ");
  return [
    reason("LACKS_WORDS", `The cited passage of ${theirs.page.domain} speaks of ${listed}; yours does not.`),
  ];
}

function reason(code: ExplanationReason, text: string): Reason {
  return { code, text };
}

function percent(value: number): string {
  return `${Math.round(value)} %`;
}
