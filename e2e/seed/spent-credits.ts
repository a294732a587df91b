import type { CreditUseObject } from "@citelens/contract/billing/credits";
import type { CreditAction } from "@citelens/contract/billing/pricing";
import { creditHolds } from "../../apps/server/src/features/credits/ledger/public.ts";
import { organizationOf } from "../billing/billing.ts";
import { createWorkspace, signUpThroughApi } from "../support/api.ts";
import { grantCredits } from "../support/root.ts";
import type { SeededWorkspace, SeedingTools } from "./seeding.ts";

/** The time at which tests look at it. */
export const spentBy = new Date("2026-11-20T12:00:00Z");

interface Use {
  readonly at: string;
  readonly credits: number;
  readonly action?: CreditAction;
  readonly object?: Partial<CreditUseObject>;
}

/** One of each kind that the log can hold, from the newest to the oldest. */
const kinds: readonly Use[] = [
  {
    at: "2026-11-20T11:59:20Z",
    credits: 20,
    object: {
      type: "query",
      query: "What are the best running shoes for wide feet?",
      campaign_name: "Running shoes",
      campaign_type: "PRODUCT",
      status: "active",
    },
  },
  {
    at: "2026-11-20T11:58:59Z",
    credits: 1500,
    action: 2,
    object: { name: "Spring brand watch", campaign_type: "BRAND", status: "paused" },
  },
  {
    at: "2026-11-19T11:00:00Z",
    credits: 5,
    action: 3,
    object: { type: "chat_message", message_type: "AI" },
  },
  { at: "2025-11-01T11:00:00Z", credits: 20 },
];

/** Before them, so that there are three pages. */
const others = Array.from(
  { length: 41 },
  (_, at): Use => ({ at: `2025-10-01T10:${String(59 - at).padStart(2, "0")}:00Z`, credits: 5 }),
);

const spent = [...kinds, ...others];

/** Somebody who used all credits: the log has 45 entries, and nothing is left. */
export async function spentCredits({ tools, request }: SeedingTools): Promise<SeededWorkspace> {
  const account = await signUpThroughApi(request);
  const workspace = await createWorkspace(request, account);
  const { id: organizationId, remaining_credits } = await organizationOf(request, account, workspace.id);
  const all = spent.reduce((sum, { credits }) => sum + credits, 0);
  await grantCredits(request, { organizationId, amount: all - remaining_credits });

  for (const [index, { at, credits: amount, action = 1, object }] of spent.entries()) {
    const then = { ...tools, now: () => new Date(at) };
    const key = `use ${index}`;
    await creditHolds.reserve(then, {
      organizationId,
      workspaceId: workspace.id,
      key,
      amount,
      action,
      object: object ? { ...noObject, ...object } : null,
      expiresAt: new Date(Date.now() + 86_400_000),
    });
    await creditHolds.settle(then, { organizationId, holdKey: key, key, amount });
  }
  return { account, workspace, campaigns: {} };
}

const noObject: CreditUseObject = {
  type: "campaign",
  id: null,
  name: null,
  query: null,
  campaign_name: null,
  campaign_type: null,
  status: null,
  message_type: null,
};
