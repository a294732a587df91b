/** Gives the focus to what is drawn, as the `ref` of an element that comes in the place of the one that had it. */
export function focusOn(element: HTMLElement | null): void {
  element?.focus();
}

/** Gives the focus to the page's heading, where the element that had it is gone. */
export function focusHeading(): void {
  focusOn(document.querySelector("h1"));
}
