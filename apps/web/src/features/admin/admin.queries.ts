import * as contract from "@citelens/contract/admin";
import type { Input } from "@citelens/contract/endpoint";
import {
  keepPreviousData,
  queryOptions,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { call } from "#lib/api/call.ts";
import type { AdminSearch } from "./admin-search.rules.ts";

export const rowsPerPage = 20;
const healthEveryMs = 10_000;

/** Root key of all admin queries, so that one change can invalidate all of them. */
const root = ["admin"] as const;

function listQuery<Name extends string, Page>(
  name: Name,
  search: AdminSearch,
  ask: (query: { search?: string; page: number; page_size: number }, signal: AbortSignal) => Promise<Page>,
) {
  return queryOptions({
    queryKey: [...root, name, search] as const,
    queryFn: ({ signal }) => ask({ ...search, page: search.page ?? 1, page_size: rowsPerPage }, signal),
    placeholderData: keepPreviousData,
  });
}

export const usersQuery = (search: AdminSearch) =>
  listQuery("users", search, (query, signal) => call(contract.listUsers, { query, signal }));

export const organizationsQuery = (search: AdminSearch) =>
  listQuery("organizations", search, (query, signal) => call(contract.listOrganizations, { query, signal }));

export const allWorkspacesQuery = (search: AdminSearch) =>
  listQuery("workspaces", search, (query, signal) => call(contract.listAllWorkspaces, { query, signal }));

export const allAnnouncementsQuery = (search: AdminSearch) =>
  listQuery("announcements", search, ({ page, page_size }, signal) =>
    call(contract.listAllAnnouncements, { query: { page, page_size }, signal }),
  );

export const agenciesQuery = (search: AdminSearch) =>
  listQuery("agencies", search, (query, signal) => call(contract.listAgencies, { query, signal }));

export const mailsQuery = (search: AdminSearch) =>
  listQuery("mails", search, (query, signal) => call(contract.listMails, { query, signal }));

/** The log is filtered by the id of a user or of a workspace. */
export const auditQuery = (search: AdminSearch & { readonly of: "user" | "workspace" }) =>
  listQuery("audit", search, ({ search: id, page, page_size }, signal) =>
    call(contract.listAudit, { query: { page, page_size, ...(id && { [search.of]: id }) }, signal }),
  );

export const mailQuery = (mailId: string) =>
  queryOptions({
    queryKey: [...root, "mail", mailId],
    queryFn: ({ signal }) => call(contract.getMail, { params: { mailId }, signal }),
    staleTime: Number.POSITIVE_INFINITY, // each read is recorded in the audit log
  });

export const healthQuery = queryOptions({
  queryKey: [...root, "health"],
  queryFn: ({ signal }) => call(contract.getHealth, { signal }),
  refetchInterval: healthEveryMs,
});

export type Colours = Input<typeof contract.previewAgency>["body"];

export const contrastQuery = (colours: Colours) =>
  queryOptions({
    queryKey: [...root, "contrast", colours],
    queryFn: ({ signal }) => call(contract.previewAgency, { body: colours, signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Runs a mutation and invalidates all admin queries. */
export function useAdminChange<Change, Answer>(
  run: (change: Change) => Promise<Answer>,
): UseMutationResult<Answer, Error, Change> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSettled: () => queryClient.invalidateQueries({ queryKey: root }),
  });
}

export type CreditGrant = Input<typeof contract.grantCredits>["body"] & { readonly organizationId: string };
export type AnnouncementText = Input<typeof contract.createAnnouncement>["body"];
export type AgencyFields = Input<typeof contract.updateAgency>["body"];
export type NewAgency = Input<typeof contract.createAgency>["body"];

/** Superuser mutations; each throws ApiProblem. */
export const changes = {
  impersonate: (userId: string) => call(contract.impersonate, { params: { userId } }),
  grantCredits: ({ organizationId, ...body }: CreditGrant) =>
    call(contract.grantCredits, { params: { organizationId }, body }),
  createAnnouncement: (body: AnnouncementText) => call(contract.createAnnouncement, { body }),
  updateAnnouncement: ({ id, ...body }: AnnouncementText & { readonly id: string }) =>
    call(contract.updateAnnouncement, { params: { announcementId: id }, body }),
  publishAnnouncement: (announcementId: string) =>
    call(contract.publishAnnouncement, { params: { announcementId } }),
  deleteAnnouncement: (announcementId: string) =>
    call(contract.deleteAnnouncement, { params: { announcementId } }),
  createAgency: (body: NewAgency) => call(contract.createAgency, { body }),
  updateAgency: ({ id, ...body }: AgencyFields & { readonly id: string }) =>
    call(contract.updateAgency, { params: { agencyId: id }, body }),
  deleteAgency: (agencyId: string) => call(contract.deleteAgency, { params: { agencyId } }),
  retryJob: (jobId: string) => call(contract.retryJob, { params: { jobId } }),
} as const;
