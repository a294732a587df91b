import type { ReactElement } from "react";

interface PassageFrameProps {
  /** The accessible name. */
  readonly title: string;
  /** Our own markup of a passage. */
  readonly html: string;
}

/** A passage as the markup that a site gets, in a frame that runs nothing and has no style of ours. */
export function PassageFrame({ title, html }: PassageFrameProps): ReactElement {
  return (
    <iframe
      title={title}
      sandbox=""
      srcDoc={html}
      className="block h-40 w-full rounded-popup border border-border bg-surface"
    />
  );
}
