import { apiBase } from "@citelens/contract/base/endpoint";
import * as contract from "@citelens/contract/visibility/answers";
import { getCampaignCost, listRuns, watchRun } from "@citelens/contract/visibility/runs";
import type { FastifyInstance } from "fastify";
import { sessionsEnded, signedInUser } from "#features/accounts/sign-in/public.ts";
import { listAllowedViewers, memberRoutes, requireMember } from "#features/workspaces/members/public.ts";
import { workspaceTopics } from "#features/workspaces/public.ts";
import { openEventStreams } from "#platform/event-stream/event-stream.ts";
import { Refusal } from "#platform/refusal.ts";
import { serve } from "#platform/serve.ts";
import type { Tools } from "#platform/tools.ts";
import { diffAnswers, getOwnAnswer } from "./answers.service.ts";
import { findCampaignCost, findNewestRun, listCampaignRuns } from "./show/runs.service.ts";
import { findSharedAnswer, listLinks, revokeLink, shareOne } from "./show/share-links.ts";

const watchEveryMs = 1_000;

export function registerAnswerRoutes(app: FastifyInstance, tools: Tools): void {
  const { serveMember } = memberRoutes(app, tools);
  serveMember(listRuns, (member, input) => listCampaignRuns(tools, member, input));

  serveMember(getCampaignCost, (member, { params }) => findCampaignCost(tools, member, params.campaignId));

  const streams = openEventStreams(app, (viewers) => listAllowedViewers(tools, viewers));
  sessionsEnded.listen(tools, (_, { userId }) =>
    streams.recheck((one) => one.userId === userId || one.impersonatorId === userId),
  );
  workspaceTopics.accessLost.listen(tools, (_, { workspaceId }) =>
    streams.recheck((one) => one.workspaceId === workspaceId),
  );
  app.route({
    method: "GET",
    url: `${apiBase}${watchRun.path}`,
    config: { endpoint: watchRun },
    handler: async (request, reply) => {
      const params = watchRun.params.safeParse(request.params);
      if (!params.success) throw new Refusal("NOT_FOUND");

      const { projectId, campaignId } = params.data;
      const user = signedInUser(request);
      const member = await requireMember(tools, user, projectId);
      const look = async () => {
        const run = await findNewestRun(tools, member, campaignId);
        return { event: run && { name: "run", data: run }, isLast: run?.status === "DONE" };
      };
      const viewer = { ...user, workspaceId: member.workspaceId };
      await streams.send(request, reply, { viewer, look, everyMs: watchEveryMs });
    },
  });

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
    perMinute: 120,
  });
}
