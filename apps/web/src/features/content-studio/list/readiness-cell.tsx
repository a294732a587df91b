import type { Optimization } from "@citelens/contract/content/optimization-fields";
import { ArrowRight } from "lucide-react";
import type { ReactElement } from "react";
import { countText } from "#lib/figures.ts";
import { Delta } from "#ui/charts/delta.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";

/** Readiness of the old page, then of the draft; of a new page there is only the second. */
export function ReadinessCell({
  score_before: before,
  score_after: after,
}: Pick<Optimization, "score_before" | "score_after">): ReactElement {
  if (after === null) return <>–</>;
  if (before === null) return <>{countText(after)}</>;
  return (
    <span className="inline-flex items-center gap-1.5 tabular-nums">
      {countText(before)}
      <ArrowRight size={12} aria-hidden="true" className="text-fg-3" />
      <VisuallyHidden>before, after </VisuallyHidden>
      {countText(after)}
      <Delta change={after - before} />
    </span>
  );
}
