import type { JobsActed } from "@citelens/contract/platform/admin-jobs";
import type { ReactElement } from "react";
import { counted, wordFor } from "#lib/figures.ts";
import { useAdminChange } from "../admin.queries.ts";
import { ReasonDialog } from "../reason-dialog.tsx";
import { useLastDefined } from "../use-last-defined.ts";
import { discardJobs, type JobsAct, retryJobs } from "./jobs.queries.ts";

/** What is about to be done, and to which jobs. */
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
    variant: "primary",
    effect: "What is retried runs once more within a few seconds; what fails later is left alone.",
  },
  discard: {
    title: "Discard failed jobs",
    verb: "Discard",
    variant: "danger",
    effect: "What is discarded is removed and never runs again; what fails later is left alone.",
  },
} as const;

interface ActDialogProps {
  readonly act: Act | undefined;
  readonly onClose: () => void;
}

export function ActDialog({ act, onClose }: ActDialogProps): ReactElement {
  const retry = useAdminChange(retryJobs);
  const discard = useAdminChange(discardJobs);
  const shown = useLastDefined(act);
  const kind = shown?.kind ?? "retry";
  const { title, verb, variant, effect } = looks[kind];
  const run = async (reason: string): Promise<string> => {
    if (!shown) return "";
    const { which, failed_until } = shown;
    const change = kind === "retry" ? retry : discard;
    return resultOf(kind, await change.mutateAsync({ which, failed_until, reason }));
  };
  return (
    <ReasonDialog
      open={act !== undefined}
      title={title}
      description={`${shown?.words ?? ""}. ${effect}`}
      verb={verb}
      variant={variant}
      onSubmit={run}
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
