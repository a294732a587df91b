import type { RobotsPolicy, RobotsPreview } from "@citelens/contract/traffic/robots";
import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import type { ReactElement } from "react";
import { saveFile } from "#lib/browser/save-file.ts";
import { useDebounced } from "#lib/browser/use-debounced.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { CopyButton } from "#ui/forms/copy-button.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { lineDiff } from "./line-diff.rules.ts";
import { NumberedLines } from "./numbered-lines.tsx";
import { PolicyEffects } from "./policy-effects.tsx";
import { previewQuery } from "./robots.queries.ts";

const pauseMs = 300;

/** The file that a policy makes, and what it changes for each agent. */
export function PolicyPreview({ policy }: { readonly policy: RobotsPolicy }): ReactElement {
  const workspaceId = useWorkspaceId();
  const preview = useQuery(previewQuery(workspaceId, useDebounced(policy, pauseMs)));
  if (preview.isError) {
    return <QueryError query={preview} />;
  }
  if (!preview.data) {
    return (
      <div className="h-40">
        <Skeleton shape="card" />
      </div>
    );
  }
  return (
    <div className="space-y-6" aria-busy={preview.isPlaceholderData}>
      <NewFile preview={preview.data} />
      <PolicyEffects agents={preview.data.agents} />
    </div>
  );
}

function NewFile({ preview: { present, text } }: { readonly preview: RobotsPreview }): ReactElement {
  const lines = lineDiff(present, text);
  const changes = lines.filter(({ kind }) => kind !== "same").length;
  const save = (): void => saveFile(new Blob([text], { type: "text/plain" }), "robots.txt");
  return (
    <section aria-label="The new file" className="space-y-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-medium">The new file</h3>
        <div className="flex gap-2">
          <CopyButton text={text} label="Copy" />
          <Button size="sm" icon={<Download size={14} aria-hidden="true" />} onClick={save}>
            Download
          </Button>
        </div>
      </div>
      <p role="status" className="text-sm text-fg-3">
        {changes === 0
          ? "This policy changes nothing: your file says so already."
          : `${changes} ${changes === 1 ? "line changes" : "lines change"}. Your other groups, comments and sitemaps stay.`}
      </p>
      {lines.length > 0 && <NumberedLines label="The new file, line by line" lines={lines} />}
    </section>
  );
}
