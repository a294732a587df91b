import type { BrandColours, BrandPreview } from "@citelens/contract/accounts/agencies";
import type { Input } from "@citelens/contract/base/endpoint";
import * as contract from "@citelens/contract/platform/admin";
import { type Deletion, listDeletions } from "@citelens/contract/platform/deletions";
import { listLimitRefusals } from "@citelens/contract/platform/limit-refusals";
import {
  cancelReanalysis,
  getReanalysis,
  type Reanalysis,
  startReanalysis,
} from "@citelens/contract/platform/reanalysis";
import { retryUnstoredAnswer } from "@citelens/contract/platform/unstored-answers";
import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { call } from "#lib/api/call.ts";
import { endpointQuery, pageQuery, refetchWhile } from "#lib/api/queries.ts";
import type { AdminSearch, MailSearch } from "./admin-search.rules.ts";

export const rowsPerPage = 20;
const healthEveryMs = 10_000;

/** Root key of all admin queries, so that one change can invalidate all of them. */
export const adminKey = ["admin"] as const;

/** The page of a list that the address names. */
export function paged({ search, page = 1 }: AdminSearch): {
  search?: string;
  page: number;
  page_size: number;
} {
  return { ...(search !== undefined && { search }), page, page_size: rowsPerPage };
}

export const usersQuery = (search: AdminSearch) =>
  pageQuery([...adminKey, "users", search], [contract.listUsers, { query: paged(search) }]);

export const organizationsQuery = (search: AdminSearch) =>
  pageQuery([...adminKey, "organizations", search], [contract.listOrganizations, { query: paged(search) }]);

export const allWorkspacesQuery = (search: AdminSearch) =>
  pageQuery([...adminKey, "workspaces", search], [contract.listAllWorkspaces, { query: paged(search) }]);

export const agenciesQuery = (search: AdminSearch) =>
  pageQuery([...adminKey, "agencies", search], [contract.listAgencies, { query: paged(search) }]);

export const mailsQuery = ({ status, ...search }: MailSearch) =>
  pageQuery(
    [...adminKey, "mails", search, status],
    [contract.listMails, { query: { ...paged(search), ...(status && { status }) } }],
  );

const removalEveryMs = 5_000;

/** Refetched while a removal is under way. */
export const deletionsQuery = (search: AdminSearch & { readonly state: "all" | "open" | "done" }) => {
  const { search: _, ...page } = paged(search);
  const query = { ...page, state: search.state };
  const isUnderWay = ({ results }: { readonly results: readonly Deletion[] }): boolean =>
    results.some(({ status }) => status !== "DONE");
  return pageQuery([...adminKey, "deletions", search], [listDeletions, { query }], {
    refetchInterval: refetchWhile(isUnderWay, removalEveryMs),
  });
};

export const limitRefusalsQuery = (search: AdminSearch) =>
  pageQuery([...adminKey, "limits", search], [listLimitRefusals, { query: paged(search) }]);

/** Read once: each reading is noted in the audit log. */
export const mailQuery = (mailId: string) =>
  endpointQuery([...adminKey, "mail", mailId], [contract.getMail, { params: { mailId } }], {
    staleTime: Number.POSITIVE_INFINITY,
  });

export const healthQuery = endpointQuery([...adminKey, "health"], [contract.getHealth, {}], {
  refetchInterval: healthEveryMs,
});

const reanalysisEveryMs = 2_000;

/** Refetched while stored answers are analysed again. */
export const reanalysisQuery = endpointQuery([...adminKey, "reanalysis"], [getReanalysis, {}], {
  refetchInterval: refetchWhile(({ run }: Reanalysis) => run?.status === "RUNNING", reanalysisEveryMs),
});

export function useContrast(colours: BrandColours): UseQueryResult<BrandPreview> {
  return useQuery(
    pageQuery([...adminKey, "contrast", colours], [contract.previewAgency, { body: colours }], {
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
}

/** Runs a mutation and invalidates all admin queries. */
export function useAdminChange<Change, Answer>(
  run: (change: Change) => Promise<Answer>,
): UseMutationResult<Answer, Error, Change> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSettled: () => queryClient.invalidateQueries({ queryKey: adminKey }),
  });
}

export type CreditGrant = Input<typeof contract.grantCredits>["body"] & { readonly organizationId: string };
type Act = Input<typeof contract.deleteAgency>["body"];
export type AgencyFields = Input<typeof contract.updateAgency>["body"];
export type NewAgency = Input<typeof contract.createAgency>["body"];

type ReasonedAct = Input<typeof startReanalysis>["body"];

/** Superuser mutations; each throws ApiProblem. */
export const changes = {
  impersonate: (userId: string) => call(contract.impersonate, { params: { userId } }),
  grantCredits: ({ organizationId, ...body }: CreditGrant) =>
    call(contract.grantCredits, { params: { organizationId }, body }),
  createAgency: (body: NewAgency) => call(contract.createAgency, { body }),
  updateAgency: ({ id, ...body }: AgencyFields & { readonly id: string }) =>
    call(contract.updateAgency, { params: { agencyId: id }, body }),
  deleteAgency: ({ id, ...body }: Act & { readonly id: string }) =>
    call(contract.deleteAgency, { params: { agencyId: id }, body }),
  sendMailAgain: ({ mailId, reason }: { readonly mailId: string; readonly reason: string }) =>
    call(contract.sendMailAgain, { params: { mailId }, body: { reason } }),
  startReanalysis: (body: ReasonedAct) => call(startReanalysis, { body }),
  cancelReanalysis: (body: ReasonedAct) => call(cancelReanalysis, { body }),
  retryUnstoredAnswer: ({ answerId, ...body }: ReasonedAct & { readonly answerId: string }) =>
    call(retryUnstoredAnswer, { params: { answerId }, body }),
} as const;
