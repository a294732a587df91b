import type { Optimization } from "@citelens/contract/content/optimization-fields";
import { readinessNote } from "@citelens/contract/content/optimization-words";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { type ReactElement, useState } from "react";
import { type Address, changeOfView } from "#lib/address/use-address.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { ExportButton } from "#ui/forms/export-button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { studioPaths } from "../studio-paths.ts";
import { DeleteOptimizationDialog } from "./delete-optimization-dialog.tsx";
import { FirstBrief } from "./first-brief.tsx";
import { optimizationsFile, optimizationsQuery } from "./list.queries.ts";
import { StudioFilters } from "./studio-filters.tsx";
import { hasFilters, type StudioSearch, studioList } from "./studio-search.rules.ts";
import { StudioTable } from "./studio-table.tsx";

/** Work begun in the Content Studio, and where each stands. */
export function StudioPage({ search, onSearch }: Address<StudioSearch>): ReactElement {
  const workspaceId = useWorkspaceId();
  const view = studioList.viewOf(search);
  const change = changeOfView(onSearch, studioList);
  const list = useQuery(optimizationsQuery(workspaceId, view));
  const [deleted, setDeleted] = useState<Optimization>();
  const isUnused = list.data?.count === 0 && !hasFilters(view) && !list.isPlaceholderData;
  return (
    <div className="space-y-4">
      <PageHeader
        title="Content Studio"
        purpose="Briefs for pages that AI answers can find and quote."
        actions={
          !isUnused && (
            <>
              <ExportButton
                name="briefs"
                read={(format) => optimizationsFile(workspaceId, { view, format })}
                disabled={!list.data || list.data.count === 0}
              />
              <Button
                size="sm"
                variant="primary"
                icon={<Plus size={14} aria-hidden="true" />}
                render={<Link to={studioPaths(workspaceId).create} />}
              >
                New brief
              </Button>
            </>
          )
        }
      />
      {isUnused ? (
        <FirstBrief />
      ) : (
        <>
          <StudioFilters view={view} onChange={change} />
          <StudioTable list={list} view={view} onChange={change} onDelete={setDeleted} />
          <p className="text-sm text-fg-3">
            Readiness from 0 to 100, of the old page and of the draft. {readinessNote}
          </p>
        </>
      )}
      <DeleteOptimizationDialog optimization={deleted} onClose={() => setDeleted(undefined)} />
    </div>
  );
}
