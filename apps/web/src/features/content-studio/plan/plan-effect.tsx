import type { EffectFigure, EffectWindow } from "@citelens/contract/content/effect-fields";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { effectQuery } from "../effect/effect.queries.ts";
import { lengthText, newestWindow } from "../effect/effect-labels.rules.ts";
import { FigureVerdict } from "../effect/figure-verdict.tsx";

export interface PlanEffectProps {
  readonly id: string;
  readonly figureOf: (window: EffectWindow) => EffectFigure | null;
}

/** Effect on a figure of a published text, in the newest window. */
export function PlanEffect({ id, figureOf }: PlanEffectProps): ReactElement {
  const projectId = useWorkspaceId();
  const effect = useQuery(effectQuery(projectId, id));
  if (effect.isPending) {
    return (
      <span className="block h-3.5 w-20">
        <Skeleton />
      </span>
    );
  }
  if (effect.data === undefined) {
    return (
      <Button size="sm" variant="ghost" onClick={() => void effect.refetch()}>
        Not loaded: try again
      </Button>
    );
  }
  const newest = newestWindow(effect.data.windows);
  if (effect.data.problem !== null)
    return <span className="text-sm text-fg-3">No campaign asks its queries</span>;
  if (!newest) return <span className="text-sm text-fg-3">Not begun</span>;
  const figure = figureOf(newest);
  return (
    <>
      {figure ? <FigureVerdict figure={figure} state={newest.state} /> : "–"}
      <span className="block text-xs whitespace-nowrap text-fg-3">
        {lengthText(newest)} ·{" "}
        <TextLink
          render={
            <Link
              to="/workspaces/$projectId/optimization/dashboard"
              params={{ projectId }}
              search={{ effect: id }}
            />
          }
        >
          All windows
        </TextLink>
      </span>
    </>
  );
}
