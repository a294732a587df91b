import {
  type ComponentProps,
  cloneElement,
  type ReactElement,
  type RefObject,
  useLayoutEffect,
  useRef,
} from "react";

export type TriggerElement = ReactElement<ComponentProps<"button">>;

export interface DeferredTriggerProps {
  readonly trigger: TriggerElement;
  readonly popup: "menu" | "dialog";
  /** Called at the first sign of interest, to fetch the code of the popup. */
  readonly want: () => void;
  /** Called when it is pressed before the code has come. */
  readonly onPress: () => void;
  /** Set when this stand-in leaves while it has the focus; see useFocusHandover. */
  readonly hadFocus: RefObject<boolean>;
}

/** Stands in for the trigger of a popup until the code of the popup has come. */
export function DeferredTrigger({
  trigger,
  popup,
  want,
  onPress,
  hadFocus,
}: DeferredTriggerProps): ReactElement {
  const element = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    const button = element.current;
    return () => {
      hadFocus.current = button !== null && button === document.activeElement;
    };
  }, [hadFocus]);

  return cloneElement(trigger, {
    ref: element,
    "aria-haspopup": popup,
    "aria-expanded": false,
    onFocus: want,
    onPointerEnter: want,
    onClick: () => {
      want();
      onPress();
    },
  });
}

/** Gives the focus that the stand-in had to the real trigger, which takes its place in the same moment. */
export function useFocusHandover(hadFocus: RefObject<boolean>): RefObject<HTMLButtonElement | null> {
  const element = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    if (hadFocus.current) element.current?.focus();
    hadFocus.current = false;
  }, [hadFocus]);

  return element;
}
