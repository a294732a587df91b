import type { CallOptions } from "./calls.ts";
import { CitelensConnectionError, CitelensRefusal, readRefusal } from "./refusal.ts";

/** The address of an installation, and who calls. */
export interface ClientOptions {
  /** Address of the installation, such as https://citelens.example.com. */
  readonly url: string;
  /** An API key, as Settings > API keys makes them. */
  readonly key?: string | undefined;
  /** An access token in place of a key: of a connected app, or of a signed-in person. */
  readonly token?: string | undefined;
  /** For how long a try may take, and for how long a stream may be silent; 30 seconds. */
  readonly timeoutMs?: number | undefined;
  /** How often a call is tried again that does no harm by it; 3. */
  readonly retries?: number | undefined;
  /** For how long a call waits at most before it is tried again; 60 seconds. Who is asked to wait longer is refused at once. */
  readonly waitMsMax?: number | undefined;
  readonly fetch?: typeof fetch | undefined;
}

/** A request, as the table of operations and the input make it. */
export interface ApiRequest {
  readonly method: string;
  /** Below the base address, with its query. */
  readonly address: string;
  /** Type of the answer; any, for a file. */
  readonly accept: string;
  readonly body: object | undefined;
  readonly takesKey: boolean;
  readonly isSafe: boolean;
}

const basePath = "/api/v1";

/** Sends requests, waits and tries again. */
export class ApiTransport {
  readonly #base: string;
  readonly #credentials: string;
  readonly #options: ClientOptions;

  constructor(options: ClientOptions) {
    this.#base = baseOf(options.url);
    this.#credentials = credentialsOf(options);
    this.#options = options;
  }

  /** Reads an answer by `read`, as part of the try: an answer that breaks off is asked for again. `read` ends the patience. */
  async send<Answer>(
    request: ApiRequest,
    options: CallOptions,
    read: (response: Response, patience: TryPatience) => Promise<Answer>,
  ): Promise<Answer> {
    const key = options.idempotencyKey ?? (request.takesKey ? randomKey() : undefined);
    const retries = request.isSafe || key !== undefined ? this.#retriesOf(options) : 0;
    for (let tried = 0; ; tried++) {
      options.signal?.throwIfAborted();
      try {
        return await this.#try(request, key, options, read);
      } catch (error) {
        const waitMs = tried < retries ? waitBefore(error, tried) : undefined;
        if (waitMs === undefined || waitMs > (this.#options.waitMsMax ?? 60_000)) throw error;
        await pause(waitMs, options.signal);
      }
    }
  }

  #retriesOf(options: CallOptions): number {
    return options.retries ?? this.#options.retries ?? 3;
  }

  async #try<Answer>(
    { method, address, accept, body }: ApiRequest,
    key: string | undefined,
    options: CallOptions,
    read: (response: Response, patience: TryPatience) => Promise<Answer>,
  ): Promise<Answer> {
    const patience = new TryPatience(options.timeoutMs ?? this.#options.timeoutMs ?? 30_000, options.signal);
    const ask = this.#options.fetch ?? fetch;
    try {
      const response = await ask(`${this.#base}${address}`, {
        method,
        headers: {
          accept,
          authorization: this.#credentials,
          ...(body && { "content-type": "application/json" }),
          ...(key !== undefined && { "idempotency-key": key }),
        },
        ...(body && { body: JSON.stringify(body) }),
        redirect: "manual", // a key is sent nowhere else, and a POST never becomes a GET
        signal: patience.signal,
      });
      if (!isAnswer(response)) throw redirectRefusal(response);
      if (!response.ok) throw await readRefusal(response);
      if (!isOfType(response, accept)) throw new CitelensRefusal(response.status, strangeAnswer);
      return await read(response, patience);
    } catch (error) {
      patience.end();
      throw patience.reasonOf(error);
    }
  }
}

/** Time that a try is given; a stream that goes on gets it anew with each piece. */
export class TryPatience {
  readonly #controller = new AbortController();
  readonly #ms: number;
  readonly #caller: AbortSignal | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;

  constructor(ms: number, caller: AbortSignal | undefined) {
    this.#ms = ms;
    this.#caller = caller;
    caller?.addEventListener("abort", this.#give, { once: true });
    this.renew();
  }

  readonly #give = (): void => this.#controller.abort(this.#caller?.reason);

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  renew(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#isOver = true;
      this.#controller.abort();
    }, this.#ms);
  }

  /** Stops the clock while it is the caller who takes time. */
  rest(): void {
    clearTimeout(this.#timer);
  }

  end(): void {
    this.rest();
    this.#caller?.removeEventListener("abort", this.#give);
  }

  /** Why a try failed, as the caller is told. */
  reasonOf(error: unknown): unknown {
    if (this.#caller?.aborted) return this.#caller.reason;
    if (this.#isOver) return new CitelensConnectionError(`There was no answer within ${this.#ms} ms.`);
    if (error instanceof CitelensRefusal || error instanceof CitelensConnectionError) return error;
    return new CitelensConnectionError("The connection failed or broke off.", { cause: error });
  }
}

/** How long to wait before the next try; undefined for what no further try would change. */
function waitBefore(error: unknown, tried: number): number | undefined {
  const backOffMs = 500 * 2 ** tried * (0.5 + Math.random() / 2);
  if (error instanceof CitelensConnectionError) return backOffMs;
  if (!(error instanceof CitelensRefusal)) return undefined;
  const passes = error.status === 429 || error.status >= 500 || error.code === "IDEMPOTENCY_KEY_RUNNING";
  return passes ? (error.retryAfterMs ?? backOffMs) : undefined;
}

async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const give = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", give);
      resolve();
    }, ms);
    signal?.addEventListener("abort", give, { once: true });
  });
}

const strangeAnswer = "The answer is none of Citelens. Check the url.";

function isOfType({ status, headers }: Response, accept: string): boolean {
  return status === 204 || accept === "*/*" || (headers.get("content-type") ?? "").startsWith(accept);
}

function isAnswer({ status, type }: Response): boolean {
  return type !== "opaqueredirect" && (status < 300 || status > 399);
}

/** Says where a redirect leads, which browsers do not tell. */
function redirectRefusal({ status, headers }: Response): CitelensRefusal {
  const target = headers.get("location");
  const detail = `The address leads to ${target ?? "another one"}. Give that one as the url.`;
  return new CitelensRefusal(status, detail);
}

function baseOf(address: string): string {
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash) {
    throw new TypeError("The url is the address of an installation, such as https://citelens.example.com.");
  }
  return `${url.origin}${url.pathname.replace(/\/+$/, "").replace(new RegExp(`${basePath}$`), "")}${basePath}`;
}

/** Checked here, since a header that cannot be sent is shown in the error of fetch, and a key is in none. */
function credentialsOf({ key, token }: ClientOptions): string {
  const secret = key ?? token;
  if (secret === undefined || !/^[!-~]+$/.test(secret)) {
    throw new TypeError("Give the key of Settings > API keys, without blanks and line ends around it.");
  }
  return key === undefined ? `Bearer ${secret}` : `Api-Key ${secret}`;
}

/** By the random numbers that browsers have on any page; randomUUID stands on secure ones alone. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
