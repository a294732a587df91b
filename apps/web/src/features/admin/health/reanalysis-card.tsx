import type { Reanalysis, ReanalysisRun } from "@citelens/contract/platform/reanalysis";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { counted, countText } from "#lib/figures.ts";
import { Meter } from "#ui/charts/meter.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Card } from "#ui/frame/card.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { Ago } from "#ui/text/instant.tsx";
import { ActDialog } from "../act-dialog.tsx";
import { changes, reanalysisQuery, useAdminChange } from "../admin.queries.ts";

const acts = {
  start: {
    title: "Analyse stored answers again?",
    description: "What an older analysis has read is read by the current one, which may change figures.",
    submitLabel: "Analyse Again",
    done: "The stored answers are being analysed again.",
  },
  cancel: {
    title: "Stop analysing again?",
    description: "What is done stays done. The rest can be analysed later.",
    submitLabel: "Stop",
    done: "The analysis is stopped.",
  },
} as const;

/** Stored answers that an older analysis has read, and how far their analysis is. */
export function ReanalysisCard(): ReactElement {
  const reanalysis = useQuery(reanalysisQuery);
  const start = useAdminChange(changes.startReanalysis);
  const cancel = useAdminChange(changes.cancelReanalysis);
  const [asked, setAsked] = useState<"start" | "cancel">();
  const { data } = reanalysis;
  const isRunning = data?.run?.status === "RUNNING";
  return (
    <Card
      title="Analysis of stored answers"
      hint="After an upgrade with a better analysis, figures on both sides of it are compared only once the stored answers are analysed again. No model is asked."
      actions={
        isRunning ? (
          <Button onClick={() => setAsked("cancel")}>Cancel</Button>
        ) : (
          <Button
            variant={data && data.outdated > 0 ? "primary" : "secondary"}
            disabled={!data || data.outdated === 0}
            onClick={() => setAsked("start")}
          >
            Analyse again
          </Button>
        )
      }
    >
      {data && <State reanalysis={data} />}
      {!data && reanalysis.isError && <QueryError query={reanalysis} />}
      {reanalysis.isPending && (
        <div aria-busy="true" className="h-12">
          <Skeleton shape="bar" />
        </div>
      )}
      {asked && (
        <ActDialog
          {...acts[asked]}
          reasonHint="Recorded in the audit log."
          run={(act) => (asked === "start" ? start : cancel).mutateAsync(act)}
          done={() => acts[asked].done}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Card>
  );
}

function State({
  reanalysis: { outdated, version, run },
}: {
  readonly reanalysis: Reanalysis;
}): ReactElement {
  if (run?.status === "RUNNING") return <Progress run={run} />;
  return (
    <div className="flex flex-col gap-1 text-sm">
      <p>
        {outdated === 0
          ? `Every stored answer was read by the current analysis, version ${version}.`
          : `${counted(outdated, "stored answer was", "stored answers were")} read by an older analysis than version ${version}.`}
      </p>
      {run && <Ended run={run} outdated={outdated} />}
    </div>
  );
}

function Progress({ run: { analysed, total, started_at } }: { readonly run: ReanalysisRun }): ReactElement {
  const percent = total === 0 ? 100 : Math.floor((100 * analysed) / total);
  return (
    <div className="flex flex-col gap-2 text-sm">
      <p aria-live="polite">
        {countText(analysed)} of {countText(total)} answers are analysed again.
      </p>
      <Meter label="Answers analysed again" percent={percent} tone="pos" />
      <p className="text-fg-3">
        Started <Ago at={started_at} />. It goes on if you leave this page. Cancelled, it keeps what is done.
      </p>
    </div>
  );
}

function Ended({ run, outdated }: { readonly run: ReanalysisRun; readonly outdated: number }): ReactElement {
  const { status, analysed, total, finished_at } = run;
  return (
    <p className="text-fg-3">
      {status === "CANCELLED" ? "Cancelled" : "Last finished"} {finished_at && <Ago at={finished_at} />}:{" "}
      {countText(analysed)} of {countText(total)} answers.
      {status === "DONE" &&
        outdated > 0 &&
        " What could not be analysed is named below, among the failed items."}
    </p>
  );
}
