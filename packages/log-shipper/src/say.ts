import { marked } from "./own-traces.ts";

/** Says something to whoever started it: of what would come again and again, so often at most. */
export type SayMessage = (
  message: string,
  bound?: { readonly of: string; readonly timesMax: number },
) => void;

export function openSay(write: (text: string) => void): SayMessage {
  const times = new Map<string, number>();
  return (message, bound) => {
    if (bound) {
      const before = times.get(bound.of) ?? 0;
      if (before >= bound.timesMax) return;
      times.set(bound.of, before + 1);
    }
    write(marked(message));
  };
}
