const name = "citelens:palette";

/** Opens the command palette from within a page. */
export function requestPalette(): void {
  window.dispatchEvent(new Event(name));
}

/** Calls back when a page wants the palette; returns how to stop. */
export function onPaletteRequest(open: () => void): () => void {
  window.addEventListener(name, open);
  return () => window.removeEventListener(name, open);
}
