import type { ReactElement } from "react";
import { relativeTime } from "#lib/dates/dates.ts";

/** How long ago, with the exact time on pointing. */
export function Moment({ at }: { readonly at: string }): ReactElement {
  return (
    <time dateTime={at} title={new Date(at).toLocaleString()} className="whitespace-nowrap">
      {relativeTime(at, new Date()) ?? at}
    </time>
  );
}
