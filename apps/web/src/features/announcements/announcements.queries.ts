import {
  type Announcement,
  announcementsFreshMs,
  announcementsShown,
  listAnnouncements,
  readAnnouncement,
} from "@citelens/contract/accounts/announcements";
import { queryOptions, type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api/call.ts";
import { storeValue, useSharedValue } from "#lib/browser/stored-value.ts";
import { storeForUser } from "#lib/session/token-store.ts";

const listKey = "announcements";
const readKey = "announcements-read";
const readIdsMax = 200;

/** The newest announcements, cached in this browser and refetched after two hours. */
export function announcementsQuery() {
  const cached = cachedList();
  return queryOptions({
    queryKey: ["announcements"],
    queryFn: async ({ signal }) => {
      const answer = await call(listAnnouncements, { query: { page_size: announcementsShown }, signal });
      const results = Array.isArray(answer) ? (answer as Announcement[]) : answer.results; // some servers return a plain array
      cacheList(results, Date.now());
      return results;
    },
    staleTime: announcementsFreshMs,
    refetchInterval: announcementsFreshMs,
    ...(cached && { initialData: cached.list, initialDataUpdatedAt: cached.atMs }),
  });
}

/** Marks one as read locally at once and on the server; locally it stays read even if the server fails. */
export function useReadAnnouncement(): UseMutationResult<void, Error, string> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (announcementId: string) => {
      await call(readAnnouncement, { params: { announcementId } });
    },
    onMutate: (announcementId) => {
      addReadId(announcementId);
      queryClient.setQueryData(announcementsQuery().queryKey, (list) => list && [...list]);
    },
  });
}

/** The cached list, however old; undefined when missing or invalid. */
export function cachedList(): { readonly list: Announcement[]; readonly atMs: number } | undefined {
  const cached = parsed(localStorage.getItem(listKey));
  if (typeof cached !== "object" || cached === null || !("list" in cached) || !("atMs" in cached))
    return undefined;
  if (!Array.isArray(cached.list) || typeof cached.atMs !== "number") return undefined;
  return { list: cached.list as Announcement[], atMs: cached.atMs }; // only cacheList() writes under this key
}

export function cacheList(list: readonly Announcement[], atMs: number): void {
  storeForUser(listKey, JSON.stringify({ list, atMs }));
}

/** The ids that were read in this browser. */
export function useReadIds(): string {
  return useSharedValue(() => localStorage.getItem(readKey) ?? "[]");
}

export function readIdsIn(stored: string): readonly string[] {
  const ids = parsed(stored);
  return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
}

export function addReadId(id: string): void {
  const known = readIdsIn(localStorage.getItem(readKey) ?? "[]");
  if (known.includes(id)) return;

  storeValue(readKey, JSON.stringify([...known, id].slice(-readIdsMax)));
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return undefined; // invalid content counts as none
  }
}
