import { Piscina } from "piscina";

/** Does work that takes the processor for long beside everything else that this process does. */
export interface Threads {
  /** Runs a module's `work` in a thread on copies; throws what it throws, or ThreadFailure by time or memory. */
  run<Work extends ThreadWork>(module: URL, task: Parameters<Work>[0]): Promise<Awaited<ReturnType<Work>>>;
  /** Ends what is under way. */
  close(): Promise<void>;
}

type ThreadWork = (task: never) => unknown;

/** Work that had to be ended. */
export class ThreadFailure extends Error {
  readonly reason: "time" | "memory";

  constructor(reason: "time" | "memory", options?: ErrorOptions) {
    super(reason === "time" ? "It took too long." : "It took too much memory.", options);
    this.reason = reason;
  }
}

export interface ThreadsOptions {
  /** Time of one piece of work, from the moment on which it begins; half a minute by default. */
  readonly timeMs?: number;
  readonly memoryMb?: number;
}

/** A thread that has nothing to do ends after that, and gives its memory back. */
const idleMs = 10_000;
/** Requests of people come first, where a thread can be nice alone; elsewhere the whole process would be. */
const niceness = process.platform === "linux" ? 10 : 0;

interface RunningWork {
  readonly time: AbortController;
  timer?: NodeJS.Timeout;
}

/** One thread, which begins with the first work and does one after the other. */
export function openThreads({ timeMs = 30_000, memoryMb = 96 }: ThreadsOptions = {}): Threads {
  let pool: Piscina | undefined;
  let idle: NodeJS.Timeout | undefined;
  const queue: RunningWork[] = [];
  const opened = (): Piscina => {
    clearTimeout(idle);
    // With a thread at least, one that had to be ended is replaced for what waits behind it.
    pool ??= new Piscina({
      minThreads: 1,
      maxThreads: 1,
      niceIncrement: niceness,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: memoryMb / 8 },
    });
    return pool;
  };
  const close = async (): Promise<void> => {
    clearTimeout(idle);
    const closed = pool;
    pool = undefined;
    await closed?.destroy();
  };
  /** The time of the one whose turn it is. */
  const watchFirst = (): void => {
    const [first] = queue;
    if (first) first.timer ??= setTimeout(() => first.time.abort(), timeMs);
  };
  return {
    run: async (module, task) => {
      const own: RunningWork = { time: new AbortController() };
      queue.push(own);
      watchFirst();
      try {
        return await opened().run(task, { filename: module.href, name: "work", signal: own.time.signal });
      } catch (error) {
        throw failureOf(error, own.time.signal);
      } finally {
        clearTimeout(own.timer);
        queue.splice(queue.indexOf(own), 1);
        watchFirst();
        if (queue.length === 0) idle = setTimeout(() => void close(), idleMs).unref();
      }
    },
    close,
  };
}

function failureOf(error: unknown, time: AbortSignal): unknown {
  if (time.aborted) return new ThreadFailure("time", { cause: error });
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "ERR_WORKER_OUT_OF_MEMORY" ? new ThreadFailure("memory", { cause: error }) : error;
}
