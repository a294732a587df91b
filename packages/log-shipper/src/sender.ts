import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { userAgent } from "./own-traces.ts";
import { Problem } from "./problem.ts";

const pack = promisify(gzip);

export interface SenderOptions {
  readonly key: string;
  /** The address of the endpoint for batches. */
  readonly endpoint: string;
  /** How often a batch may fail before the sender gives up. */
  readonly attemptsMax: number;
  readonly say: (message: string) => void;
  readonly pause: (ms: number) => Promise<void>;
}

/**
 * Sends a batch until it is accepted; resolves to the number of its visits that were refused one by one. Citelens stores a
 * batch once, however often it comes with the same key.
 */
export type SendBatch = (visits: readonly string[], batchKey: string) => Promise<number>;

const answerMsMax = 60_000;
const pauseMsMin = 1_000;
const pauseMsMax = 60_000;
const askedPauseMsMax = 3_600_000;

export function openSender(options: SenderOptions): SendBatch {
  return async (visits, batchKey) => {
    let refused = 0;
    const parts: Part[] = [{ visits, batchKey }];
    for (let part = parts.pop(); part; part = parts.pop()) {
      if (part.visits.length === 0) continue;
      const outcome = await sendPart(part, options);
      refused += outcome.refused;
      parts.push(...outcome.left);
    }
    return refused;
  };
}

interface Part {
  readonly visits: readonly string[];
  readonly batchKey: string;
}

interface Outcome {
  readonly refused: number;
  /** Parts still to be sent, the first of it last. */
  readonly left: readonly Part[];
}

async function sendPart(part: Part, options: SenderOptions): Promise<Outcome> {
  const { visits, batchKey } = part;
  const response = await post(visits, batchKey, options);
  if (response.ok) return { refused: 0, left: [] };
  if (response.status === 401)
    throw new Problem("The API key is unknown or revoked. Make one under Settings, API keys.");
  if (response.status === 413 && visits.length > 1) return { refused: 0, left: halvesOf(part).toReversed() };

  const told = await response.text();
  const taken = response.status === 400 ? withoutRefused(visits, told) : visits;
  // Whoever names none of them would be sent the same for ever.
  if (taken.length === visits.length)
    throw new Problem(`The endpoint answered with ${response.status}: ${told.slice(0, 500)}`);
  options.say(`Left out what the endpoint refuses: ${told.slice(0, 500)}`);
  return { refused: visits.length - taken.length, left: [{ visits: taken, batchKey }] };
}

function halvesOf({ visits, batchKey }: Part): readonly Part[] {
  const half = visits.length >> 1;
  return [
    { visits: visits.slice(0, half), batchKey: `${batchKey}.1` },
    { visits: visits.slice(half), batchKey: `${batchKey}.2` },
  ];
}

function withoutRefused(visits: readonly string[], told: string): readonly string[] {
  const refused = new Set([...told.matchAll(/\bLine (\d+): /g)].map(([, line]) => Number(line) - 1));
  return visits.filter((_, index) => !refused.has(index));
}

/**
 * Tries again after lost connections and 5xx, with growing pauses; any other answer is for the caller. A 429 is no failure: the
 * endpoint says when it takes more, and that is waited for as often as it takes.
 */
async function post(visits: readonly string[], batchKey: string, options: SenderOptions): Promise<Response> {
  const { key, endpoint, attemptsMax, say, pause } = options;
  const body = await pack(visits.join("\n"));
  for (let failures = 0; ; ) {
    const answer = await attemptToPost(endpoint, { key, batchKey, body });
    if (answer instanceof Response && answer.status !== 429 && answer.status < 500) return answer;

    const reason = answer instanceof Response ? `it answers with ${answer.status}` : answer.message;
    const isFailure = !(answer instanceof Response && answer.status === 429);
    if (isFailure) failures += 1;
    if (failures >= attemptsMax)
      throw new Problem(`${endpoint} takes nothing: ${reason}. Run again to go on where reading stopped.`);
    const ms = Math.max(
      askedPauseMs(answer),
      isFailure ? Math.min(pauseMsMin * 2 ** (failures - 1), pauseMsMax) : pauseMsMin,
    );
    say(`${endpoint} takes nothing at the moment: ${reason}. Trying again in ${Math.round(ms / 1000)} s.`);
    await pause(ms);
  }
}

interface Attempt {
  readonly key: string;
  readonly batchKey: string;
  readonly body: Buffer;
}

async function attemptToPost(endpoint: string, { key, batchKey, body }: Attempt): Promise<Response | Error> {
  try {
    return await fetch(endpoint, {
      method: "POST",
      headers: {
        "user-agent": userAgent,
        authorization: `Api-Key ${key}`,
        "content-type": "application/x-ndjson",
        "content-encoding": "gzip",
        "idempotency-key": batchKey,
      },
      body: new Uint8Array(body),
      redirect: "manual",
      signal: AbortSignal.timeout(answerMsMax),
    });
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return cause instanceof Error ? cause : new Error(String(cause));
  }
}

function askedPauseMs(answer: Response | Error): number {
  const seconds = answer instanceof Response ? Number(answer.headers.get("retry-after") ?? 0) : 0;
  return seconds > 0 ? Math.min(seconds * 1_000, askedPauseMsMax) : 0;
}
