import { Link } from "@tanstack/react-router";
import { FlaskConical } from "lucide-react";
import type { ReactElement } from "react";
import { Band } from "#ui/frame/band.tsx";
import { TextLink } from "#ui/text/text-link.tsx";

/** On every page of a demo workspace, so that its figures are not mistaken for real ones. */
export function DemoBanner(): ReactElement {
  return (
    <Band
      label="Demo data"
      tone="info"
      icon={<FlaskConical size={16} aria-hidden="true" />}
      action={<TextLink render={<Link to="/settings/workspaces" />}>Delete</TextLink>}
    >
      Demo data: a fictional brand, analysed by the product itself.
    </Band>
  );
}
