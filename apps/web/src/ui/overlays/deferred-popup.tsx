import {
  type ReactElement,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
  useTransition,
} from "react";
import type { DeferredModule } from "./deferred.ts";
import { DeferredTrigger, type DeferredTriggerProps } from "./deferred-trigger.tsx";

/** Props of a popup's code when its trigger was pressed. */
export interface PopupBodyProps {
  readonly hadFocus: RefObject<boolean>;
}

interface DeferredPopupProps extends Pick<DeferredTriggerProps, "trigger" | "popup"> {
  readonly body: DeferredModule<unknown>;
  /** The popup itself, open, which suspends until its code is loaded. */
  readonly children: (body: PopupBodyProps) => ReactElement;
}

/**
 * A popup that costs the page a button until it is pressed. Its code is loaded when the browser is idle, or when the trigger
 * is hovered, focused or pressed.
 */
export function DeferredPopup({ body, children, ...trigger }: DeferredPopupProps): ReactElement {
  const [isPressed, setPressed] = useState(false);
  const [isPending, startTransition] = useTransition();
  const hadFocus = useRef(false);

  useEffect(() => {
    // Whoever presses the trigger sees the error.
    body.load().catch(() => undefined);
  }, [body]);

  return (
    <Suspense>
      {isPressed ? (
        children({ hadFocus })
      ) : (
        <DeferredTrigger
          {...trigger}
          want={body.want}
          isPending={isPending}
          onPress={() => startTransition(() => setPressed(true))}
          hadFocus={hadFocus}
        />
      )}
    </Suspense>
  );
}
