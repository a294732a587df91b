import { type ReactElement, useMemo } from "react";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { type ProposalLine, proposalLines } from "./proposal-lines.rules.ts";

interface ProposedTextProps {
  readonly old: string;
  readonly proposed: string;
}

/** The proposed text in the one that stands there, line by line. */
export function ProposedText({ old, proposed }: ProposedTextProps): ReactElement {
  const lines = useMemo(() => proposalLines(old, proposed), [old, proposed]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions take the focus
    <div tabIndex={0} className="max-h-72 overflow-y-auto text-sm whitespace-pre-wrap wrap-anywhere">
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place, and never move.
        <Line key={at} line={line} />
      ))}
    </div>
  );
}

function Line({ line: { kind, text } }: { readonly line: ProposalLine }): ReactElement {
  switch (kind) {
    case "same":
      return <p className="min-h-5 px-1">{text}</p>;
    case "added":
      return (
        <p className="min-h-5 bg-pos/12 px-1">
          <VisuallyHidden>added: </VisuallyHidden>
          <ins className="no-underline">{text}</ins>
        </p>
      );
    case "removed":
      return (
        <p className="min-h-5 bg-neg/12 px-1">
          <VisuallyHidden>removed: </VisuallyHidden>
          <del className="line-through decoration-neg">{text}</del>
        </p>
      );
  }
}
