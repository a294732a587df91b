import type { ReactElement } from "react";
import { trackerTag } from "#features/referrals/public.ts";
import { Card } from "#ui/frame/card.tsx";
import { CodeBlock } from "#ui/text/code-block.tsx";

export interface ScriptTagCardProps {
  readonly origin: string;
  /** The workspace's id, or what stands for it before there is one. */
  readonly projectId: string;
}

/** tracker.js, which counts people where no server can report. */
export function ScriptTagCard({ origin, projectId }: ScriptTagCardProps): ReactElement {
  return (
    <Card
      title="Script tag"
      hint="Counts people, and those whom AI assistants sent. AI agents run no JavaScript: it does not see them."
    >
      <div className="space-y-4">
        <CodeBlock label="In the head of every page" code={trackerTag(origin, projectId)} />
        <p className="max-w-3xl text-fg-2">
          It is smaller than 1 kB, sets no cookie and stores nothing. The id is no secret: reports are taken
          from your website alone. Whom both your server and the script report is counted once.
        </p>
      </div>
    </Card>
  );
}
