import * as contract from "@citelens/contract/visibility/answers";
import { listReanalyses, previewNames as previewContract } from "@citelens/contract/visibility/brand-names";
import { getCampaignCost, listRuns, watchRun } from "@citelens/contract/visibility/runs";
import type { FastifyInstance } from "fastify";
import { memberRoutes, serveMemberStream } from "#features/workspaces/members/public.ts";
import { openLimit } from "#platform/limits/open-limit.ts";
import { serve } from "#platform/serve.ts";
import type { Tools } from "#platform/tools.ts";
import { fewAtOnce } from "./names/few-at-once.ts";
import { previewNames } from "./names/preview-names.ts";
import { listOwnReanalyses } from "./names/read-again.ts";
import { diffAnswers, getOwnAnswer } from "./show/answers.service.ts";
import { openRunFeed, runEveryMs } from "./show/run-feed.ts";
import { costOrFile, listCampaignRuns } from "./show/runs.service.ts";
import { findSharedAnswer, listLinks, revokeLink, shareOne } from "./show/share-links.ts";

export function registerAnswerRoutes(app: FastifyInstance, tools: Tools): void {
  const { serveMember } = memberRoutes(app, tools);
  serveMember(listRuns, (member, input) => listCampaignRuns(tools, member, input));

  serveMember(getCampaignCost, (member, input) => costOrFile(tools, member, input));

  const feed = openRunFeed(tools);
  serveMemberStream(app, tools, watchRun, {
    everyMs: runEveryMs,
    look: async (member, { campaignId }) => {
      const run = await feed.look(member, campaignId);
      return { event: run && { name: "run", data: run }, isLast: run?.status === "DONE" };
    },
  });

  const previews = openLimit(tools, "namePreviews");
  const inTurn = fewAtOnce({ runningMax: 2, waitingMax: 10 });
  serveMember(previewContract, async (member, { body }) => {
    await previews.take(member.userId);
    return inTurn(() => previewNames(tools, member, body));
  });
  serveMember(listReanalyses, (member) => listOwnReanalyses(tools, member));

  serveMember(contract.getAnswer, (member, { params }) => getOwnAnswer(tools, member, params.answerId));

  serveMember(contract.diffAnswers, (member, { params, query }) =>
    diffAnswers(tools, member, { answerId: params.answerId, withId: query.with }),
  );

  serveMember(contract.shareAnswer, (member, { params, body }) =>
    shareOne(tools, member, { answerId: params.answerId, days: body.days }),
  );

  serveMember(contract.listShareLinks, (member, { query, url }) => listLinks(tools, member, { query, url }));

  serveMember(contract.revokeShareLink, async (member, { params }) => {
    await revokeLink(tools, member, params.linkId);
    return undefined;
  });

  serve(app, contract.getSharedAnswer, ({ params }) => findSharedAnswer(tools, params.token), {
    limit: "sharedAnswers",
  });
}
