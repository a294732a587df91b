/** Longer from look to look: to look at a whole page costs as much as to change it. */
const pausesMs = [2, 5, 10, 20, 40] as const;
const untilMs = 10_000; // a busy machine takes half of that to load a page for the first time
/** Timer and clock of the machine, also while a test moves the page's time. */
const { setTimeout: wait } = globalThis;
const now = performance.now.bind(performance);

/** Tries until it holds, or says after ten seconds why it does not. */
export async function until<T>(attempt: () => T | Promise<T>, withinMs = untilMs): Promise<T> {
  const end = now() + withinMs;
  for (let looks = 0; ; looks += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (now() > end) throw error;
      await new Promise((done) => wait(done, pausesMs[looks] ?? pausesMs.at(-1)));
    }
  }
}
