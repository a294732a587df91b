/** All patterns at once over a stream of UTF-16 units, after Aho and Corasick: one table look-up a unit. */
export interface Automaton {
  /** The column of each unit; 0 for units that no pattern has. */
  readonly columns: Uint16Array;
  readonly width: number;
  /** The next state, by state and column; negative when a pattern ends there. */
  readonly next: Int32Array;
  /** The patterns that end in a state, longest first. */
  readonly endings: readonly (readonly number[])[];
}

export function buildAutomaton(patterns: readonly string[]): Automaton {
  const columns = columnsOf(patterns);
  const width = columns.reduce((widest, column) => Math.max(widest, column), 0) + 1;
  const states = 1 + patterns.reduce((sum, pattern) => sum + pattern.length, 0);
  const next = new Int32Array(states * width);
  const endings: number[][] = [[]];

  patterns.forEach((pattern, index) => {
    let state = 0;
    for (let at = 0; at < pattern.length; at++) {
      const slot = state * width + (columns[pattern.charCodeAt(at)] ?? 0);
      if (next[slot] === 0) next[slot] = endings.push([]) - 1;
      state = next[slot] ?? 0;
    }
    endings[state]?.push(index);
  });
  link({ next, width, endings });
  return { columns, width, next: next.slice(0, endings.length * width), endings };
}

/** Calls `found` with the pattern and the index of its last unit, for each occurrence, overlapping ones too. */
export function scan(
  { columns, width, next, endings }: Automaton,
  { units, length }: { readonly units: Uint16Array; readonly length: number },
  found: (pattern: number, last: number) => void,
): void {
  let state = 0;
  for (let at = 0; at < length; at++) {
    state = next[state * width + (columns[units[at] ?? 0] ?? 0)] ?? 0;
    if (state >= 0) continue;
    state = -state;
    for (const pattern of endings[state] ?? []) found(pattern, at);
  }
}

/** Walks the tree by depth and fills each missing step with that of the longest suffix that is in the tree. */
function link(tree: { next: Int32Array; width: number; endings: number[][] }): void {
  const { next, width, endings } = tree;
  const suffix = new Int32Array(endings.length);
  const queue = childrenOf(tree, 0); // of the root, whose missing steps lead to itself
  for (let head = 0; head < queue.length; head++) {
    const state = queue[head] ?? 0;
    const shorter = suffix[state] ?? 0;
    endings[state]?.push(...(endings[shorter] ?? []));
    for (let column = 1; column < width; column++) {
      const slot = state * width + column;
      const inherited = next[shorter * width + column] ?? 0;
      const child = next[slot] ?? 0;
      if (child === 0) next[slot] = inherited;
      else {
        suffix[child] = inherited;
        queue.push(child);
      }
    }
  }
  markEndings(tree);
}

function childrenOf({ next, width }: { next: Int32Array; width: number }, state: number): number[] {
  return [...next.subarray(state * width + 1, (state + 1) * width)].filter((child) => child !== 0);
}

/** Makes the steps into states negative in which a pattern ends. */
function markEndings({ next, endings }: { next: Int32Array; endings: number[][] }): void {
  for (let slot = 0; slot < next.length; slot++) {
    const state = next[slot] ?? 0;
    if (endings[state]?.length) next[slot] = -state;
  }
}

function columnsOf(patterns: readonly string[]): Uint16Array {
  const columns = new Uint16Array(65_536);
  let count = 0;
  for (const pattern of patterns) {
    for (let at = 0; at < pattern.length; at++) columns[pattern.charCodeAt(at)] ||= ++count;
  }
  return columns;
}
