import type { OpportunityRefresh } from "@citelens/contract/content/opportunities";
import type { ReactElement } from "react";
import { useNow } from "#lib/browser/use-now.ts";
import { counted } from "#lib/figures.ts";
import { Button } from "#ui/forms/button.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { Spinner } from "#ui/frame/spinner.tsx";
import { Ago } from "#ui/text/instant.tsx";

interface RefreshLineProps {
  readonly refresh: OpportunityRefresh;
  readonly onRefresh: () => void;
}

const everyMs = 30_000;

/** How current the list is: that it is being made, of when it is, or that making it failed. */
export function RefreshLine({ refresh, onRefresh }: RefreshLineProps): ReactElement {
  const { is_running: isRunning, failed } = refresh;
  return (
    <>
      {failed && !isRunning && <Failed refresh={refresh} onRefresh={onRefresh} />}
      <p role="status" className="flex min-h-5 items-center gap-2 text-sm text-fg-3 empty:hidden">
        {isRunning ? (
          <>
            <Spinner />
            Looking for opportunities…
          </>
        ) : (
          <Stamp refresh={refresh} />
        )}
      </p>
    </>
  );
}

function Stamp({
  refresh: { refreshed_at: at, answers },
}: Pick<RefreshLineProps, "refresh">): ReactElement | null {
  const now = useNow(everyMs);
  if (at === null) return null;
  const latest = new Date(Math.max(now.getTime(), Date.parse(at)));
  return (
    <span className="tabular-nums">
      Updated <Ago at={at} now={latest} />
      {answers !== null && ` · ${counted(answers, "answer")} looked at`}
    </span>
  );
}

function Failed({ refresh: { refreshed_at: at }, onRefresh }: RefreshLineProps): ReactElement {
  return (
    <Banner
      tone="warn"
      title="The last search for opportunities failed"
      action={
        <Button size="sm" onClick={onRefresh}>
          Try again
        </Button>
      }
    >
      {at === null ? "Nothing is listed yet." : "What is listed is of the search before it."} Try again; if it
      fails again, tell whoever runs this installation.
    </Banner>
  );
}
