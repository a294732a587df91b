import type { ReactNode } from "react";
import type { TriggerElement } from "../deferred-trigger.tsx";

export interface PopoverProps {
  /** A Button or an IconButton. */
  readonly trigger: TriggerElement;
  /** The accessible name of the popup. */
  readonly label: string;
  /** Rendered only while it is open; `close` gives the focus back to the trigger. */
  readonly children: (close: () => void) => ReactNode;
  readonly align?: "start" | "center" | "end";
  /** Where the focus goes: to the first control, or to where the content puts it when it is ready. */
  readonly initialFocus?: "first" | "content";
}
