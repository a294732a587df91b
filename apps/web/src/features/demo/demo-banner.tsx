import { Link } from "@tanstack/react-router";
import { FlaskConical } from "lucide-react";
import type { ReactElement } from "react";
import { TextLink } from "#ui/text/text-link.tsx";

/** On every page of a demo workspace, so that its figures are not mistaken for real ones. */
export function DemoBanner(): ReactElement {
  return (
    <aside
      aria-label="Demo data"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-info/30 bg-surface px-4 py-1.5 text-sm sm:px-6"
    >
      <FlaskConical size={16} aria-hidden="true" className="shrink-0 text-info" />
      <p className="min-w-0 flex-1">Demo data: a fictional brand, analysed by the product itself.</p>
      <TextLink render={<Link to="/settings/workspaces" />}>Delete</TextLink>
    </aside>
  );
}
