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
  /** Called on hover or focus, to load the popup's code. */
  readonly want: () => void;
  readonly onPress: () => void;
  /** Pressed, and the code is not there yet. */
  readonly isPending: boolean;
  /** Set when this placeholder unmounts with focus; see useFocusHandover. */
  readonly hadFocus: RefObject<boolean>;
}

/** A placeholder for a popup's trigger until it is pressed. */
export function DeferredTrigger({
  trigger,
  popup,
  want,
  onPress,
  isPending,
  hadFocus,
}: DeferredTriggerProps): ReactElement {
  const element = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    const button = element.current;
    return () => {
      hadFocus.current = button !== null && button === document.activeElement;
    };
  }, [hadFocus]);

  const press = (): void => {
    want();
    onPress();
  };
  return cloneElement(trigger, {
    ref: element,
    "aria-haspopup": popup,
    "aria-expanded": false,
    "aria-busy": isPending,
    onFocus: want,
    onPointerEnter: want,
    onClick: press,
    ...(popup === "menu" && {
      onKeyDown: (event) => {
        if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
        event.preventDefault();
        press();
      },
    }),
  });
}

/** Moves the placeholder's focus to the real trigger that replaces it. */
export function useFocusHandover(hadFocus: RefObject<boolean>): RefObject<HTMLButtonElement | null> {
  const element = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    if (hadFocus.current) element.current?.focus();
    hadFocus.current = false;
  }, [hadFocus]);

  return element;
}
