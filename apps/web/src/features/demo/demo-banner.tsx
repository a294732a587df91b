import { Link } from "@tanstack/react-router";
import { FlaskConical } from "lucide-react";
import { type ReactElement, useEffect } from "react";
import { isFlagged, setFlag } from "#lib/browser/stored-value.ts";
import { Band } from "#ui/frame/band.tsx";
import { TextLink } from "#ui/text/text-link.tsx";

/** Whether the workspace that this browser showed last was a demo. */
const storageKey = "demo-banner";

interface DemoBannerProps {
  /** Undefined while it is not known which workspace is shown. */
  readonly isDemo: boolean | undefined;
}

/**
 * On every page of a demo workspace, so that its figures are not mistaken for real ones. Its place is kept while a workspace
 * loads that was one when it was shown last.
 */
export function DemoBanner({ isDemo }: DemoBannerProps): ReactElement | null {
  useEffect(() => {
    if (isDemo !== undefined) setFlag(storageKey, isDemo);
  }, [isDemo]);
  if (!(isDemo ?? isFlagged(storageKey))) return null;
  return (
    <div className={isDemo ? undefined : "invisible"}>
      <Band
        label="Demo data"
        tone="info"
        icon={<FlaskConical size={16} aria-hidden="true" />}
        action={<TextLink render={<Link to="/settings/workspaces" />}>Delete</TextLink>}
      >
        Demo data: a fictional brand, analysed by the product itself.
      </Band>
    </div>
  );
}
