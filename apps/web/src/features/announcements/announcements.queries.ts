import {
  type Announcement,
  announcementsFreshMs,
  announcementsShown,
  listAnnouncements,
  readAnnouncement,
} from "@citelens/contract/announcements";
import { queryOptions, type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api/call.ts";
import { addReadId, cachedList, cacheList } from "./cached-announcements.ts";

/** The newest announcements. They are kept in this browser for two hours and asked for anew every two hours. */
export function announcementsQuery() {
  const kept = cachedList();
  return queryOptions({
    queryKey: ["announcements"],
    queryFn: async ({ signal }) => {
      const answer = await call(listAnnouncements, { query: { page_size: announcementsShown }, signal });
      const results = Array.isArray(answer) ? (answer as Announcement[]) : answer.results; // some servers give a plain list
      cacheList(results, Date.now());
      return results;
    },
    staleTime: announcementsFreshMs,
    refetchInterval: announcementsFreshMs,
    ...(kept && { initialData: kept.list, initialDataUpdatedAt: kept.atMs }),
  });
}

/** Marks one as read here at once, and on the server; here it stays read whatever the server says. */
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
