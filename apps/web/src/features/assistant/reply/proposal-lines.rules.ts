/** A line of two texts: in both, only in the new one, or only in the old one. */
export interface ProposalLine {
  readonly kind: "same" | "added" | "removed";
  readonly text: string;
}

/** Changes of a proposal, line by line: the longest lines that both share stay, in their order. */
export function proposalLines(old: string, proposed: string): ProposalLine[] {
  const [before, after] = [linesOf(old), linesOf(proposed)];
  const shared = sharedLengths(before, after);
  const lines: ProposalLine[] = [];
  let [at, to] = [0, 0];
  while (at < before.length || to < after.length) {
    const [was, is] = [before[at], after[to]];
    if (was !== undefined && was === is) {
      lines.push({ kind: "same", text: was });
      at += 1;
      to += 1;
    } else if (
      was !== undefined &&
      (is === undefined || lengthAt(shared, at + 1, to) >= lengthAt(shared, at, to + 1))
    ) {
      lines.push({ kind: "removed", text: was });
      at += 1;
    } else {
      lines.push({ kind: "added", text: is ?? "" });
      to += 1;
    }
  }
  return lines;
}

function linesOf(text: string): string[] {
  return text === "" ? [] : text.split("\n");
}

/** How many lines both share from a line of the one and a line of the other on. */
function sharedLengths(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = before.map(() => after.map(() => 0));
  for (let at = before.length - 1; at >= 0; at -= 1) {
    for (let to = after.length - 1; to >= 0; to -= 1) {
      const row = lengths[at];
      if (!row) continue;
      row[to] =
        before[at] === after[to]
          ? lengthAt(lengths, at + 1, to + 1) + 1
          : Math.max(lengthAt(lengths, at + 1, to), lengthAt(lengths, at, to + 1));
    }
  }
  return lengths;
}

function lengthAt(lengths: readonly (readonly number[])[], at: number, to: number): number {
  return lengths[at]?.[to] ?? 0;
}
