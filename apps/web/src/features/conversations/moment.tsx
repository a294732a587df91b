import type { ReactElement } from "react";
import { relativeTime } from "#lib/dates/dates.ts";

export interface MomentProps {
  /** An instant, ISO 8601. */
  readonly at: string;
  /** The time that "ago" counts from; without it the moment itself is shown. */
  readonly now?: Date;
}

/** When something was: how long ago, with the moment itself on demand. */
export function Moment({ at, now }: MomentProps): ReactElement {
  const exact = momentInWords(at);
  return (
    <time dateTime={at} title={exact} className="whitespace-nowrap tabular-nums">
      {(now && relativeTime(at, now)) ?? exact}
    </time>
  );
}

/** A moment as people read it, such as "20 Nov 2026, 11:59". */
export function momentInWords(instant: string): string {
  return format.format(new Date(instant));
}

const format = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });
