import type { DiffPart } from "@citelens/contract/content/optimization-fields";
import type { ReactElement } from "react";
import { useMediaQuery } from "#ui/frame/use-media-query.ts";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { SourceText } from "./source-text.tsx";

interface SectionDiffProps {
  readonly parts: readonly DiffPart[];
}

/** What differs between the old text and the new one: side by side where there is room, else one in the other. */
export function SectionDiff({ parts }: SectionDiffProps): ReactElement {
  const isWide = useMediaQuery("(width >= 64rem)");
  if (!isWide) {
    return (
      <SourceText label="Old and new text">
        <Parts parts={parts} />
      </SourceText>
    );
  }
  return (
    <div className="grid grid-cols-2 gap-3">
      <SourceText label="Old text">
        <Parts parts={parts.filter(({ kind }) => kind !== "added")} />
      </SourceText>
      <SourceText label="New text">
        <Parts parts={parts.filter(({ kind }) => kind !== "removed")} />
      </SourceText>
    </div>
  );
}

function Parts({ parts }: SectionDiffProps): ReactElement {
  return (
    <>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name but their place, and never move.
        <Part key={at} part={part} />
      ))}
    </>
  );
}

function Part({ part: { kind, text } }: { readonly part: DiffPart }): ReactElement {
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
