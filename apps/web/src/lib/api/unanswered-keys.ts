import { hourMs } from "@citelens/contract/base/days";

/** Where they are stored: localStorage, or a substitute in tests. */
export type UnansweredStore = Pick<Storage, "getItem" | "setItem">;

/** A request that got no answer yet, or none at all. */
interface UnansweredRequest {
  readonly wish: string;
  readonly key: string;
  readonly atMs: number;
}

const storageKey = "request-keys";
/** The newest are remembered. */
const unansweredMax = 50;
/** People who want the same later have seen meanwhile what became of it. */
const keptMs = hourMs;
const line = /^(?<wish>\S+) (?<key>.+) (?<atMs>\d+)$/;

/** The key of the wish, if a request of it got no answer. */
export function unansweredKey(store: UnansweredStore, wish: string, nowMs: number): string | undefined {
  return read(store).find((one) => one.wish === wish && Math.abs(nowMs - one.atMs) < keptMs)?.key;
}

/** Remembers a key, which becomes the newest. */
export function rememberKey(store: UnansweredStore, unanswered: UnansweredRequest): void {
  const others = read(store).filter(({ wish }) => wish !== unanswered.wish);
  write(store, [...others, unanswered].slice(-unansweredMax));
}

/** Forgets a key that was answered. */
export function forgetKey(store: UnansweredStore, { wish, key }: Omit<UnansweredRequest, "atMs">): void {
  write(
    store,
    read(store).filter((one) => one.wish !== wish || one.key !== key),
  );
}

/** Short form stored of a wish: 53 bits that tell it from others, of which nobody reads what was sent. */
export function shortOf(wish: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < wish.length; at += 1) {
    high = Math.imul(high ^ wish.charCodeAt(at), 2_654_435_761);
    low = Math.imul(low ^ wish.charCodeAt(at), 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (2 ** 32 * (2_097_151 & high) + (low >>> 0)).toString(36);
}

/** Lines that are none of ours count as none. */
function read(store: UnansweredStore): readonly UnansweredRequest[] {
  return storedText(store)
    .split("\n")
    .flatMap((text) => {
      const { wish, key, atMs } = line.exec(text)?.groups ?? {};
      return wish !== undefined && key !== undefined ? [{ wish, key, atMs: Number(atMs) }] : [];
    });
}

function storedText(store: UnansweredStore): string {
  try {
    return store.getItem(storageKey) ?? "";
  } catch {
    return ""; // where storage is blocked nothing is remembered, and each click is a request of its own
  }
}

function write(store: UnansweredStore, all: readonly UnansweredRequest[]): void {
  try {
    store.setItem(storageKey, all.map(({ wish, key, atMs }) => `${wish} ${key} ${atMs}`).join("\n"));
  } catch {
    // where storage is full or blocked this one is not remembered
  }
}
