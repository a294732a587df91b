import type { EffectFigure } from "@citelens/contract/content/effect-fields";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { effectQuery } from "../effect/effect.queries.ts";
import { lengthText, newestWindow } from "../effect/effect-words.rules.ts";
import { FigureVerdict } from "../effect/figure-verdict.tsx";

/** What became of a published text, in the newest window. */
export function PlanEffect({ id }: { readonly id: string }): ReactElement {
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
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-2">
      <Figure name="Named" figure={newest.named} state={newest.state} />
      <Figure name="Cited" figure={newest.cited} state={newest.state} />
      <p className="w-full text-xs text-fg-3">
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
      </p>
    </div>
  );
}

interface FigureProps extends Pick<Parameters<typeof FigureVerdict>[0], "state"> {
  readonly name: string;
  readonly figure: EffectFigure | null;
}

function Figure({ name, figure, state }: FigureProps): ReactElement {
  return (
    <div>
      <p className="text-xs text-fg-3">{name}</p>
      {figure ? <FigureVerdict figure={figure} state={state} /> : "–"}
    </div>
  );
}
