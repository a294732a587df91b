import { lazy, type ReactElement, Suspense, useRef, useState } from "react";
import { deferred } from "../deferred.ts";
import { DeferredTrigger } from "../deferred-trigger.tsx";
import type { MenuProps } from "./menu-props.ts";

const body = deferred(() => import("./menu-body.tsx").then(({ MenuBody }) => ({ default: MenuBody })));
const MenuBody = lazy(body.load);

/**
 * A menu; its code is loaded when the browser is idle, or when the trigger is hovered, focused or pressed.
 */
export function Menu(props: MenuProps): ReactElement {
  const [pressed, setPressed] = useState(false);
  const hadFocus = useRef(false);
  return (
    <Suspense
      fallback={
        <DeferredTrigger
          trigger={props.trigger}
          popup="menu"
          want={body.want}
          onPress={() => setPressed(true)}
          hadFocus={hadFocus}
        />
      }
    >
      <MenuBody {...props} openAtOnce={pressed} hadFocus={hadFocus} />
    </Suspense>
  );
}
