import { randomUUID } from "node:crypto";
import { shiftDay } from "@citelens/contract/base/days";
import { bookCredits } from "../../apps/server/src/features/spending/public.ts";
import { pay } from "../../apps/server/src/features/spending/room.ts";
import { inTransaction } from "../../apps/server/src/platform/tools.ts";
import { organizationOf } from "../billing/billing.ts";
import { createWorkspace, signUpThroughApi } from "../support/api.ts";
import type { SeededWorkspace, SeedingTools } from "./seeding.ts";

type Purpose = Parameters<typeof pay>[1]["purpose"];

interface PaidCalls {
  readonly provider: string;
  readonly model: string;
  readonly purpose: Purpose;
  readonly calls: number;
  readonly failed?: number;
  /** Cost of one call. */
  readonly usd: number;
  readonly isExact?: boolean;
}

/** The days on which it was bought, long before all that other tests buy. */
const paidFrom = "2026-03-01";
const days = 30;

const answers: readonly PaidCalls[] = [
  { provider: "openai", model: "chatgpt", purpose: "ANSWER", calls: 4, failed: 1, usd: 0.014 },
  { provider: "anthropic", model: "claude", purpose: "ANSWER", calls: 2, usd: 0.05 },
  { provider: "google", model: "gemini", purpose: "ANSWER", calls: 2, usd: 0.047 },
  { provider: "perplexity", model: "perplexity", purpose: "ANSWER", calls: 2, usd: 0.0055, isExact: true },
  { provider: "xai", model: "grok", purpose: "ANSWER", calls: 1, usd: 0.0234, isExact: true },
];
const judge: PaidCalls = {
  provider: "openai",
  model: "openai/gpt-6-luna",
  purpose: "JUDGE",
  calls: 3,
  usd: 0.0004,
};
const check: PaidCalls = { provider: "openai", model: "chatgpt", purpose: "CHECK", calls: 1, usd: 0.0021 };

/** A month of answers for one organization, a day of another one that is gone, and a check by the installation. */
export async function paidCalls({ tools, request }: SeedingTools): Promise<SeededWorkspace> {
  const account = await signUpThroughApi(request);
  const workspace = await createWorkspace(request, account);
  const { id: organizationId } = await organizationOf(request, account, workspace.id);

  const buy = async (day: string, organization: string | null, bought: PaidCalls): Promise<void> => {
    const { provider, model, purpose, calls, failed = 0, usd, isExact = false } = bought;
    const then = { ...tools, now: () => new Date(`${day}T12:00:00Z`) };
    const cost = { usd, isExact };
    for (let call = 0; call < calls; call += 1) {
      await pay(then, {
        provider,
        model,
        purpose,
        organizationId: organization,
        expected: cost,
        run: async () => call < failed,
        costOf: () => cost,
        hasFailed: (hasFailed) => hasFailed,
        costOfError: () => cost,
      });
    }
    if (purpose !== "ANSWER" || organization === null) return;
    const credits = (calls - failed) * 5;
    await inTransaction(then, (within) =>
      bookCredits(within, [{ organization_id: organization, provider, model, credits }]),
    );
  };
  for (let index = 0; index < days; index += 1) {
    // Every seventh day nothing is asked, and each provider only every so often.
    const due = index % 7 === 6 ? [] : answers.filter((_, at) => at === 0 || index % (at + 1) === 0);
    const day = shiftDay(paidFrom, index);
    await Promise.all(
      [...due, ...(due.length > 0 ? [judge] : [])].map((one) => buy(day, organizationId, one)),
    );
  }
  await buy(paidFrom, randomUUID(), { ...judge, purpose: "ANSWER", model: "chatgpt", usd: 0.014 });
  await buy(paidFrom, null, check);
  return { account, workspace, campaigns: {} };
}
