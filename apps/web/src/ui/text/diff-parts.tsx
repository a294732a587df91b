import type { ReactElement } from "react";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** A piece of the difference between an old text and a new one. */
export interface DiffPiece {
  readonly kind: "same" | "added" | "removed";
  readonly text: string;
}

/** Parts added and removed, marked by more than a colour. */
export function DiffParts({ parts }: { readonly parts: readonly DiffPiece[] }): ReactElement {
  return (
    <>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name but their place, and never move.
        <Part key={at} part={part} />
      ))}
    </>
  );
}

function Part({ part: { kind, text } }: { readonly part: DiffPiece }): ReactElement {
  switch (kind) {
    case "same":
      return <span>{text}</span>;
    case "added":
      return (
        <ins className="rounded-sm bg-pos/12 text-fg underline decoration-pos decoration-2 underline-offset-2">
          <VisuallyHidden>added: </VisuallyHidden>
          {text}
        </ins>
      );
    case "removed":
      return (
        <del className="rounded-sm bg-neg/12 text-fg line-through decoration-neg">
          <VisuallyHidden>removed: </VisuallyHidden>
          {text}
        </del>
      );
  }
}
