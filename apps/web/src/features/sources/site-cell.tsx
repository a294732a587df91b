import type { SourceDomain } from "@citelens/contract/visibility/sources";
import type { ReactElement, ReactNode } from "react";
import { sourceKindLabels } from "#lib/source-kinds.ts";
import { Avatar } from "#ui/text/avatar.tsx";
import { Badge } from "#ui/text/badge.tsx";

interface SiteCellProps {
  readonly site: Pick<SourceDomain, "domain" | "favicon" | "kind">;
  /** The site's name, as a link. */
  readonly children: ReactNode;
}

/** A site in a table, with its type. */
export function SiteCell({ site: { domain, favicon, kind }, children }: SiteCellProps): ReactElement {
  return (
    <div className="flex items-center gap-2.5">
      <Avatar kind="site" size="sm" name={domain} src={favicon} />
      <div className="min-w-0">
        {children}
        <div className="font-normal">
          <Badge tone={kind === "OWNED" ? "brand" : "neutral"}>{sourceKindLabels[kind]}</Badge>
        </div>
      </div>
    </div>
  );
}

export const siteLink =
  "rounded-control wrap-anywhere hover:text-brand-text hover:underline hover:underline-offset-3";
