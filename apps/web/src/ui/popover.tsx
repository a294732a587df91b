import { lazy, type ReactElement, type ReactNode, Suspense, useRef, useState } from "react";
import { deferred } from "./deferred.ts";
import { DeferredTrigger, type TriggerElement } from "./deferred-trigger.tsx";

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

const body = deferred(() =>
  import("./popover-body.tsx").then(({ PopoverBody }) => ({ default: PopoverBody })),
);
const PopoverBody = lazy(body.load);

/** A popup beside its trigger; its code comes as that of the menu does. */
export function Popover(props: PopoverProps): ReactElement {
  const [pressed, setPressed] = useState(false);
  const hadFocus = useRef(false);
  return (
    <Suspense
      fallback={
        <DeferredTrigger
          trigger={props.trigger}
          popup="dialog"
          want={body.want}
          onPress={() => setPressed(true)}
          hadFocus={hadFocus}
        />
      }
    >
      <PopoverBody {...props} openAtOnce={pressed} hadFocus={hadFocus} />
    </Suspense>
  );
}
