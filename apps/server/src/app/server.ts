import { apiBase } from "@citelens/contract/base/endpoint";
import compress from "@fastify/compress";
import underPressure from "@fastify/under-pressure";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { registerAccountRoutes } from "#features/accounts/room.ts";
import { signedInUser } from "#features/accounts/sign-in/public.ts";
import { type HealthSources, registerAdminRoutes } from "#features/admin/room.ts";
import { registerAdRoutes, registerContentRoutes } from "#features/ads/room.ts";
import { hostBrandOf, registerAgencyRoutes } from "#features/agencies/room.ts";
import { registerAnnouncementRoutes } from "#features/announcements/room.ts";
import { registerAnswerRoutes } from "#features/answers/room.ts";
import { registerApiKeyRoutes } from "#features/api-keys/room.ts";
import { registerAssistantRoutes } from "#features/assistant/room.ts";
import { registerBillingRoutes } from "#features/billing/room.ts";
import { registerBrandContextRoutes } from "#features/brand-context/room.ts";
import { registerCampaignRoutes } from "#features/campaigns/room.ts";
import { registerConnectedAppRoutes } from "#features/connected-apps/room.ts";
import { registerContentStudioRoutes } from "#features/content-studio/room.ts";
import { registerConversationRoutes } from "#features/conversations/room.ts";
import { registerCreditRoutes } from "#features/credits/room.ts";
import { registerDemoRoutes } from "#features/demo/room.ts";
import { registerExportRoutes } from "#features/exports/room.ts";
import { registerIndexingRoutes } from "#features/indexing/room.ts";
import { registerInsightRoutes } from "#features/insights/room.ts";
import { registerIntegrationRoutes } from "#features/integrations/room.ts";
import { registerInvitationRoutes } from "#features/invitations/room.ts";
import { registerMcpRoutes, takeMcpCredentials } from "#features/mcp/room.ts";
import { registerOperatorRoutes } from "#features/operators/room.ts";
import { registerOpportunityRoutes } from "#features/opportunities/room.ts";
import { registerReferralRoutes } from "#features/referrals/room.ts";
import { registerRobotsRoutes } from "#features/robots/room.ts";
import { registerSiteRoutes } from "#features/sites/room.ts";
import { registerSourceRoutes } from "#features/sources/room.ts";
import { registerTechnicalAuditRoutes } from "#features/technical-audit/room.ts";
import {
  registerRetentionRoutes,
  registerTrackingRoutes,
  registerVisitRoutes,
} from "#features/visits/room.ts";
import { registerWarehouseRoutes } from "#features/warehouse/room.ts";
import { registerWorkspaceRoutes } from "#features/workspaces/room.ts";
import { doOnceByKey } from "#platform/idempotency/once-by-key.ts";
import type { Role } from "#platform/instances/instance-roles.ts";
import { limitRoutes } from "#platform/limits/limit-routes.ts";
import type { Tools } from "#platform/tools.ts";
import { serveBotPage } from "./bot-page.ts";
import { serveDocs } from "./docs/docs.ts";
import { serveDownloads } from "./downloads.ts";
import { answerErrors, notFound } from "./errors.ts";
import { reportHealth } from "./health.ts";
import { serveOpenAiChallenge } from "./openai-challenge.ts";
import { schemaOf } from "./openapi.ts";
import { refuseWritesReadOnly } from "./read-only.ts";
import { openRefusalLog } from "./refusal-log.ts";
import { subscribeRooms } from "./subscribe-rooms.ts";
import { readTrackerScript, serveTrackerScript } from "./tracker-script.ts";
import { protect, readPage, serveWeb } from "./web.ts";

export interface ServerOptions {
  readonly roles: readonly Role[];
  readonly trustedProxies: readonly string[];
  readonly metricsToken: string | undefined;
  readonly sources: HealthSources;
  /** Whether this process is about to stop; never unless told otherwise. */
  readonly isDraining?: () => boolean;
  /** How far behind the process may be before it answers 503. */
  readonly delayMsMax: number;
  /** Token of the directory of ChatGPT's apps; nothing is answered there without one. */
  readonly openAiChallenge?: string | undefined;
}

const bodyBytesMax = 64 * 1024;

/** The HTTP server with every room of its roles opened by name, in their order. */
export async function buildServer(tools: Tools, options: ServerOptions): Promise<FastifyInstance> {
  const logger: FastifyBaseLogger = tools.log.child({});
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyBytesMax,
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    forceCloseConnections: "idle",
    requestTimeout: 30_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    // What the router cannot read as an address is nobody's, in the contract's words as any other.
    frameworkErrors: (_, request, reply) => void notFound(request, reply),
  });

  answerErrors(app, openRefusalLog(tools));
  neverCacheAnswers(app);
  refuseWritesReadOnly(app, tools);
  limitRoutes(app, tools);
  doOnceByKey(app, tools, (request) => {
    const { userId, via } = signedInUser(request);
    return { userId, credentialId: via.kind === "session" ? undefined : via.id };
  });
  await app.register(underPressure, {
    maxEventLoopDelay: options.delayMsMax,
    // An interval without a sample counts as an endless delay, so it must be as long as the delay that is borne.
    sampleInterval: options.delayMsMax,
    retryAfter: 2,
  });
  const { postgres, clickhouse } = options.sources;
  const ping = async (): Promise<void> => {
    await Promise.all([postgres.ping(), clickhouse.ping()]);
  };
  const { metricsToken, isDraining = () => false } = options;
  reportHealth(app, { ping, metricsToken, isDraining });

  const page = readPage({ supportEmail: tools.supportEmail, mail: tools.mailer.delivers ? "sent" : "kept" });
  await protect(app, { page, publicUrl: tools.publicUrl });
  subscribeRooms(tools);
  if (options.roles.includes("ingest")) {
    registerTrackingRoutes(app, tools);
    registerContentRoutes(app, tools);
    serveTrackerScript(app, readTrackerScript());
  }
  if (options.roles.includes("api")) await openApi(app, tools, { page, sources: options.sources });
  else if (options.roles.includes("worker")) knowLists(app, tools, options.sources);
  if (options.roles.includes("api")) serveOpenAiChallenge(app, options.openAiChallenge);
  return app;
}

/** Lets a worker that answers no API know the lists whose files it writes: their routes are on a server that nobody reaches. */
function knowLists(app: FastifyInstance, tools: Tools, sources: HealthSources): void {
  const unreached = Fastify();
  registerRooms(unreached, tools, sources);
  app.addHook("onClose", () => unreached.close());
}

interface ApiParts {
  readonly page: string | undefined;
  readonly sources: HealthSources;
}

async function openApi(app: FastifyInstance, tools: Tools, { page, sources }: ApiParts): Promise<void> {
  await app.register(compress, { encodings: ["br", "gzip"], threshold: 1024 });
  await serveWeb(app, { page, brandOf: (host) => hostBrandOf(tools, host) });
  serveDocs(app, tools.publicUrl);
  serveBotPage(app, tools);
  serveDownloads(app);
  takeMcpCredentials(app);
  registerRooms(app, tools, sources);
}

function registerRooms(app: FastifyInstance, tools: Tools, sources: HealthSources): void {
  registerAccountRoutes(app, tools);
  registerAgencyRoutes(app, tools);
  registerSiteRoutes(app, tools);
  registerWorkspaceRoutes(app, tools);
  registerAnnouncementRoutes(app, tools);
  registerInvitationRoutes(app, tools);
  registerApiKeyRoutes(app, tools);
  registerBrandContextRoutes(app, tools);
  registerCreditRoutes(app, tools);
  registerBillingRoutes(app, tools);
  registerOperatorRoutes(app, tools);
  registerConnectedAppRoutes(app, tools);
  registerCampaignRoutes(app, tools);
  registerAnswerRoutes(app, tools);
  registerInsightRoutes(app, tools);
  registerConversationRoutes(app, tools);
  registerSourceRoutes(app, tools);
  registerIndexingRoutes(app, tools);
  registerTechnicalAuditRoutes(app, tools);
  registerOpportunityRoutes(app, tools);
  registerContentStudioRoutes(app, tools);
  registerAssistantRoutes(app, tools);
  registerVisitRoutes(app, tools);
  registerRetentionRoutes(app, tools);
  registerReferralRoutes(app, tools);
  registerRobotsRoutes(app, tools);
  registerIntegrationRoutes(app, tools);
  registerAdRoutes(app, tools);
  registerWarehouseRoutes(app, tools);
  registerDemoRoutes(app, tools);
  registerExportRoutes(app, tools);
  registerAdminRoutes(app, tools, sources);
  registerMcpRoutes(app, tools, {
    schemaOf,
    version: sources.version,
    isBrandHost: async (name) => (await hostBrandOf(tools, name)) !== null,
  });
}

/** Answers are not kept by anybody, except for those of which their route says how long they may be. */
function neverCacheAnswers(app: FastifyInstance): void {
  app.addHook("onSend", (request, reply, payload, then) => {
    if (request.url.startsWith(apiBase) && !reply.hasHeader("cache-control"))
      reply.header("cache-control", "no-store");
    then(null, payload);
  });
}
