/**
 * Puts text on the clipboard. Pages served over plain http have no clipboard interface; there a selection is
 * copied the old way. Resolves to false when the browser refuses both.
 */
export async function copyText(text: string): Promise<boolean> {
  if (!navigator.clipboard) return copySelection(text);

  return navigator.clipboard.writeText(text).then(
    () => true,
    () => copySelection(text),
  );
}

function copySelection(text: string): boolean {
  const area = document.createElement("textarea");
  const focused = document.activeElement;
  area.value = text;
  area.readOnly = true;
  area.className = "sr-only";
  // Inside an open dialog the focus may not leave it, so the helper stands beside the focused element.
  (focused?.parentElement ?? document.body).append(area);
  area.select();
  const copied = document.execCommand("copy");
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}
