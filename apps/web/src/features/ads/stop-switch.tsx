import { Ban, Play } from "lucide-react";
import type { ReactElement } from "react";
import { cx } from "#ui/cx.ts";
import { Button } from "#ui/forms/button.tsx";

interface StopSwitchProps {
  readonly isStopped: boolean;
  readonly busy: boolean;
  readonly onChange: (isStopped: boolean) => void;
}

/** The switch of a website that stops everything: one press, without a question in between. */
export function StopSwitch({ isStopped, busy, onChange }: StopSwitchProps): ReactElement {
  return (
    <section
      aria-label="Stop everything"
      className={cx(
        "flex flex-wrap items-center justify-between gap-3 rounded-card border bg-surface px-5 py-4",
        isStopped ? "border-neg" : "border-border",
      )}
    >
      <div role="status" className="min-w-0 flex-1 basis-64">
        <p className="font-medium">{isStopped ? "Everything is stopped" : "Passages may be shown"}</p>
        <p className="text-sm text-fg-2">
          {isStopped
            ? "No passage is served to this website any more. That takes effect within 5 seconds."
            : "One press stops all passages on this website within 5 seconds."}
        </p>
      </div>
      <Button
        variant={isStopped ? "secondary" : "danger"}
        icon={isStopped ? <Play size={16} aria-hidden="true" /> : <Ban size={16} aria-hidden="true" />}
        loading={busy}
        onClick={() => onChange(!isStopped)}
      >
        {isStopped ? "Resume" : "Stop everything"}
      </Button>
    </section>
  );
}
