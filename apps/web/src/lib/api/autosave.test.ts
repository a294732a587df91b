import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createAutosave } from "./autosave.ts";

interface Parts {
  readonly name?: string;
  readonly language?: string;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function recorder() {
  const saved: Parts[] = [];
  let answer: () => Promise<void> = async () => {};
  const autosave = createAutosave<Parts>(async (parts) => {
    saved.push(parts);
    await answer();
  });
  return { autosave, saved, answerWith: (next: () => Promise<void>) => (answer = next) };
}

describe("saving by itself", () => {
  it("waits until nothing has changed for 800 ms, and sends the newest of each part once", async () => {
    const { autosave, saved } = recorder();

    autosave.change({ name: "A" });
    await vi.advanceTimersByTimeAsync(700);
    autosave.change({ name: "Au", language: "fr" });
    await vi.advanceTimersByTimeAsync(799);
    expect(saved).toEqual([]);
    expect(autosave.state().status).toBe("waiting");
    await vi.advanceTimersByTimeAsync(1);

    expect(saved).toEqual([{ name: "Au", language: "fr" }]);
    expect(autosave.state().status).toBe("saved");
    expect(autosave.isUnsaved()).toBe(false);
  });

  it("sends one request at a time; what is changed meanwhile goes with the next", async () => {
    const { autosave, saved, answerWith } = recorder();
    const first = Promise.withResolvers<void>();
    answerWith(() => first.promise);
    autosave.change({ name: "A" });
    const flushed = autosave.flush();

    autosave.change({ name: "B" });
    await vi.advanceTimersByTimeAsync(5000);
    expect(saved).toEqual([{ name: "A" }]);
    first.resolve();

    expect(await flushed).toBe(true);
    expect(saved).toEqual([{ name: "A" }, { name: "B" }]);
  });

  it("keeps what could not be saved, for the next attempt, beneath what was changed since", async () => {
    const { autosave, saved, answerWith } = recorder();
    const problem = new Error("no connection");
    answerWith(() => Promise.reject(problem));
    autosave.change({ name: "A", language: "fr" });
    await vi.advanceTimersByTimeAsync(800);
    expect(autosave.state()).toEqual({ status: "failed", problem });
    expect(autosave.isUnsaved()).toBe(true);

    answerWith(async () => {});
    autosave.change({ name: "B" });
    await vi.advanceTimersByTimeAsync(800);

    expect(saved.at(-1)).toEqual({ name: "B", language: "fr" });
    expect(autosave.isUnsaved()).toBe(false);
  });

  it("forgets what waits once it is dropped", async () => {
    const { autosave, saved } = recorder();
    autosave.change({ name: "A" });

    autosave.drop();
    await vi.advanceTimersByTimeAsync(800);

    expect(saved).toEqual([]);
    expect(autosave.isUnsaved()).toBe(false);
    expect(autosave.state()).toEqual({ status: "idle" });
  });

  it("tells at a flush whether the server has everything", async () => {
    const { autosave, answerWith } = recorder();
    expect(await autosave.flush()).toBe(true);

    answerWith(() => Promise.reject(new Error("no connection")));
    autosave.change({ name: "A" });
    expect(await autosave.flush()).toBe(false);

    answerWith(async () => {});
    expect(await autosave.flush()).toBe(true);
    expect(autosave.state().status).toBe("saved");
  });
});
