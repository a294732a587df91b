import { Refusal } from "#platform/refusal.ts";

/** Client that asks for a hash. */
export interface HashClient {
  /** See clientNetwork(). */
  readonly network: string;
  /** Somebody who has logged in from there before, is logged in, or holds a link that was sent to them. */
  readonly isKnown: boolean;
}

interface QueuedHash {
  readonly network: string;
  readonly start: () => void;
  readonly giveUp: () => void;
}

const hashesAtOnce = 2;
const waitingMax = { known: 40, unknown: 40 } as const;

let running = 0;
let isKnownNext = true;
const waiting: { readonly [Share in keyof typeof waitingMax]: QueuedHash[] } = { known: [], unknown: [] };

/**
 * At most two hashes at once, so that a burst of log-ins cannot starve everything else on the thread pool. Known
 * clients wait in a share of their own, and the shares alternate: a flood of strangers costs a known client one
 * place at most. Within a share a full queue gives up the last place of the network that has the most of them, as
 * long as the newcomer's has fewer. Who finds no room is refused with 429.
 */
export async function queueHash<T>({ network, isKnown }: HashClient, work: () => Promise<T>): Promise<T> {
  if (running >= hashesAtOnce) await waitForPlace(network, isKnown ? "known" : "unknown");
  else running += 1;

  try {
    return await work();
  } finally {
    passOn();
  }
}

async function waitForPlace(network: string, share: keyof typeof waitingMax): Promise<void> {
  const queue = waiting[share];
  if (queue.length >= waitingMax[share] && !makeRoom(queue, network)) throw refusal();
  await new Promise<void>((start, reject) => {
    queue.push({ network, start, giveUp: () => reject(refusal()) });
  });
}

/** Whether the newest place of the greediest network was given up for another one that has at least two fewer. */
function makeRoom(queue: QueuedHash[], newcomer: string): boolean {
  const places = new Map<string, number>();
  for (const { network } of queue) places.set(network, (places.get(network) ?? 0) + 1);
  const [greediest, most] = [...places].reduce((one, other) => (other[1] > one[1] ? other : one));
  if (most <= (places.get(newcomer) ?? 0) + 1) return false;

  const [given] = queue.splice(
    queue.findLastIndex(({ network }) => network === greediest),
    1,
  );
  given?.giveUp();
  return true;
}

/** The place goes to the one who waits longest in the share whose turn it is; nobody else can take it in between. */
function passOn(): void {
  const [first, second] = isKnownNext ? [waiting.known, waiting.unknown] : [waiting.unknown, waiting.known];
  const next = first.shift() ?? second.shift();
  isKnownNext = !isKnownNext;
  if (next) next.start();
  else running -= 1;
}

function refusal(): Refusal {
  return new Refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: 2 });
}
