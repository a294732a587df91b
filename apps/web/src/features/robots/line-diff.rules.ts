export interface DiffLine {
  readonly kind: "same" | "removed" | "added";
  readonly text: string;
}

/**
 * The lines of two files as one list. A policy takes lines out and adds others at the end, so going through both once finds
 * the shortest list or nearly so; the list is right for any two files.
 */
export function lineDiff(before: string, after: string): DiffLine[] {
  const made = linesOf(after);
  let next = 0;
  const old = linesOf(before).map((text): DiffLine => {
    if (made[next] !== text) return { kind: "removed", text };
    next++;
    return { kind: "same", text };
  });
  return [...old, ...made.slice(next).map((text): DiffLine => ({ kind: "added", text }))];
}

/** Line breaks at the end begin no line. */
function linesOf(text: string): string[] {
  const lines = text.split(/\r\n|\r|\n/);
  while (lines.at(-1) === "") lines.pop();
  return lines;
}
