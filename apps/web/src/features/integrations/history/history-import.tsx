import { formatNames } from "@citelens/access-log";
import { shiftDay } from "@citelens/contract/base/days";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { FileUp, Square } from "lucide-react";
import { type ReactElement, useState } from "react";
import { dayText, toAddressDay } from "#lib/dates/dates.ts";
import { todayIn } from "#lib/dates/day-range.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { FileButton } from "#ui/forms/file-button.tsx";
import { Select } from "#ui/forms/select.tsx";
import { Switch } from "#ui/forms/switch.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { LeaveQuestion } from "#ui/overlays/leave-guard.tsx";
import { historyStateQuery } from "./history.queries.ts";
import { problemSentence, storedSentence } from "./import-labels.ts";
import { ImportProgressView } from "./import-progress.tsx";
import { type ImportState, useImport } from "./use-import.ts";

const fromLines = "from-lines";
const ownFormat = "own-format";
const formats = [
  { value: fromLines, label: "Told from the lines" },
  ...formatNames.map((name) => ({ value: name, label: name })),
  { value: ownFormat, label: "A log_format of nginx" },
];

/** Imports an access log of the time before servers reported. */
export function HistoryImport(): ReactElement {
  const workspaceId = useWorkspaceId();
  const history = useQuery(historyStateQuery(workspaceId));
  const [format, setFormat] = useState(fromLines);
  const [template, setTemplate] = useState("");
  const [takesAll, setTakesAll] = useState(false);
  const { state, start, cancel } = useImport(workspaceId);
  const since = history.data?.reporting_since ?? undefined;
  const isRunning = state.kind === "running";

  const named = format === ownFormat ? template.trim() : format;
  const begin = (file: File): void =>
    start(file, {
      format: format === fromLines ? undefined : named,
      reportedSince: takesAll ? undefined : since,
    });
  return (
    <div className="space-y-4">
      <p className="max-w-3xl text-fg-2">
        Choose a log of a web server (nginx, Apache, Caddy, Traefik, HAProxy, IIS), of a load balancer or of a
        CDN, of up to 1 GB, also packed with gzip. Your browser reads it: only requests of agents, and of
        people whom an assistant sent, leave your computer. A line counts once, however often it is imported.
      </p>
      {since !== undefined && (
        <div className="max-w-3xl">
          <Switch
            label={`Also requests since ${dayText(since)}`}
            hint="From that day on your servers reported. What they reported would be counted twice."
            checked={takesAll}
            onChange={setTakesAll}
            disabled={isRunning}
          />
        </div>
      )}
      {format === ownFormat && (
        <div className="max-w-3xl">
          <TextField
            label="log_format"
            placeholder='$remote_addr [$time_local] "$request" $status "$http_user_agent"'
            value={template}
            autoComplete="off"
            onChange={(event) => setTemplate(event.target.value)}
          />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Select label="Format of the log" options={formats} value={format} onChange={setFormat} />
        <FileButton
          accept=""
          icon={<FileUp size={16} aria-hidden="true" />}
          disabled={isRunning || history.isPending}
          onFile={begin}
        >
          Choose an access log
        </FileButton>
        {isRunning && (
          <Button icon={<Square size={14} aria-hidden="true" />} onClick={cancel}>
            Cancel
          </Button>
        )}
      </div>
      <LeaveQuestion isAsked={isRunning} title="End the import?">
        The import ends when you leave this page. What is stored stays, and importing the file again goes on.
      </LeaveQuestion>
      <ImportOutcome state={state} onAgain={begin} />
    </div>
  );
}

/** The last 90 days, as addresses have them. */
function lastDays(): { readonly from: string; readonly to: string } {
  const today = todayIn("UTC", Date.now());
  return { from: toAddressDay(shiftDay(today, -89)), to: toAddressDay(today) };
}

interface ImportOutcomeProps {
  readonly state: ImportState;
  readonly onAgain: (file: File) => void;
}

function ImportOutcome({ state, onAgain }: ImportOutcomeProps): ReactElement | null {
  const projectId = useWorkspaceId();
  if (state.kind === "idle") return null;
  const { file, progress } = state;
  const again = (
    <Button size="sm" onClick={() => onAgain(file)}>
      Import it again
    </Button>
  );
  return (
    <div className="space-y-4">
      {state.kind === "running" && (
        <p role="status" className="text-fg-2">
          {state.waitMs === undefined
            ? `Importing ${file.name}. Keep this page open.`
            : `Citelens takes nothing at the moment. Trying again in ${Math.ceil(state.waitMs / 1000)} s; what is stored stays.`}
        </p>
      )}
      {state.kind === "done" && (
        <Banner
          tone="pos"
          title={`${file.name} is imported`}
          action={
            <Button
              size="sm"
              render={
                <Link to="/workspaces/$projectId/agent-visits" params={{ projectId }} search={lastDays()} />
              }
            >
              See the visits
            </Button>
          }
        >
          {storedSentence(progress)}
        </Banner>
      )}
      {state.kind === "cancelled" && (
        <Banner tone="info" title="The import was cancelled" action={again}>
          {storedSentence(progress)} Import the same file again to go on.
        </Banner>
      )}
      {state.kind === "failed" && (
        <Banner tone="neg" title={`${file.name} was not imported to its end`} action={again}>
          {problemSentence(state.problem)} {storedSentence(progress)} Import it again to go on: nothing counts
          twice.
        </Banner>
      )}
      {progress && <ImportProgressView fileBytes={file.size} progress={progress} />}
    </div>
  );
}
