import { CloudOff } from "lucide-react";
import { type ReactElement, type ReactNode, useEffect, useState } from "react";
import { retryNow, useReconnecting } from "#lib/api/reconnect.ts";
import { useIsOnline } from "#lib/browser/use-is-online.ts";
import { Button } from "#ui/forms/button.tsx";

/** Shown while requests wait because the server could not confirm the session, or the browser has no network. */
export function ReconnectBanner(): ReactElement | null {
  const reconnecting = useReconnecting();
  const isOnline = useIsOnline();
  const seconds = useSecondsUntil(reconnecting?.retryAtMs);
  if (!reconnecting) {
    return isOnline ? null : (
      <Notice sentence="You are offline. Pages load and changes are saved once the connection is back." />
    );
  }

  const isTrying = reconnecting.retryAtMs === undefined;
  return (
    <Notice sentence={reconnecting.sentence}>
      <div className="flex items-center gap-3">
        {/* Outside the status, or a screen reader would read every second. */}
        <p className="whitespace-nowrap text-fg-2 tabular-nums">
          {isTrying ? "Trying again…" : `Trying again in ${seconds} s`}
        </p>
        <Button size="sm" disabled={isTrying} onClick={retryNow}>
          Retry now
        </Button>
      </div>
    </Notice>
  );
}

interface NoticeProps {
  readonly sentence: string;
  readonly children?: ReactNode;
}

function Notice({ sentence, children }: NoticeProps): ReactElement {
  return (
    <aside
      aria-label="Connection"
      className="sticky top-0 z-50 flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-warn/40 bg-surface px-4 py-1.5 text-sm sm:px-6 print:hidden"
    >
      <CloudOff size={16} aria-hidden="true" className="shrink-0 text-warn" />
      <p role="status" className="min-w-0 flex-1 basis-60 font-medium">
        {sentence}
      </p>
      {children}
    </aside>
  );
}

function useSecondsUntil(atMs: number | undefined): number {
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    if (atMs === undefined) return undefined;
    setNowMs(Date.now());
    const clock = setInterval(() => setNowMs(Date.now()), 1000);
    return () => clearInterval(clock);
  }, [atMs]);
  return atMs === undefined ? 0 : Math.max(1, Math.ceil((atMs - nowMs) / 1000));
}
