export function toolAnchor(messageId: string, callId: string): string {
  return `tool-${messageId}-${callId}`;
}

/** Opens what a tool has found, brings it into view and marks it for a moment. */
export function showTool(messageId: string, callId: string): void {
  const element = document.getElementById(toolAnchor(messageId, callId));
  if (!element) return;
  if (element instanceof HTMLDetailsElement) element.open = true;
  element.querySelector("summary")?.focus({ preventScroll: true });
  element.scrollIntoView({ block: "nearest" });
  element.dataset.flash = "";
  element.addEventListener("animationend", () => delete element.dataset.flash, { once: true });
}
