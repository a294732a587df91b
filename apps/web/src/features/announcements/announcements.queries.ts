import {
  type Announcement,
  announcementsFreshMs,
  announcementsShown,
  listAnnouncements,
  readAnnouncement,
} from "@citelens/contract/accounts/announcements";
import { queryOptions, type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api/call.ts";
import { addReadId, cachedList, cacheList } from "./cached-announcements.ts";

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
