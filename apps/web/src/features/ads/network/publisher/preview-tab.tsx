import type { AdPagePreview, AdPublisher } from "@citelens/contract/content/ads-network";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { sortApiErrors } from "#lib/api/apply-api-errors.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { Card } from "#ui/frame/card.tsx";
import { LoadingCard } from "#ui/frame/skeleton.tsx";
import { PassageFrame } from "../../passage-frame.tsx";
import { previewQuery } from "../network.queries.ts";
import { fitText } from "../network-labels.rules.ts";
import { type AskedPlace, PageForm } from "./page-form.tsx";
import { WithPlacements } from "./with-placements.tsx";

/** Preview of what a page would show in this hour, and why. */
export function PreviewTab({ publisher }: { readonly publisher: AdPublisher }): ReactElement {
  const place = { projectId: useWorkspaceId(), publisherId: publisher.id };
  const [asked, setAsked] = useState<AskedPlace>();
  const options = previewQuery(place, {
    page_url: asked?.pageUrl ?? "",
    placement: asked?.placement.key ?? "",
  });
  const preview = useQuery({ ...options, enabled: asked !== undefined });
  const errors = preview.isError ? sortApiErrors(["page_url"], preview.error) : undefined;
  return (
    <Card
      title="Page preview"
      hint="What a page would show in this hour. It is chosen by page, placement and hour alone, never by who visits."
    >
      <div className="space-y-5">
        <WithPlacements publisher={publisher}>
          {(placements) => (
            <PageForm
              label="Page preview"
              placements={placements}
              site={publisher.url}
              submitLabel="Show preview"
              busy={preview.isFetching}
              error={errors?.underFields[0]?.[1]}
              onSubmit={(next) => {
                const isSame = next.pageUrl === asked?.pageUrl && next.placement.key === asked.placement.key;
                if (isSame) void preview.refetch();
                else setAsked(next);
              }}
            />
          )}
        </WithPlacements>
        {errors?.aboveForm !== undefined && <Banner tone="neg">{errors.aboveForm}</Banner>}
        {preview.isLoading && <LoadingCard label="Loading the preview" height="h-48" />}
        {preview.data && <Shown preview={preview.data} />}
      </div>
    </Card>
  );
}

function Shown({ preview: { html, match, note } }: { readonly preview: AdPagePreview }): ReactElement {
  return (
    <section aria-label="Preview" className="space-y-4">
      {html === null ? (
        <Banner tone="info" title="Nothing would be shown">
          {note ?? "No creative fits this page."}
        </Banner>
      ) : (
        <>
          <PassageFrame title="The passage of the page" html={html} />
          <p className="text-sm text-fg-3">Shown without the website’s own styles. {note}</p>
        </>
      )}
      {match !== null && (
        <dl className="space-y-2">
          <div>
            <dt className="text-sm text-fg-3">Creative</dt>
            <dd>
              {match.title}, of {match.advertiser}
            </dd>
          </div>
          <div>
            <dt className="text-sm text-fg-3">Fit</dt>
            <dd className="tabular-nums">{fitText(match.score)} of its topic is on the page</dd>
          </div>
          <div>
            <dt className="text-sm text-fg-3">Sentence that fits best</dt>
            <dd>
              <q>{match.sentence}</q>
            </dd>
          </div>
        </dl>
      )}
    </section>
  );
}
