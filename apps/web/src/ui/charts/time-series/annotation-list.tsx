import { Bot, ClipboardCheck, FileText, Rocket, StickyNote } from "lucide-react";
import type { ReactElement } from "react";
import { shortDayText } from "#lib/dates/dates.ts";
import { VisuallyHidden } from "../../text/visually-hidden.tsx";
import type { Annotation, AnnotationKind } from "./time-series-props.ts";

const icons = {
  campaign: Rocket,
  content: FileText,
  audit: ClipboardCheck,
  model: Bot,
  note: StickyNote,
} as const satisfies Record<AnnotationKind, unknown>;

/** The events behind a chart's vertical lines, also for users who cannot see or hover over them. */
export function AnnotationList({
  annotations,
}: {
  readonly annotations: readonly Annotation[];
}): ReactElement | null {
  if (annotations.length === 0) return null;

  const count = annotations.length === 1 ? "1 event" : `${annotations.length} events`;
  return (
    <details className="text-sm text-fg-2">
      <summary className="w-fit cursor-pointer rounded-control py-1 pr-1 text-fg-3 hover:text-fg">
        {count} <VisuallyHidden>on these days</VisuallyHidden>
      </summary>
      <ul className="mt-1 space-y-1">
        {annotations
          .toSorted((a, b) => a.day.localeCompare(b.day))
          .map(({ day, label, kind }, index) => {
            const Icon = icons[kind];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: two events of a day may have the same label
              <li key={`${day} ${index}`} className="flex items-start gap-2">
                <Icon size={14} aria-hidden="true" className="mt-0.5 shrink-0 text-fg-3" />
                <time dateTime={day} className="w-14 shrink-0 text-fg-3 tabular-nums">
                  {shortDayText(day)}
                </time>
                <span className="min-w-0 wrap-anywhere">{label}</span>
              </li>
            );
          })}
      </ul>
    </details>
  );
}
