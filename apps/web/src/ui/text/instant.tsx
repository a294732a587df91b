import type { ReactElement } from "react";
import { instantText, relativeTime } from "#lib/dates/dates.ts";

interface InstantProps {
  /** ISO 8601. */
  readonly at: string;
}

/** When something was or will be, such as "20 Nov 2026, 11:59". */
export function Instant({ at }: InstantProps): ReactElement {
  return (
    <time dateTime={at} className="sm:whitespace-nowrap tabular-nums">
      {instantText(at)}
    </time>
  );
}

interface AgoProps extends InstantProps {
  /** The time that "ago" counts from; this moment without it. */
  readonly now?: Date;
}

/** How long ago something was, with the instant itself on pointing. */
export function Ago({ at, now = new Date() }: AgoProps): ReactElement {
  return (
    <time dateTime={at} title={instantText(at)} className="sm:whitespace-nowrap tabular-nums">
      {relativeTime(at, now) ?? "Unknown date"}
    </time>
  );
}
