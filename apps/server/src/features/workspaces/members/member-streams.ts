import { apiBase, type Endpoint, type ParsedInput } from "@citelens/contract/base/endpoint";
import type { workspacePath } from "@citelens/contract/workspaces/workspaces";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import {
  listLiveCredentials,
  listLiveSessions,
  sessionsEnded,
  signedInUser,
} from "#features/accounts/sign-in/public.ts";
import {
  type EventStreams,
  openEventStreams,
  type StreamOptions,
} from "#platform/event-stream/event-stream.ts";
import type { Viewer } from "#platform/event-stream/stream-registry.ts";
import { Refusal } from "#platform/refusal.ts";
import { parseQuery } from "#platform/serve.ts";
import type { Tools } from "#platform/tools.ts";
import type { Member } from "../store/member.ts";
import { workspaceTopics } from "../store/workspace-topics.ts";
import { listMembersAmong } from "../store/workspaces.sql.ts";
import { memberLimits } from "./member-limits.ts";
import { requireMember } from "./require-member.ts";

type Query = z.ZodType | undefined;

/** An endpoint below a workspace's path that is answered with server-sent events. */
type StreamEndpoint<Params extends typeof workspacePath, Q extends Query> = Endpoint<
  Params,
  Q,
  undefined,
  z.ZodType | undefined
>;

type Watch<Params extends typeof workspacePath, Q extends Query> = { readonly everyMs: number } & (
  | {
      /** Look at the case, whoever looks, and however often. */
      readonly look: (member: Member, params: z.output<Params>) => ReturnType<StreamOptions["look"]>;
    }
  | {
      /** Begins the looks of one stream, which remember how far they have come, where the query says that they begin. */
      readonly follow: (
        member: Member,
        asked: { readonly params: z.output<Params> } & Pick<ParsedInput<StreamEndpoint<Params, Q>>, "query">,
      ) => StreamOptions["look"];
    }
);

/** Serves a stream of server-sent events to the members of a workspace, and ends it when somebody no longer is one. */
export function serveMemberStream<Params extends typeof workspacePath, Q extends Query>(
  app: FastifyInstance,
  tools: Tools,
  endpoint: StreamEndpoint<Params, Q>,
  watch: Watch<Params, Q>,
): void {
  const streams = streamsOf(app, tools);
  const limits = memberLimits(app, tools);
  app.route({
    method: "GET",
    url: `${apiBase}${endpoint.path}`,
    config: { endpoint },
    handler: async (request, reply) => {
      const params = endpoint.params.safeParse(request.params);
      if (!params.success) throw new Refusal("NOT_FOUND");

      const user = signedInUser(request);
      const member = await requireMember(tools, user, params.data.projectId);
      const viewer = { ...user, workspaceId: member.workspaceId };
      await limits.admit(member, request);
      const look = lookOf(endpoint, watch, { member, params: params.data, request });
      const slot = await limits.holdStream(member, request);
      try {
        await streams.send(request, reply, { viewer, everyMs: watch.everyMs, look });
      } finally {
        slot.free();
      }
    },
  });
}

interface StreamRequest<Params extends typeof workspacePath> {
  readonly member: Member;
  readonly params: z.output<Params>;
  readonly request: FastifyRequest;
}

function lookOf<Params extends typeof workspacePath, Q extends Query>(
  endpoint: StreamEndpoint<Params, Q>,
  watch: Watch<Params, Q>,
  { member, params, request }: StreamRequest<Params>,
): StreamOptions["look"] {
  const query = parseQuery(endpoint, request);
  if ("look" in watch) return () => watch.look(member, params);
  return watch.follow(member, { params, query });
}

/** One for all rooms of a server, since a user's streams are counted together. */
const opened = new WeakMap<FastifyInstance, EventStreams>();

function streamsOf(app: FastifyInstance, tools: Tools): EventStreams {
  const known = opened.get(app);
  if (known) return known;

  const streams = openEventStreams(app, (viewers) => listAllowedViewers(app, tools, viewers));
  sessionsEnded.listen(tools, (_, { userId }) =>
    streams.recheck((one) => one.userId === userId || one.impersonatorId === userId),
  );
  workspaceTopics.accessLost.listen(tools, (_, { workspaceId }) =>
    streams.recheck((one) => one.workspaceId === workspaceId),
  );
  opened.set(app, streams);
  return streams;
}

/** Viewers who still have their session, key or app and their workspace, asked with a statement each for all of them. */
async function listAllowedViewers(
  app: FastifyInstance,
  tools: Tools,
  viewers: readonly Viewer[],
): Promise<Viewer[]> {
  const [sessions, others, members] = await Promise.all([
    listLiveSessions(tools, distinct(viewers.map(({ sessionId }) => sessionId))),
    listLiveCredentials(
      app,
      viewers.map(({ via }) => via),
    ),
    listMembersAmong(tools, {
      workspaceIds: distinct(viewers.flatMap(({ workspaceId }) => workspaceId ?? [])),
      userIds: distinct(viewers.map(({ userId }) => userId)),
    }),
  ]);
  const pairs = new Set(members.map(({ workspace_id, user_id }) => `${workspace_id} ${user_id}`));
  return viewers.filter(
    ({ via, workspaceId, userId }) =>
      (via.kind === "session" ? sessions : others).has(via.id) && pairs.has(`${workspaceId} ${userId}`),
  );
}

function distinct(ids: readonly string[]): string[] {
  return [...new Set(ids)];
}
