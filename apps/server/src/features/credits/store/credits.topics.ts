import { topic } from "#platform/topic.ts";

interface ReservedCredits {
  readonly organizationId: string;
  readonly workspaceId: string;
  readonly amount: number;
}

/** Credits were reserved for work, once for its key and in the same transaction; who throws refuses it. */
export const creditsReserved = topic<ReservedCredits>("credits.reserved");
