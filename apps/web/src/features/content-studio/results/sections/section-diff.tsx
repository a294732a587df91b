import type { DiffPart } from "@citelens/contract/content/optimization-fields";
import type { ReactElement } from "react";
import { useMediaQuery } from "#ui/frame/use-media-query.ts";
import { DiffParts } from "#ui/text/diff-parts.tsx";
import { SourceText } from "./source-text.tsx";

/** Differences between the old text and the new one: side by side where there is room, else one in the other. */
export function SectionDiff({ parts }: { readonly parts: readonly DiffPart[] }): ReactElement {
  const isWide = useMediaQuery("(width >= 64rem)");
  if (!isWide) {
    return (
      <SourceText label="Old and new text">
        <DiffParts parts={parts} />
      </SourceText>
    );
  }
  return (
    <div className="grid grid-cols-2 gap-3">
      <SourceText label="Old text">
        <DiffParts parts={parts.filter(({ kind }) => kind !== "added")} />
      </SourceText>
      <SourceText label="New text">
        <DiffParts parts={parts.filter(({ kind }) => kind !== "removed")} />
      </SourceText>
    </div>
  );
}
