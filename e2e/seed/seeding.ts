import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { CampaignGiven } from "@citelens/contract/visibility/campaigns";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import type { APIRequestContext } from "@playwright/test";
import { answerAll, reviewRun } from "../../apps/server/src/features/answers/public.ts";
import { createCampaign, launchCampaign } from "../../apps/server/src/features/campaigns/public.ts";
import { runSimulated } from "../../apps/server/src/features/campaigns/runs/public.ts";
import { addPages } from "../../apps/server/src/features/local-index/public.ts";
import { requireMember } from "../../apps/server/src/features/workspaces/members/public.ts";
import { takeBackJobs } from "../../apps/server/src/platform/jobs/job-states.sql.ts";
import { withinWorkspace } from "../../apps/server/src/platform/postgres.ts";
import type { Tools } from "../../apps/server/src/platform/tools.ts";
import type { Account } from "../support/api.ts";
import { noonOf } from "../support/days.ts";
import type { AnswerWriter, Vendor } from "./vendor.ts";

export interface SeedingTools {
  /** Tools of the product, beside which they are open. */
  readonly tools: Tools;
  readonly request: APIRequestContext;
  readonly vendor: Vendor;
}

/** A filled workspace, and who may look at it. */
export interface SeededWorkspace {
  readonly account: Account;
  readonly workspace: Workspace;
  /** Campaigns by their names. */
  readonly campaigns: Readonly<Record<string, string>>;
}

/** Has the local index of the workspace read one page, as answers cite them. */
export async function readForIndex(
  { tools }: SeedingTools,
  { account, workspace }: Pick<SeededWorkspace, "account" | "workspace">,
  html: string,
): Promise<void> {
  const site = createServer((_, response) => response.setHeader("content-type", "text/html").end(html));
  await once(site.listen(0, "127.0.0.1"), "listening");
  const { port } = site.address() as AddressInfo; // a port has no path for an address
  const place = await placeOf(tools, { account, workspace });
  await addPages(tools, place, [{ url: `http://127.0.0.1:${port}/` }]);
  site.close();
}

/** One day on which the campaigns of a workspace are asked. */
export interface LivedDay {
  /** At noon, UTC. */
  readonly daysAgo: number;
  /** Campaigns that are launched on it; those of days before are asked again where they are due. */
  readonly launched?: readonly CampaignGiven[];
  readonly answer: AnswerWriter;
  /** Whether the campaigns' schedules go on from here by the real clock; nothing may be due before a run of tests ends. */
  readonly goesOn?: boolean;
}

/**
 * Lets campaigns run through days that are past, as the product runs them: asked of the doubles by its own adapters, analysed,
 * stored and counted by its own code. Resolves to the campaigns by their names.
 */
export async function liveThrough(
  { tools, vendor }: SeedingTools,
  { account, workspace }: Pick<SeededWorkspace, "account" | "workspace">,
  days: readonly LivedDay[],
): Promise<Record<string, string>> {
  const member = await placeOf(tools, { account, workspace });
  const launched: Record<string, string> = {};
  const questions: string[] = [];
  for (const day of days) {
    const { daysAgo, launched: given = [], answer, goesOn = false } = day;
    questions.push(...given.flatMap(({ queries = [] }) => queries.map(({ text }) => text)));
    vendor.answer(questions, answer);
    const now = noonOf(daysAgo);
    const thatDay: Tools = { ...tools, now: () => now };
    const runs = await withinWorkspace(tools, member, async (db) => {
      const within = { ...thatDay, db };
      await runSimulated(within, member, {
        isLast: goesOn,
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

function placeOf(
  tools: Tools,
  { account, workspace }: Pick<SeededWorkspace, "account" | "workspace">,
): ReturnType<typeof requireMember> {
  return requireMember(tools, { userId: account.user.id, impersonatorId: undefined }, workspace.id);
}
