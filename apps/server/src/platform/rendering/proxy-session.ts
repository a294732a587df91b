import type { Duplex } from "node:stream";
import type { FetchFailureReason } from "#platform/guarded-fetch/guarded-failure.ts";

/** Why a target was not reached: as the guarded fetch says it, or because it is one of the browser's own. */
export type RefusalReason = FetchFailureReason | "browser";

export interface RefusedTarget {
  /** Host and port. */
  readonly target: string;
  readonly reason: RefusalReason;
  readonly times: number;
}

export interface SessionOptions {
  /** The host of the page that is opened; it counts as the page's even where browsers call it by themselves. */
  readonly pageHost: string;
  /** Most bytes of all that is sent and received for it; 20 MB by default. */
  readonly bytesMax?: number;
}

/** Session of the proxy for one page; once it is closed, every connection of it is gone. */
export interface ProxySession {
  readonly pageHost: string;
  /** Bytes that went either way, without what HTTP and TLS add. */
  readonly bytes: number;
  /** Whether it came to its bound of bytes, and was cut off there. */
  readonly isFull: boolean;
  readonly isOpen: boolean;
  /** At most 100 of them, each once. */
  readonly refused: readonly RefusedTarget[];
  close(): void;
}

/** Session as the proxy itself uses it. */
export interface OwnSession extends ProxySession {
  /** Destroys the stream at the session's end, at once where that has come. */
  track(stream: Duplex): void;
  count(bytes: number): void;
  refuse(target: string, reason: RefusalReason): void;
  onClose(end: () => void): void;
}

const bytesMaxDefault = 20_000_000;
const targetsMax = 100;

export function proxySession({ pageHost, bytesMax = bytesMaxDefault }: SessionOptions): OwnSession {
  const streams = new Set<Duplex>();
  const ends: (() => void)[] = [];
  const refused = new Map<string, RefusedTarget>();
  const state = { bytes: 0, isFull: false, isOpen: true };

  const close = (): void => {
    if (!state.isOpen) return;
    state.isOpen = false;
    for (const stream of streams) stream.destroy();
    for (const end of ends) end();
  };

  return {
    pageHost,
    get bytes() {
      return state.bytes;
    },
    get isFull() {
      return state.isFull;
    },
    get isOpen() {
      return state.isOpen;
    },
    get refused() {
      return [...refused.values()];
    },
    close,
    track: (stream) => {
      stream.on("error", ignoreOwnEnd);
      if (!state.isOpen) {
        stream.destroy();
        return;
      }
      streams.add(stream);
      stream.once("close", () => streams.delete(stream));
    },
    count: (bytes) => {
      state.bytes += bytes;
      if (state.bytes <= bytesMax) return;
      state.isFull = true;
      close();
    },
    refuse: (target, reason) => {
      const known = refused.get(target);
      if (!known && refused.size >= targetsMax) return;
      refused.set(target, { target, reason: known?.reason ?? reason, times: (known?.times ?? 0) + 1 });
    },
    onClose: (end) => {
      if (state.isOpen) ends.push(end);
      else end();
    },
  };
}

/** A connection that breaks off closes, which is all that is asked of it. */
function ignoreOwnEnd(): void {}
