import type { SitePreview } from "@citelens/contract/workspaces/sites";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement, ReactNode } from "react";
import { useDebounced } from "#lib/browser/use-debounced.ts";
import { Button } from "#ui/forms/button.tsx";
import { Spinner } from "#ui/frame/spinner.tsx";
import { Avatar } from "#ui/text/avatar.tsx";
import { sitePreviewQuery } from "./onboarding.queries.ts";
import { isWorthPreviewing, suggestedName } from "./onboarding.rules.ts";

const stillMs = 500;

interface SiteHintProps {
  readonly url: string;
  /** The workspace's name so far. */
  readonly name: string;
  readonly onName: (name: string) => void;
}

/**
 * A preview of the typed site, so that typing mistakes are visible. A site that does not respond is no error.
 */
export function SiteHint({ url, name, onName }: SiteHintProps): ReactElement {
  const settled = useDebounced(url.trim(), stillMs);
  const isAsked = settled === url.trim() && isWorthPreviewing(settled);
  const { data: preview, isFetching } = useQuery({ ...sitePreviewQuery(settled), enabled: isAsked });
  return <div role="status">{isAsked && renderHint()}</div>;

  function renderHint(): ReactNode {
    if (isFetching) return <Looking host={hostOf(settled)} />;
    if (!preview || preview.favicon === null) return null;
    return (
      <Found preview={preview} host={hostOf(settled)} onName={name.trim() === "" ? onName : undefined} />
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
  /** Undefined when the workspace already has a name. */
  readonly onName: ((name: string) => void) | undefined;
}

function Found({ preview, host, onName }: FoundProps): ReactElement {
  const offered = suggestedName(preview);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3 rounded-popup border border-border bg-surface-2 p-3">
      <Avatar kind="site" size="lg" name={offered ?? host} src={preview.favicon ?? undefined} />
      <div className="min-w-0 flex-1 basis-40">
        <p className="truncate font-medium">{preview.title ?? host}</p>
        <p className="line-clamp-2 text-sm text-fg-2">{preview.description ?? host}</p>
      </div>
      {offered !== undefined && onName && (
        <Button size="sm" onClick={() => onName(offered)}>
          Use as name
        </Button>
      )}
    </div>
  );
}

function hostOf(url: string): string {
  return URL.parse(url)?.host ?? url;
}
