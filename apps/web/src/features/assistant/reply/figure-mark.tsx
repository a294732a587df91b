import type { ReactElement, ReactNode } from "react";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { showTool } from "./tool-anchor.ts";

interface FigureMarkProps {
  readonly messageId: string;
  /** The use of a tool in which the figure stands; empty: in none. */
  readonly callId: string;
  readonly children: ReactNode;
}

const notFound = "Not found in what was read";

/** A figure that shows the result it comes from when pressed, or says that it stands in none. */
export function FigureMark({ messageId, callId, children }: FigureMarkProps): ReactElement {
  if (callId === "") {
    return (
      <span
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what it says on pointing must be had by keyboard too
        tabIndex={0}
        data-tooltip={notFound}
        className="underline decoration-fg-3 decoration-dotted underline-offset-3"
      >
        {children}
        <VisuallyHidden> ({notFound.toLowerCase()})</VisuallyHidden>
      </span>
    );
  }
  return (
    <button
      type="button"
      data-tooltip="Show where this comes from"
      className="cursor-pointer rounded-sm bg-brand-soft px-1 font-medium text-brand-text tabular-nums hover:underline"
      onClick={() => showTool(messageId, callId)}
    >
      {children}
      <VisuallyHidden>, show where this comes from</VisuallyHidden>
    </button>
  );
}
