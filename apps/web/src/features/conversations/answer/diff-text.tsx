import type { AnswerDiff } from "@citelens/contract/visibility/answers";
import type { ReactElement } from "react";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";

/**
 * Both texts merged: removed text is struck through, added text underlined, and both are announced to screen
 * readers.
 */
export function DiffText({ parts }: { readonly parts: AnswerDiff["parts"] }): ReactElement {
  return (
    // A long text scrolls inside its box, which a keyboard must be able to reach.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions take the focus
    <section tabIndex={0} aria-label="Changes of the text" className="max-h-128 overflow-y-auto">
      <p className="wrap-anywhere whitespace-pre-wrap text-fg">
        {parts.map(({ kind, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
          <Piece key={index} kind={kind} text={text} />
        ))}
      </p>
    </section>
  );
}

function Piece({ kind, text }: AnswerDiff["parts"][number]): ReactElement {
  if (kind === "added") {
    return (
      <ins className="rounded-[0.25rem] bg-pos/12 text-pos decoration-2 underline-offset-2">
        <VisuallyHidden>added: </VisuallyHidden>
        {text}
      </ins>
    );
  }
  if (kind === "removed") {
    return (
      <del className="rounded-[0.25rem] bg-neg/10 text-neg decoration-2">
        <VisuallyHidden>removed: </VisuallyHidden>
        {text}
      </del>
    );
  }
  return <span>{text}</span>;
}
