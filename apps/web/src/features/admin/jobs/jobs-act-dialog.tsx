import type { JobsActed } from "@citelens/contract/platform/admin-jobs";
import type { ReactElement } from "react";
import { counted, wordFor } from "#lib/figures.ts";
import { ActDialog } from "../act-dialog.tsx";
import { useAdminChange } from "../admin.queries.ts";
import { discardJobs, type JobsAct, retryJobs } from "./jobs.queries.ts";

/** Act about to be done, and to which jobs. */
export interface Act {
  readonly kind: "retry" | "discard";
  readonly which: JobsAct["which"];
  /** Such as "12 failed jobs of mail.deliver". */
  readonly words: string;
  readonly failed_until: string;
}

const looks = {
  retry: {
    title: "Retry failed jobs",
    verb: "Retry",
    tone: "primary",
    effect: "What is retried runs once more within a few seconds; what fails later is left alone.",
  },
  discard: {
    title: "Discard failed jobs",
    verb: "Discard",
    tone: "danger",
    effect: "What is discarded is removed and never runs again; what fails later is left alone.",
  },
} as const;

interface JobsActDialogProps {
  readonly act: Act | undefined;
  readonly onClose: () => void;
}

export function JobsActDialog({ act, onClose }: JobsActDialogProps): ReactElement | null {
  const retry = useAdminChange(retryJobs);
  const discard = useAdminChange(discardJobs);
  if (!act) return null;

  const { kind, which, words, failed_until } = act;
  const { title, verb, tone, effect } = looks[kind];
  const change = kind === "retry" ? retry : discard;
  return (
    <ActDialog
      title={title}
      description={`${words}. ${effect}`}
      submitLabel={verb}
      tone={tone}
      reasonHint="Recorded in the audit log."
      run={({ reason }) => change.mutateAsync({ which, failed_until, reason })}
      done={(answer) => resultOf(kind, answer)}
      onClose={onClose}
    />
  );
}

function resultOf(kind: Act["kind"], { moved, left }: JobsActed): string {
  if (moved === 0) return "Nothing was left to do: somebody else was faster.";
  const done = `${counted(moved, "job")} ${wordFor(moved, "is", "are")} ${kind === "retry" ? "queued again" : "removed"}`;
  return left === 0
    ? `${done}.`
    : `${done}; ${counted(left, "job")} ${wordFor(left, "is", "are")} left, so do it again.`;
}
