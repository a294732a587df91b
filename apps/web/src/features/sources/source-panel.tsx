import { useQuery } from "@tanstack/react-query";
import { Globe } from "lucide-react";
import type { ReactElement } from "react";
import { useInsightScope } from "#features/insights/filters/public.ts";
import { sourceKindLabels } from "#lib/source-kinds.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { LoadingCard } from "#ui/frame/skeleton.tsx";
import { SidePanel } from "#ui/overlays/side-panel/side-panel.tsx";
import { Avatar } from "#ui/text/avatar.tsx";
import { PanelPages, type SourceScope } from "./panel-pages.tsx";
import { SourceFigures } from "./source-figures.tsx";
import { sourceQuery } from "./sources.queries.ts";

interface OpenedProps extends SourceScope {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The details of one site: its figures, its pages, and links to the answers that cite it. */
export function SourcePanel({ open, onClose, ...place }: OpenedProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const { filter } = useInsightScope();
  const { domain } = place;
  const found = useQuery({ ...sourceQuery(workspaceId, filter, domain), enabled: open });
  const source = found.data?.results[0];
  return (
    <SidePanel
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={domain}
      icon={<Avatar kind="site" name={domain} src={source?.favicon} />}
      hint={source && sourceKindLabels[source.kind]}
    >
      {found.isPending && <LoadingCard label="Loading the site" height="h-64" />}
      {found.isError && <QueryError query={found} />}
      {found.data && !source && (
        <EmptyState icon={Globe} title="No answer of this period uses this site" frame="none">
          Choose a longer period, or all campaigns.
        </EmptyState>
      )}
      {source && (
        <div className="space-y-5">
          <SourceFigures source={source} n={found.data?.n ?? 0} />
          <PanelPages key={domain} {...place} />
        </div>
      )}
    </SidePanel>
  );
}
