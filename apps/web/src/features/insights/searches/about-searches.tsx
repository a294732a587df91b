import type { ReactElement } from "react";
import { counted } from "#lib/figures.ts";

/** How the figures of searches are counted; `n` answers are those of the assistants that reveal theirs. */
export function AboutSearches({ n }: { readonly n: number | undefined }): ReactElement {
  return (
    <>
      <p>
        Before they answer, assistants search the web for questions of their own. Equal ones are counted
        together, whatever their case, accents and blanks.
      </p>
      <p>
        Answers: those that searched for it, each once, and their share of all answers of the assistants that
        reveal their searches, with its 95 % interval.
      </p>
      <p>
        Your pages found: of these answers, those for which the search found a page of yours. “By answer”: the
        assistant does not say which search found what, so all pages that the answer was made from count.
      </p>
      {n !== undefined && <p className="tabular-nums">Over {counted(n, "answer")}.</p>}
    </>
  );
}
