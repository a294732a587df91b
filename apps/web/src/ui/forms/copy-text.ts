/**
 * Copies text to the clipboard. Pages on plain http have no clipboard API; there it falls back to copying a
 * selection. Resolves to false when both fail.
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
  // Inside an open dialog the focus is trapped, so the helper is added next to the focused element.
  (focused?.parentElement ?? document.body).append(area);
  area.select();
  const copied = document.execCommand("copy");
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}
