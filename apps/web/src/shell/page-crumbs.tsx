import { Link, useMatches } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useSelectedWorkspace } from "#features/workspaces/public.ts";
import { type Breadcrumb, Breadcrumbs } from "#ui/frame/breadcrumbs.tsx";
import { pageInfo } from "./page-info.ts";

export function PageCrumbs(): ReactElement {
  const { title, parent } = useMatches({ select: pageInfo });
  const workspace = useSelectedWorkspace();

  const above: Breadcrumb[] = [];
  if (parent === "Settings") above.push({ label: "Settings", link: <Link to="/settings" /> });
  if (parent === "Admin") above.push({ label: "Admin", link: <Link to="/admin/dashboard" /> });
  if (parent === "workspace" && workspace) {
    const link = <Link to="/workspaces/$projectId/dashboard" params={{ projectId: workspace.id }} />;
    above.push({ label: workspace.name, link });
  }
  return <Breadcrumbs items={[...above, { label: title }]} />;
}
