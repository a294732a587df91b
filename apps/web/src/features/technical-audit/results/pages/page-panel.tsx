import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { LoadingCard } from "#ui/frame/skeleton.tsx";
import { SidePanel } from "#ui/overlays/side-panel/side-panel.tsx";
import { pathOf } from "../../audit-figures.rules.ts";
import { auditedPageQuery } from "../results.queries.ts";
import { KindField } from "./kind-field.tsx";
import { PageDetails } from "./page-details.tsx";

interface PagePanelProps {
  readonly auditId: string;
  readonly pageId: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** All that an audit knows of one page. */
export function PagePanel({ auditId, pageId, open, onClose }: PagePanelProps): ReactElement {
  const found = useQuery(auditedPageQuery(useWorkspaceId(), auditId, pageId));
  const page = found.data;
  return (
    <SidePanel
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={page ? pathOf(page.url) : "Page"}
      hint={page?.title ?? undefined}
    >
      {page && (
        <div className="space-y-6">
          <PageDetails auditId={auditId} page={page} />
          <KindField page={page} />
        </div>
      )}
      {!page && found.isError && <QueryError query={found} />}
      {found.isPending && <LoadingCard label="Loading the page" height="h-72" />}
    </SidePanel>
  );
}
