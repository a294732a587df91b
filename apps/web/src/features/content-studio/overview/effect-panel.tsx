import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { SearchX } from "lucide-react";
import type { ReactElement } from "react";
import { ApiProblem } from "#lib/api/api-problem.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { LoadingCard } from "#ui/frame/skeleton.tsx";
import { SidePanel } from "#ui/overlays/side-panel/side-panel.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { EffectCard } from "../effect/effect-card.tsx";
import { optimizationQuery } from "../studio.queries.ts";
import { studioPaths } from "../studio-paths.ts";

interface EffectPanelProps {
  readonly id: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Effect of one text. */
export function EffectPanel({ id, open, onClose }: EffectPanelProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const found = useQuery({ ...optimizationQuery(workspaceId, id), enabled: open });
  const isMissing = found.error instanceof ApiProblem && found.error.status === 404;
  const known = isMissing ? undefined : found.data;
  return (
    <SidePanel
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={known?.title ?? (isMissing ? "No such text" : "Text")}
      hint={
        known && (
          <TextLink render={<Link to={studioPaths(workspaceId).results(id)} />}>Open the text</TextLink>
        )
      }
      finalFocus={() => rowOf(id) ?? document.querySelector("h1")}
    >
      {found.isPending && <LoadingCard label="Loading the text" height="h-72" />}
      {isMissing && (
        <EmptyState
          icon={SearchX}
          title="This text does not exist any more"
          frame="none"
          actions={<Button onClick={onClose}>Back to the overview</Button>}
        >
          It was deleted, or it belongs to another workspace.
        </EmptyState>
      )}
      {found.isError && !isMissing && !known && <QueryError query={found} />}
      {known?.status === "DONE" && <EffectCard optimization={known} />}
      {known && known.status !== "DONE" && (
        <p className="text-fg-2">It is not done yet: a text has an effect once it is done and published.</p>
      )}
    </SidePanel>
  );
}

/** The link that opened it, unless the table is gone. */
function rowOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`#content a[href$="effect=${id}"]`);
}
