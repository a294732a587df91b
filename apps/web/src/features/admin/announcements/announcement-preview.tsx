import type { ReactElement } from "react";
import { AnnouncementSummary } from "#features/announcements/public.ts";
import { Markdown } from "#ui/text/markdown.tsx";

interface AnnouncementPreviewProps {
  readonly title: string;
  readonly content: string;
}

const boxRecipe = "rounded-control border border-border bg-bg p-3";

/** As readers see it: in the list behind the bell, and opened. */
export function AnnouncementPreview({ title, content }: AnnouncementPreviewProps): ReactElement {
  return (
    <section aria-label="Preview" className="flex flex-col gap-1.5">
      <h3 className="text-sm font-medium">Preview</h3>
      {content.trim() === "" ? (
        <p className={`${boxRecipe} min-h-24 flex-1 text-sm text-fg-3`}>
          A preview of what you type appears here.
        </p>
      ) : (
        <>
          <div className={`${boxRecipe} flex flex-col`}>
            <AnnouncementSummary
              title={title}
              content={content}
              created_at={new Date().toISOString()}
              isUnread
            />
          </div>
          <div className={`${boxRecipe} min-h-24 flex-1`}>
            <p className="mb-3 text-lg font-semibold">{title}</p>
            <Markdown text={content} />
          </div>
        </>
      )}
    </section>
  );
}
