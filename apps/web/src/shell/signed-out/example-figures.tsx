import { Pause, Play } from "lucide-react";
import { type ReactElement, useEffect, useState } from "react";
import { Sparkline } from "#ui/charts/sparkline.tsx";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { useMediaQuery } from "#ui/frame/use-media-query.ts";
import { Badge } from "#ui/text/badge.tsx";
import { type ExampleVisibility, type ExampleVisit, visibilityAt, visitsAt } from "./example.rules.ts";

const tickMs = 2600;

/** Both halves of the product at work, in figures of nobody; they stand still for those who want less motion. */
export function ExampleFigures(): ReactElement {
  const isStill = useMediaQuery("(prefers-reduced-motion: reduce)");
  const [isPaused, setPaused] = useState(false);
  const tick = useTick(!isStill && !isPaused);
  return (
    <figure className="overflow-hidden rounded-card border border-border bg-bg">
      <Visits visits={visitsAt(tick)} />
      <Visibility {...visibilityAt(tick)} />
      <figcaption className="flex min-h-10 items-center justify-between gap-3 border-t border-border py-1 pr-1.5 pl-4 text-xs text-fg-3">
        Example: the figures belong to no real website.
        {!isStill && (
          <IconButton
            label={isPaused ? "Let the example go on" : "Pause the example"}
            icon={isPaused ? <Play size={14} aria-hidden="true" /> : <Pause size={14} aria-hidden="true" />}
            onClick={() => setPaused(!isPaused)}
          />
        )}
      </figcaption>
    </figure>
  );
}

function useTick(isRunning: boolean): number {
  const [tick, setTick] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setTick((last) => last + 1), tickMs);
    return () => clearInterval(timer);
  }, [isRunning]);
  return tick;
}

const tones = { "Live lookup": "brand", "AI search": "pos", Training: "info" } as const;

function Visits({ visits }: { readonly visits: readonly ExampleVisit[] }): ReactElement {
  return (
    <>
      <p className="px-4 pt-3.5 pb-1 text-sm font-semibold">AI agents on your pages</p>
      <ul className="divide-y divide-border">
        {visits.map(({ id, path, agent, purpose }) => (
          <li
            key={id}
            className="grid animate-arrive grid-cols-[1fr_auto] items-center gap-x-4 px-4 py-2 xl:grid-cols-[1fr_9rem_7rem]"
          >
            <span className="truncate font-medium">{path}</span>
            <span className="truncate text-sm text-fg-2 max-xl:hidden">{agent}</span>
            <Badge tone={tones[purpose]}>{purpose}</Badge>
          </li>
        ))}
      </ul>
    </>
  );
}

function Visibility({ share, low, high, answers, line }: ExampleVisibility): ReactElement {
  return (
    <div className="flex items-center justify-between gap-4 border-t border-border px-4 py-3.5">
      <div className="flex flex-col gap-0.5">
        <p className="text-sm font-semibold">Your brand in their answers</p>
        <p className="flex flex-wrap items-baseline gap-x-2.5 tabular-nums">
          <span className="text-2xl font-semibold">{share.toFixed(1)} %</span>
          <span className="text-xs text-fg-3">
            n = {answers} · 95 %: {low.toFixed(1)}–{high.toFixed(1)}
          </span>
        </p>
      </div>
      <Sparkline values={line} />
    </div>
  );
}
