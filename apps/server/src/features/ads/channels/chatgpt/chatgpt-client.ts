import { request } from "undici";
import type { z } from "zod";
import { readAnswer } from "#platform/ai/ask/answer-body.ts";
import type { Tools } from "#platform/tools.ts";
import { AdChannelFailure } from "../ad-channel-failure.ts";
import { type ChannelPace, type ChannelRates, sleep } from "../ad-channel-pace.ts";
import { retryAfterMsOf, waitMsBeforeRepeat } from "../repeating.rules.ts";
import { failureOfAnswer, noAnswer } from "./chatgpt-failure.ts";

/** Where and as whom we ask. A key is of one ad account alone. */
export interface ChatgptAccess {
  /** OPENAI_ADS_BASE_URL. */
  readonly baseUrl: string;
  readonly key: string;
  readonly pace: ChannelPace;
  readonly now: Tools["now"];
  /** Ends what is under way; its reason is thrown. */
  readonly signal?: AbortSignal;
  /** How pauses before a repetition pass. */
  readonly wait?: typeof sleep;
}

/** Rates of an account, and of an address. */
export const chatgptRates: ChannelRates = { perEndpoint: 600, inAll: 1_200 };

interface Call<T> {
  readonly method: "GET" | "POST";
  /** As the documentation writes it, with {id} in the place of an id. */
  readonly endpoint: `/${string}`;
  readonly id?: string;
  readonly query?: readonly (readonly [name: string, value: string])[];
  readonly body?: object;
  readonly idempotencyKey?: string;
  readonly shape: z.ZodType<T>;
}

export interface ChatgptClient {
  /** The answer, read by its shape. Throws AdChannelFailure. */
  call<T>(call: Call<T>): Promise<T>;
}

const timeoutMs = 20_000;

/**
 * Sends what may be sent now, and again what did not arrive: a creation by its idempotency key, a change and a state because they are the
 * same when done twice. A redirect is no answer, so that the key goes nowhere else.
 */
export function openChatgptClient(access: ChatgptAccess): ChatgptClient {
  const { pace, signal, wait = sleep } = access;
  return {
    call: async (call) => {
      for (let attempt = 1; ; attempt += 1) {
        await pace.pass(`${call.method} ${call.endpoint}`, signal);
        const answer = await send(access, call).catch((error: unknown) => failed(error, signal));
        if (!(answer instanceof AdChannelFailure)) return read(call.shape, answer);

        const { kind, retryAfterMs } = answer;
        const waitMs = waitMsBeforeRepeat({ kind, attempt, retryAfterMs, chance: Math.random() });
        if (waitMs === undefined) throw answer;
        await wait(waitMs, signal);
      }
    },
  };
}

function failed(error: unknown, signal: AbortSignal | undefined): AdChannelFailure {
  if (signal?.aborted) throw signal.reason;
  return error instanceof AdChannelFailure ? error : noAnswer("OpenAI did not answer.");
}

async function send<T>(
  { baseUrl, key, now, signal }: ChatgptAccess,
  { method, endpoint, id, query = [], body, idempotencyKey }: Call<T>,
): Promise<string> {
  const url = new URL(
    `${baseUrl.replace(/\/+$/, "")}${endpoint.replace("{id}", encodeURIComponent(id ?? ""))}`,
  );
  for (const [name, value] of query) url.searchParams.append(name, value);

  const inTime = AbortSignal.timeout(timeoutMs);
  const answer = await request(url, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      accept: "application/json",
      ...(body && { "content-type": "application/json" }),
      ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: signal ? AbortSignal.any([signal, inTime]) : inTime,
  });
  const { statusCode: status, headers } = answer;
  const text = await readAnswer(answer.body, { status, packedAs: first(headers["content-encoding"]) ?? "" });
  if (status < 300) return text;

  const retryAfterMs = retryAfterMsOf(first(headers["retry-after"]), now());
  throw failureOfAnswer({ status, text, retryAfterMs, key });
}

function first(header: string | string[] | undefined): string | undefined {
  return [header].flat()[0];
}

/** An answer that cannot be read is asked for again later, not at once: it was made by something that works. */
function read<T>(shape: z.ZodType<T>, text: string): T {
  const parsed = shape.safeParse(json(text));
  if (parsed.success) return parsed.data;

  const where = parsed.error.issues[0]?.path.join(".") || "it";
  throw noAnswer(`OpenAI's answer cannot be read: ${where} is not as documented.`);
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
