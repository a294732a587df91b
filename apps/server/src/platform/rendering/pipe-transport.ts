import type { Readable, Writable } from "node:stream";

/** How playwright-core speaks to a browser: an object for each message. */
export interface PipeTransport {
  send(message: object): void;
  close(): void;
  onmessage?: (message: object) => void;
  onclose?: (reason?: string) => void;
  /** Begins to count what the browser says anew. */
  recount(): void;
}

export interface PipeOptions {
  readonly toBrowser: Writable;
  readonly fromBrowser: Readable;
  /** Most bytes that a browser may say about one page; beyond it the pipe is closed, because a page can make it say anything. */
  readonly bytesMax: number;
}

/** The two pipes of --remote-debugging-pipe: JSON, each message ended by a zero byte. Closes on what cannot be understood. */
export function pipeTransport({ toBrowser, fromBrowser, bytesMax }: PipeOptions): PipeTransport {
  let pieces: Buffer[] = [];
  let bytes = 0;
  let isOpen = true;

  const close = (): void => {
    if (!isOpen) return;
    isOpen = false;
    pieces = [];
    toBrowser.destroy();
    fromBrowser.destroy();
    transport.onclose?.();
  };
  const pass = (message: object): void => {
    try {
      transport.onmessage?.(message);
    } catch {
      close();
    }
  };
  const take = (chunk: Buffer): void => {
    bytes += chunk.length;
    if (bytes > bytesMax) {
      close();
      return;
    }

    let start = 0;
    for (let end = chunk.indexOf(0); end !== -1 && isOpen; end = chunk.indexOf(0, start)) {
      pieces.push(chunk.subarray(start, end));
      const message = parsed(Buffer.concat(pieces));
      pieces = [];
      start = end + 1;
      if (message) pass(message);
    }
    if (start < chunk.length) pieces.push(chunk.subarray(start));
  };
  const transport: PipeTransport = {
    send: (message) => {
      if (isOpen) toBrowser.write(`${JSON.stringify(message)}\0`);
    },
    close,
    recount: () => {
      bytes = 0;
    },
  };

  fromBrowser.on("data", take);
  for (const stream of [toBrowser, fromBrowser]) stream.on("error", close).on("close", close);
  return transport;
}

function parsed(text: Buffer): object | undefined {
  try {
    const message: unknown = JSON.parse(text.toString("utf8"));
    return typeof message === "object" && message !== null ? message : undefined;
  } catch {
    return undefined;
  }
}
