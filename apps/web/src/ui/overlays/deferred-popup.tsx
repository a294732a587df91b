import { type ReactElement, type RefObject, Suspense, useRef, useState } from "react";
import { DeferredTrigger, type DeferredTriggerProps } from "./deferred-trigger.tsx";

/** What a popup's code gets once it is loaded. */
export interface PopupBodyProps {
  /** The trigger was pressed before. */
  readonly openAtOnce: boolean;
  readonly hadFocus: RefObject<boolean>;
}

interface DeferredPopupProps extends Pick<DeferredTriggerProps, "trigger" | "popup" | "want"> {
  /** The popup itself, which suspends until its code is loaded. */
  readonly children: (body: PopupBodyProps) => ReactElement;
}

/** A popup whose code is loaded when the browser is idle, or when the trigger is hovered, focused or pressed. */
export function DeferredPopup({ children, ...trigger }: DeferredPopupProps): ReactElement {
  const [pressed, setPressed] = useState(false);
  const hadFocus = useRef(false);
  return (
    <Suspense
      fallback={<DeferredTrigger {...trigger} onPress={() => setPressed(true)} hadFocus={hadFocus} />}
    >
      {children({ openAtOnce: pressed, hadFocus })}
    </Suspense>
  );
}
