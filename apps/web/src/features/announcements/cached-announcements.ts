import type { Announcement } from "@citelens/contract/announcements";
import { useSyncExternalStore } from "react";
import { storeForUser } from "#lib/session/token-store.ts";

const listKey = "announcements";
const readKey = "announcements-read";
const readIdsMax = 200;
const listeners = new Set<() => void>();

interface Kept {
  readonly list: Announcement[];
  readonly atMs: number;
}

/** The list that this browser fetched last, however old it is; undefined for none and for nonsense. */
export function cachedList(): Kept | undefined {
  const kept = parsed(localStorage.getItem(listKey));
  if (typeof kept !== "object" || kept === null || !("list" in kept) || !("atMs" in kept)) return undefined;
  if (!Array.isArray(kept.list) || typeof kept.atMs !== "number") return undefined;
  return { list: kept.list as Announcement[], atMs: kept.atMs }; // only cacheList() writes under this key
}

export function cacheList(list: readonly Announcement[], atMs: number): void {
  storeForUser(listKey, JSON.stringify({ list, atMs }));
}

/** The ids that were read in this browser. */
export function useReadIds(): string {
  return useSyncExternalStore(subscribe, () => localStorage.getItem(readKey) ?? "[]");
}

export function readIdsIn(stored: string): readonly string[] {
  const ids = parsed(stored);
  return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
}

export function addReadId(id: string): void {
  const known = readIdsIn(localStorage.getItem(readKey) ?? "[]");
  if (known.includes(id)) return;

  localStorage.setItem(readKey, JSON.stringify([...known, id].slice(-readIdsMax)));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return undefined; // somebody else wrote there: as good as nothing
  }
}
