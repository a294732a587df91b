import type { ReactElement } from "react";
import { Badge } from "#ui/text/badge.tsx";
import { type ModelStanding, standingBadge, standingSentence } from "./standing.rules.ts";

/** Whether a model is going to end, or is another one by now, as far as anybody knows. Nothing while all is well. */
export function StandingNote({ model }: { readonly model: ModelStanding }): ReactElement | null {
  const badge = standingBadge(model, today());
  const sentence = standingSentence(model);
  if (!badge && sentence === null) return null;
  return (
    <span className="flex flex-wrap items-baseline gap-x-2 text-sm font-normal">
      {badge && <Badge tone={badge.tone}>{badge.word}</Badge>}
      {sentence !== null && <span className="wrap-anywhere text-fg-3">{sentence}</span>}
    </span>
  );
}

/** In UTC, in which providers announce ends. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
