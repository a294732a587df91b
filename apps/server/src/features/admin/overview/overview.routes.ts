import { apiBase } from "@citelens/contract/base/endpoint";
import { getOverview, watchOverview } from "@citelens/contract/platform/overview";
import type { FastifyInstance } from "fastify";
import {
  isSuperuser,
  sessionsEnded,
  signedInUser,
  superuserRoutes,
} from "#features/accounts/sign-in/public.ts";
import { openEventStreams } from "#platform/event-stream/event-stream.ts";
import { Refusal } from "#platform/refusal.ts";
import { parseQuery } from "#platform/serve.ts";
import type { Tools } from "#platform/tools.ts";
import type { HealthSources } from "../system/health.ts";
import { openOverview, overviewEveryMs } from "./overview.ts";
import { listAllowedSuperusers } from "./superuser-viewers.ts";

export function registerOverviewRoutes(app: FastifyInstance, tools: Tools, sources: HealthSources): void {
  const overview = openOverview(tools, sources);
  superuserRoutes(app, tools)(getOverview, () => overview.read());

  const streams = openEventStreams(app, (viewers) => listAllowedSuperusers(tools, viewers));
  sessionsEnded.listen(tools, (_, { userId }) => streams.recheck((one) => one.userId === userId));
  app.route({
    method: "GET",
    url: `${apiBase}${watchOverview.path}`,
    config: { endpoint: watchOverview },
    handler: async (request, reply) => {
      const user = signedInUser(request);
      if (!(await isSuperuser(tools, user))) throw new Refusal("FORBIDDEN");
      parseQuery(watchOverview, request);
      await streams.send(request, reply, {
        viewer: { ...user, workspaceId: undefined },
        everyMs: overviewEveryMs,
        look: async () => ({ event: { name: "overview", data: await overview.look() }, isLast: false }),
      });
    },
  });
}
