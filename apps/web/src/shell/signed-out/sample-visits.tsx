import type { ReactElement } from "react";
import { ShareBar } from "#ui/charts/share-bar.tsx";
import { Badge } from "#ui/text/badge.tsx";

const rows = [
  { path: "/pricing", agent: "ChatGPT-User", tone: "brand", count: 418 },
  { path: "/docs/quickstart", agent: "ClaudeBot", tone: "info", count: 287 },
  { path: "/blog/launch", agent: "PerplexityBot", tone: "pos", count: 164 },
  { path: "/", agent: "GPTBot", tone: "info", count: 93 },
] as const;

const most = Math.max(...rows.map(({ count }) => count));

/** A preview of the visits page with sample data, labelled as such. */
export function SampleVisits(): ReactElement {
  return (
    <figure className="rounded-card border border-border bg-bg">
      <ul className="divide-y divide-border">
        {rows.map(({ path, agent, tone, count }) => (
          <li key={path} className="grid grid-cols-[1fr_8.5rem_5rem] items-center gap-4 px-4 py-2.5">
            <span className="truncate font-medium">{path}</span>
            <Badge tone={tone}>{agent}</Badge>
            <span className="flex flex-col gap-1 text-right text-sm tabular-nums">
              {count}
              <ShareBar share={count / most} />
            </span>
          </li>
        ))}
      </ul>
      <figcaption className="border-t border-border px-4 py-2 text-xs text-fg-3">Sample data</figcaption>
    </figure>
  );
}
