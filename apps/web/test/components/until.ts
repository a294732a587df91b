const everyMs = 10;
export const untilMs = 10_000; // a busy machine takes half of that to load a page for the first time
/** Those of the machine, also while a test moves the page's time. */
const { setTimeout: wait } = globalThis;
const now = performance.now.bind(performance);

/** Tries until it holds, or says after ten seconds why it does not. */
export async function until<T>(attempt: () => T | Promise<T>, withinMs = untilMs): Promise<T> {
  const end = now() + withinMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (now() > end) throw error;
      await new Promise((done) => wait(done, everyMs));
    }
  }
}
