import type { SourcePage } from "@citelens/contract/visibility/sources";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { AuditPageLink } from "#lib/audit-page-link.tsx";
import { useWorkspace } from "#lib/workspace.tsx";
import { ForeignLink } from "#ui/text/foreign-link.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { ownPath, pageName, pathOf } from "./source-text.rules.ts";

/** A page by its title and path. Opens in a new tab without a referrer; of an own page all that is known is a link away. */
export function PageLink({ page }: { readonly page: Pick<SourcePage, "url" | "title"> }): ReactElement {
  const name = pageName(page);
  const path = pathOf(page.url);
  const { id: projectId, url: siteUrl } = useWorkspace();
  const own = ownPath(page.url, siteUrl);
  return (
    <div className="min-w-0">
      <ForeignLink look="name" url={page.url} name={name} />
      {name !== path && <p className="line-clamp-1 text-sm font-normal wrap-anywhere text-fg-3">{path}</p>}
      <p className="my-1.5 flex flex-wrap gap-x-3 gap-y-1.5 text-sm font-normal">
        {own !== undefined && (
          <TextLink
            render={
              <Link to="/workspaces/$projectId/indexing/page" params={{ projectId }} search={{ path: own }} />
            }
          >
            In AI Indexing
            <VisuallyHidden> {path}</VisuallyHidden>
          </TextLink>
        )}
        <AuditPageLink url={page.url} />
      </p>
    </div>
  );
}
