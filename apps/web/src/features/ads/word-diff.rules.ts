import type { DiffPiece } from "#ui/text/diff-parts.tsx";

/** Differences between two short texts, word by word: the longest words that both have in the same order stay. */
export function wordDiff(before: string, after: string): readonly DiffPiece[] {
  const [old, young] = [wordsOf(before), wordsOf(after)];
  const lengths = commonLengths(old, young);
  const pieces: DiffPiece[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < young.length) {
    const [gone, come] = [old[i], young[j]];
    if (gone !== undefined && come !== undefined && gone.trim() === come.trim()) {
      pieces.push({ kind: "same", text: come });
      i += 1;
      j += 1;
    } else if (gone !== undefined && (come === undefined || at(lengths, i + 1, j) >= at(lengths, i, j + 1))) {
      pieces.push({ kind: "removed", text: gone });
      i += 1;
    } else if (come !== undefined) {
      pieces.push({ kind: "added", text: come });
      j += 1;
    }
  }
  return joined(pieces);
}

/** With the spaces after each. */
function wordsOf(text: string): readonly string[] {
  return text.match(/\S+\s*/g) ?? [];
}

type Lengths = readonly (readonly number[])[];

/** How many words the rests of both have in common, by where the rests begin. */
function commonLengths(old: readonly string[], young: readonly string[]): Lengths {
  const rows: number[][] = Array.from({ length: old.length + 1 }, () => Array(young.length + 1).fill(0));
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = young.length - 1; j >= 0; j -= 1) {
      const row = rows[i];
      if (!row) continue;
      row[j] =
        old[i]?.trim() === young[j]?.trim()
          ? at(rows, i + 1, j + 1) + 1
          : Math.max(at(rows, i + 1, j), at(rows, i, j + 1));
    }
  }
  return rows;
}

function at(lengths: Lengths, i: number, j: number): number {
  return lengths[i]?.[j] ?? 0;
}

/** Neighbours of one kind as one piece. */
function joined(pieces: readonly DiffPiece[]): readonly DiffPiece[] {
  const done: DiffPiece[] = [];
  for (const piece of pieces) {
    const last = done.at(-1);
    if (last?.kind === piece.kind) done[done.length - 1] = { ...last, text: last.text + piece.text };
    else done.push(piece);
  }
  return done;
}
