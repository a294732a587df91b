/**
 * Places of keys at this process: who finds none waits in line, first come, first in. Between two of a line the process turns to
 * everything else that is ready, so that a long line of short work takes no more of it than a short one.
 */
export interface Lines {
  /** Resolves once there is a place, to what gives it back; again that does nothing. */
  enter(key: string): Promise<() => void>;
}

interface Line {
  inside: number;
  readonly waiting: (() => void)[];
}

export function openLines(placesMax: number): Lines {
  const lines = new Map<string, Line>();

  const leave = (key: string, line: Line): void => {
    const next = line.waiting.shift();
    if (next) {
      setImmediate(next); // the place is theirs
      return;
    }

    line.inside -= 1;
    if (line.inside === 0) lines.delete(key);
  };

  return {
    enter: async (key) => {
      const line = lines.get(key) ?? { inside: 0, waiting: [] };
      lines.set(key, line);
      if (line.inside < placesMax) line.inside += 1;
      else await new Promise<void>((resolve) => line.waiting.push(resolve));

      let isInside = true;
      return () => {
        if (!isInside) return;
        isInside = false;
        leave(key, line);
      };
    },
  };
}
