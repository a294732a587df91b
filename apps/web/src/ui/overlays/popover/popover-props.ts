import type { ReactNode } from "react";
import type { TriggerElement } from "../deferred-trigger.tsx";

export interface PopoverProps {
  /** A Button or an IconButton. */
  readonly trigger: TriggerElement;
  /** The accessible name of the popup. */
  readonly label: string;
  /** Rendered only while open; `close` returns the focus to the trigger. */
  readonly children: (close: () => void) => ReactNode;
  readonly align?: "start" | "center" | "end";
  /** The initial focus: the first control, or where the content sets it. */
  readonly initialFocus?: "first" | "content";
}
