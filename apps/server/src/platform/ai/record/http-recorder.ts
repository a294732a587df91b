import { AsyncLocalStorage } from "node:async_hooks";
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from "node:zlib";
import { type Dispatcher, getGlobalDispatcher, setGlobalDispatcher } from "undici";

/** A whole answer over HTTP. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface HttpRecorder {
  /** Runs it, and gives what it was answered over HTTP, the oldest first; calls side by side are kept apart. */
  record<T>(run: () => Promise<T>): Promise<{ readonly result: T; readonly answers: readonly HttpAnswer[] }>;
  /** Puts back what sent requests before. */
  close(): void;
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Listens to every request of this process, whichever client sends it. What was sent is not kept. */
export function openHttpRecorder(): HttpRecorder {
  const usual = getGlobalDispatcher();
  const under = new AsyncLocalStorage<HttpAnswer[]>();
  const listening = usual.compose((dispatch) => (options, handler) => {
    const answers = under.getStore();
    return dispatch(options, answers ? withEar(handler, (answer) => answers.push(answer)) : handler);
  });
  setGlobalDispatcher(listening);

  return {
    record: async (run) => {
      const answers: HttpAnswer[] = [];
      const result = await under.run(answers, run);
      return { result, answers };
    },
    close: () => setGlobalDispatcher(usual),
  };
}

/** An answer that ends in the middle is none. */
function withEar(
  handler: Dispatcher.DispatchHandler,
  hear: (answer: HttpAnswer) => void,
): Dispatcher.DispatchHandler {
  let status = 0;
  let headers: Readonly<Record<string, string>> = {};
  const chunks: Buffer[] = [];
  return {
    onRequestStart: (...start) => handler.onRequestStart?.(...start),
    onRequestUpgrade: (...upgrade) => handler.onRequestUpgrade?.(...upgrade),
    onResponseStart: (controller, code, given, message) => {
      status = code;
      headers = single(given);
      handler.onResponseStart?.(controller, code, given, message);
    },
    onResponseData: (controller, chunk) => {
      chunks.push(Buffer.from(chunk));
      handler.onResponseData?.(controller, chunk);
    },
    onResponseEnd: (...end) => {
      hear({ status, headers, body: unpacked(Buffer.concat(chunks), headers["content-encoding"]) });
      handler.onResponseEnd?.(...end);
    },
    onResponseError: (...error) => handler.onResponseError?.(...error),
    onResponseStarted: () => handler.onResponseStarted?.(),
    onBodySent: (chunk) => handler.onBodySent?.(chunk),
    onRequestSent: () => handler.onRequestSent?.(),
  };
}

function single(headers: Headers): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat()[0] ?? ""]));
}

const unpacks: Readonly<Record<string, (packed: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  deflate: inflateSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
};

function unpacked(body: Buffer, encoding = ""): string {
  const unpack = unpacks[encoding.toLowerCase()];
  return (unpack && body.length > 0 ? unpack(body) : body).toString("utf8");
}
