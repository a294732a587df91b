/** How fast a site is read. */
export interface Pace {
  /** Requests that are under way at the same time. */
  readonly atOnce: number;
  /** The same while the site answers quickly, if it is more. */
  readonly atOnceQuick?: number;
  readonly perSecond: number;
}

/** First bytes that come sooner are quick. */
const quickMs = 300;
const firstBytesKept = 15;
/** Failures in a row, after which a site is left in peace for a while, and after which it is left alone. */
const troubleMax = 5;
const endMax = 20;
const restMs = 30_000;
const crawlDelaySecondsMax = 10;
const retryAfterSecondsMax = 120;

/** Gait of a walk: how its site bears it; times are those of one clock, in milliseconds. */
export interface Gait {
  readonly atOnce: number;
  /** How long to wait before the next request. */
  waitMs(nowMs: number): number;
  /** Takes the next turn: how long to wait before that request, which nobody else sends then. */
  turn(nowMs: number): number;
  answered(firstByteMs: number): void;
  /** The site failed to answer, or asked for time. */
  failed(nowMs: number, retryAfterSeconds?: number): void;
  /** Whether it has failed so often in a row that going on makes no sense. */
  readonly isHopeless: boolean;
}

/** The pace of one walk: never faster than was asked for, and slower where the site is in trouble. */
export function gaitOf({ atOnce, atOnceQuick = atOnce, perSecond }: Pace): Gait {
  const everyMs = perSecond === Number.POSITIVE_INFINITY ? 0 : 1_000 / perSecond;
  const firstBytes: number[] = [];
  let failures = 0;
  let isCareful = false;
  let nextMs = 0;
  return {
    get atOnce() {
      if (isCareful) return 1;
      const isQuick = firstBytes.length >= atOnce && medianOf(firstBytes) < quickMs;
      return isQuick ? atOnceQuick : atOnce;
    },
    waitMs: (nowMs) => Math.max(0, nextMs - nowMs),
    turn: (nowMs) => {
      const turnMs = Math.max(nextMs, nowMs);
      nextMs = turnMs + everyMs;
      return turnMs - nowMs;
    },
    answered: (firstByteMs) => {
      failures = 0;
      firstBytes.push(firstByteMs);
      if (firstBytes.length > firstBytesKept) firstBytes.shift();
    },
    failed: (nowMs, retryAfterSeconds = 0) => {
      failures++;
      const askedMs = Math.min(retryAfterSeconds, retryAfterSecondsMax) * 1_000;
      if (failures % troubleMax === 0) isCareful = true;
      const pauseMs = Math.max(askedMs, failures % troubleMax === 0 ? restMs : 0);
      nextMs = Math.max(nextMs, nowMs + pauseMs);
    },
    get isHopeless() {
      return failures >= endMax;
    },
  };
}

/** A pace after what robots.txt asks for: a delay in seconds, heeded up to ten. */
export function withCrawlDelay(pace: Pace, seconds: number | undefined): Pace {
  if (seconds === undefined || !(seconds > 0)) return pace;
  const perSecond = Math.min(pace.perSecond, 1 / Math.min(seconds, crawlDelaySecondsMax));
  return perSecond < 1 ? { atOnce: 1, perSecond } : { ...pace, perSecond };
}

/** Seconds of a Retry-After header; a date is read against `now`. */
export function retryAfterSeconds(header: string | undefined, now: Date): number | undefined {
  if (header === undefined) return undefined;
  if (/^\s*\d{1,9}\s*$/.test(header)) return Number(header);
  const untilMs = Date.parse(header);
  return Number.isNaN(untilMs) ? undefined : Math.max(0, Math.ceil((untilMs - now.getTime()) / 1_000));
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
