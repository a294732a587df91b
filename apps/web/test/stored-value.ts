import { afterAll, afterEach, beforeEach, vi } from "vitest";
import { MemoryStorage } from "./memory-storage.ts";

export interface StoredValueWorld {
  /** Storage of the browser, empty before each test. */
  readonly storage: () => MemoryStorage;
  /** Listeners to what other tabs store. */
  readonly otherTab: () => ReadonlySet<(event: { readonly key: string | null }) => void>;
  /** As a component does that shows the value which was read last; returns how it goes. */
  readonly subscribe: (listener: () => void) => () => void;
}

type Listener = (event: { readonly key: string | null }) => void;

/**
 * Lets the tests of a file read values that the browser stores, each from modules that are loaded new. In place of React
 * stands a component that shows the value at this moment.
 */
export function storedValueWorld(): StoredValueWorld {
  let storage = new MemoryStorage();
  let otherTab = new Set<Listener>();
  let subscribe: StoredValueWorld["subscribe"] = () => () => undefined;

  beforeEach(() => {
    [storage, otherTab] = [new MemoryStorage(), new Set()];
    vi.stubGlobal("localStorage", storage);
    vi.stubGlobal("addEventListener", (_: string, listener: Listener) => otherTab.add(listener));
    vi.stubGlobal("removeEventListener", (_: string, listener: Listener) => otherTab.delete(listener));
    vi.doMock("react", () => ({
      useSyncExternalStore: (wanted: typeof subscribe, read: () => unknown) => {
        subscribe = wanted;
        return read();
      },
    }));
    vi.resetModules();
  });
  // Also after the last test: the files that follow in this process load their modules with the real ones.
  afterEach(() => vi.unstubAllGlobals());
  afterAll(() => {
    vi.doUnmock("react");
    vi.resetModules();
  });
  return { storage: () => storage, otherTab: () => otherTab, subscribe: (listener) => subscribe(listener) };
}
