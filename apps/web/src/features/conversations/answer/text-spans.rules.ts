import type { AnswerShown } from "@citelens/contract/visibility/answers";
import type { SourceSpan } from "./remark-spans.rules.ts";

type AnnotatedText = Pick<AnswerShown, "text" | "mentions" | "citations">;

/** The marked ranges of an answer: each brand name, and each [n] that refers to a cited source. */
export function textSpans(answer: AnnotatedText): SourceSpan[] {
  const names = answer.mentions.flatMap(({ brand_id, spans }) =>
    spans.map((span) => ({ ...span, element: { hName: "mark", hProperties: { "data-brand": brand_id } } })),
  );
  const free = markersOf(answer).filter(
    ({ start, end }) => !names.some((name) => name.start < end && name.end > start),
  );
  return [...names, ...free];
}

/**
 * Numbers in brackets count as citations only if they are exactly the numbers of all cited sources and the
 * text does not define them itself; a wrong guess would link to a wrong page.
 */
function markersOf({ text, citations }: AnnotatedText): SourceSpan[] {
  const found = [...text.matchAll(/\[(\d{1,3})\](?![(:]|\]\()/g)];
  const numbers = new Set(found.map(([, digits]) => Number(digits)));
  const cited = citations.filter((citation) => citation.cited).map(({ position }) => position);
  const isSame = numbers.size === cited.length && cited.every((position) => numbers.has(position));
  if (!isSame || /^ {0,3}\[\d{1,3}\]:/m.test(text)) return [];

  return found.map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    element: { hName: "sup", hProperties: { "data-citation": String(Number(match[1])) } },
  }));
}
