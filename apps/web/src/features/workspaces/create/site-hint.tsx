import type { SitePreview } from "@citelens/contract/workspaces/sites";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, type ReactNode, useEffect, useEffectEvent } from "react";
import { useDebounced } from "#lib/browser/use-debounced.ts";
import { Button } from "#ui/forms/button.tsx";
import { Spinner } from "#ui/frame/spinner.tsx";
import { Avatar } from "#ui/text/avatar.tsx";
import { sitePreviewQuery } from "./site-preview.queries.ts";
import { isWorthPreviewing, suggestedName } from "./site-preview.rules.ts";

const stillMs = 500;

interface SiteHintProps {
  readonly url: string;
  /** The workspace's name so far. */
  readonly name: string;
  /** Whether nobody has typed the name. */
  readonly mayRename: boolean;
  /** The site has told its name. */
  readonly onFound: (name: string) => void;
  /** The name is wanted. */
  readonly onName: (name: string) => void;
}

/**
 * A preview of the typed site, so that typing mistakes are visible and its name is at hand. A site that does not respond
 * is no error.
 */
export function SiteHint({ url, name, mayRename, onFound, onName }: SiteHintProps): ReactElement {
  const settled = useDebounced(url.trim(), stillMs);
  const isAsked = settled === url.trim() && isWorthPreviewing(settled);
  const { data: preview, isFetching } = useQuery({ ...sitePreviewQuery(settled), enabled: isAsked });
  const offered = isAsked && preview ? suggestedName(preview) : undefined;
  const found = useEffectEvent(onFound);
  useEffect(() => {
    if (offered !== undefined) found(offered);
  }, [offered]);
  return <div role="status">{isAsked && renderHint()}</div>;

  function renderHint(): ReactNode {
    if (isFetching) return <Looking host={hostOf(settled)} />;
    if (!preview || preview.favicon === null) return null;
    const isWanted = mayRename && offered !== undefined && offered !== name;
    return (
      <Found
        preview={preview}
        host={hostOf(settled)}
        name={offered}
        onUse={isWanted ? () => onName(offered) : undefined}
      />
    );
  }
}

function Looking({ host }: { readonly host: string }): ReactElement {
  return (
    <p className="mt-3 flex items-center gap-2 text-sm text-fg-3">
      <Spinner />
      Looking at {host}…
    </p>
  );
}

interface FoundProps {
  readonly preview: SitePreview;
  readonly host: string;
  /** Name that the site gives itself. */
  readonly name: string | undefined;
  /** Undefined when the workspace has that name, or one that somebody chose. */
  readonly onUse: (() => void) | undefined;
}

function Found({ preview, host, name, onUse }: FoundProps): ReactElement {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3 rounded-popup border border-border bg-surface-2 p-3">
      <Avatar kind="site" size="lg" name={name ?? host} src={preview.favicon ?? undefined} />
      <div className="min-w-0 flex-1 basis-40">
        <p className="truncate font-medium">{preview.title ?? host}</p>
        <p className="line-clamp-2 text-sm text-fg-2">{preview.description ?? host}</p>
      </div>
      {onUse && (
        <Button size="sm" onClick={onUse}>
          Use as name
        </Button>
      )}
    </div>
  );
}

function hostOf(url: string): string {
  return URL.parse(url)?.host ?? url;
}
