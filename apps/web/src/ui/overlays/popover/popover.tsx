import { lazy, type ReactElement, Suspense, useRef, useState } from "react";
import { deferred } from "../deferred.ts";
import { DeferredTrigger } from "../deferred-trigger.tsx";
import type { PopoverProps } from "./popover-props.ts";

const body = deferred(() =>
  import("./popover-body.tsx").then(({ PopoverBody }) => ({ default: PopoverBody })),
);
const PopoverBody = lazy(body.load);

/** A popup beside its trigger; its code is loaded as the menu's. */
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
