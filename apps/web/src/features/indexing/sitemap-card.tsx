import type { SitemapState } from "@citelens/contract/traffic/indexing";
import { RotateCw } from "lucide-react";
import type { ReactElement } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { counted } from "#lib/figures.ts";
import { useWorkspace } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { Card } from "#ui/frame/card.tsx";
import { Spinner } from "#ui/frame/spinner.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { ForeignAnchor } from "#ui/text/foreign-anchor.tsx";
import { Ago } from "#ui/text/instant.tsx";
import { SoftBreaks } from "#ui/text/soft-breaks.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { useReadSitemaps } from "./indexing.queries.ts";
import { filesShown, sitemapTitle } from "./sitemap-labels.rules.ts";

/** Sitemaps read, when, what was wrong with them, and a way to have them read again. */
export function SitemapCard({ sitemap }: { readonly sitemap: SitemapState }): ReactElement {
  const { id: workspaceId, url } = useWorkspace();
  const reading = useReadSitemaps(workspaceId);
  const isReading = sitemap.is_reading || reading.isPending;
  const read = (): void =>
    reading.mutate(undefined, {
      onSuccess: (state) => {
        if (!state.is_reading) toast.success("They were read less than a minute ago.");
      },
      onError: (problem) => toast.error(problemMessage(problem)),
    });
  return (
    <Card
      title="Sitemaps"
      hint={`What ${hostOf(url)} says its pages are`}
      actions={
        <Button size="sm" icon={<RotateCw size={14} aria-hidden="true" />} loading={isReading} onClick={read}>
          Read sitemaps again
        </Button>
      }
    >
      <div className="space-y-4">
        <p role="status" className="flex min-h-5 items-center gap-2 text-fg-2">
          {isReading ? (
            <>
              <Spinner />
              Reading the sitemaps of {hostOf(url)}. This takes a minute at most.
            </>
          ) : (
            <StateOf sitemap={sitemap} />
          )}
        </p>
        <Problems sitemap={sitemap} />
        <Files files={sitemap.files} />
      </div>
    </Card>
  );
}

interface SitemapProps {
  readonly sitemap: SitemapState;
}

function StateOf({ sitemap: { read_at: readAt, pages } }: SitemapProps): ReactElement {
  if (readAt === null)
    return <>They have not been read yet. This is done every day, or when you ask for it.</>;
  return (
    <span>
      <span className="font-medium text-fg tabular-nums">{counted(pages, "page")}</span>, read{" "}
      <Ago at={readAt} />
    </span>
  );
}

function Problems({ sitemap }: SitemapProps): ReactElement | null {
  const { problems, pages, read_at: readAt } = sitemap;
  if (readAt === null || (problems.length === 0 && pages > 0)) return null;
  return (
    <Banner tone={pages === 0 ? "warn" : "info"} title={sitemapTitle(sitemap)}>
      {problems.length > 0 && (
        <ul className="space-y-1 wrap-anywhere">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {pages === 0 && (
        <p className="mt-1">
          Put a sitemap at /sitemap.xml, or name it in a line of your robots.txt: “Sitemap: …/sitemap.xml”.
        </p>
      )}
    </Banner>
  );
}

function Files({ files }: Pick<SitemapState, "files">): ReactElement | null {
  if (files.length === 0) return null;
  const shown = files.slice(0, filesShown);
  return (
    <div>
      <h3 className="text-sm font-medium">{counted(files.length, "file")} read</h3>
      <ul aria-label="Sitemap files" className="mt-1 text-sm wrap-anywhere">
        {shown.map((file) => (
          <li key={file}>
            <TextLink render={<ForeignAnchor href={file} />}>
              <SoftBreaks text={file} />
            </TextLink>
          </li>
        ))}
      </ul>
      {files.length > shown.length && (
        <p className="text-sm text-fg-3">and {counted(files.length - shown.length, "more file")}</p>
      )}
    </div>
  );
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}
