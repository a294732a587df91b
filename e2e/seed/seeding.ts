import type { CampaignGiven } from "@citelens/contract/campaigns";
import { dayMs } from "@citelens/contract/days";
import type { Workspace } from "@citelens/contract/workspaces";
import type { APIRequestContext } from "@playwright/test";
import { answerAll, reviewRun } from "../../apps/server/src/features/answers/public.ts";
import { createCampaign, launchCampaign } from "../../apps/server/src/features/campaigns/public.ts";
import { runSimulated } from "../../apps/server/src/features/campaigns/runs/public.ts";
import { requireMember } from "../../apps/server/src/features/workspaces/members/public.ts";
import { takeBackJobs } from "../../apps/server/src/platform/jobs/job-states.sql.ts";
import { withinWorkspace } from "../../apps/server/src/platform/postgres.ts";
import type { Tools } from "../../apps/server/src/platform/tools.ts";
import type { Account } from "../support/api.ts";
import type { Answered, AskedModel, Vendor } from "./vendor.ts";

export interface Seeding {
  /** Those of the product, beside which they are open. */
  readonly tools: Tools;
  readonly request: APIRequestContext;
  readonly vendor: Vendor;
}

/** A filled workspace, and who may look at it. */
export interface Seeded {
  readonly account: Account;
  readonly workspace: Workspace;
  /** Campaigns by their names. */
  readonly campaigns: Readonly<Record<string, string>>;
}

/** One day on which the campaigns of a workspace are asked. */
export interface LivedDay {
  /** At noon, UTC. */
  readonly daysAgo: number;
  /** Campaigns that are launched on it; those of days before are asked again where they are due. */
  readonly launched?: readonly CampaignGiven[];
  readonly answer: (question: string, model: AskedModel) => Answered;
}

/**
 * Lets campaigns run through days that are past, as the product runs them: asked of the doubles by its own adapters, analysed,
 * stored and counted by its own code. Resolves to the campaigns by their names.
 */
export async function liveThrough(
  { tools, vendor }: Seeding,
  { account, workspace }: Pick<Seeded, "account" | "workspace">,
  days: readonly LivedDay[],
): Promise<Record<string, string>> {
  const member = await requireMember(
    tools,
    { userId: account.user.id, impersonatorId: undefined },
    workspace.id,
  );
  const launched: Record<string, string> = {};
  for (const { daysAgo, launched: given = [], answer } of days) {
    vendor.answer(answer);
    const now = noonOf(daysAgo);
    const thatDay: Tools = { ...tools, now: () => now };
    const runs = await withinWorkspace(tools, member, async (db) => {
      const within = { ...thatDay, db };
      await runSimulated(within, member, {
        isLast: false,
        meanwhile: async () => {
          for (const one of given) {
            const { id, name } = await createCampaign(within, member, one);
            await launchCampaign(within, member, id);
            launched[name] = id;
          }
          await answerAll(within, member);
        },
      });
      return takeBackJobs(within, member, reviewRun.name);
    });
    for (const run of runs) await reviewRun.run(thatDay, reviewRun.payload.parse(run));
  }
  return launched;
}

function noonOf(daysAgo: number): Date {
  const day = new Date(Date.now() - daysAgo * dayMs).toISOString().slice(0, 10);
  return new Date(`${day}T12:00:00Z`);
}
