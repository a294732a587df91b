import type { OptimizationSection } from "@citelens/contract/content/optimization-fields";
import { type ReactElement, useState } from "react";
import { Button } from "#ui/forms/button.tsx";
import { viewOf } from "../section-text.rules.ts";
import { SectionDiff } from "./section-diff.tsx";
import { SourceText } from "./source-text.tsx";

/** A section as it stands in the draft, beside how it stands on the page. */
export function SectionBody({ section }: { readonly section: OptimizationSection }): ReactElement {
  switch (viewOf(section)) {
    case "changed":
      return <SectionDiff parts={section.diff} />;
    case "unchanged":
      return <Unchanged markdown={section.markdown} />;
    case "new":
      return (
        <SourceText label="New text">
          <ins className="no-underline">{section.markdown}</ins>
        </SourceText>
      );
    case "unwritten":
      return (
        <p className="rounded-control border border-dashed border-border-strong px-3 py-2.5 text-fg-2">
          Nothing is written under this heading yet. Press Edit to write it, or leave the section out.
        </p>
      );
    case "left-out":
      return <LeftOut old={section.old_markdown} />;
  }
}

const foldedFrom = 600;

/** A long text that nobody changed is folded: there is nothing to decide in it. */
function Unchanged({ markdown }: { readonly markdown: string }): ReactElement {
  const [isWhole, setIsWhole] = useState(false);
  const isFolded = markdown.length > foldedFrom && !isWhole;
  return (
    <div className="space-y-2">
      <SourceText label="As on the page, unchanged">
        {isFolded ? `${markdown.slice(0, foldedFrom)}…` : markdown}
      </SourceText>
      {markdown.length > foldedFrom && (
        <Button
          size="sm"
          variant="ghost"
          aria-expanded={isWhole}
          onClick={() => setIsWhole((isNow) => !isNow)}
        >
          {isWhole ? "Show less" : "Show the whole text"}
        </Button>
      )}
    </div>
  );
}

function LeftOut({ old }: { readonly old: string | null }): ReactElement {
  return (
    <div className="space-y-2">
      <p className="text-fg-2">This section is left out of the text.</p>
      {old !== null && (
        <SourceText label="Old text">
          <del className="line-through decoration-neg">{old}</del>
        </SourceText>
      )}
    </div>
  );
}
