import { z } from "zod";
import { endpoint } from "../base/endpoint.ts";
import { fieldErrors } from "../base/field-errors.ts";
import { id, instant } from "../base/fields.ts";
import { workspacePath } from "./workspaces.ts";

/** Scopes that an app may ask for; what it is connected with always has the first. */
export const appScopes = ["read", "write", "spend"] as const;
export type AppScope = (typeof appScopes)[number];

/** Most credits a day that an app may be let spend. */
export const appCreditsMax = 100_000;
/** Most workspaces that one connection reaches. */
export const appWorkspacesMax = 50;
/** Days after which an app has to be connected anew. */
export const connectionDays = 90;

/** Reasons why an app's request cannot be allowed; the app learns of them in the words of OAuth. */
const requestProblems = [
  "invalid_request",
  "unsupported_response_type",
  "invalid_scope",
  "invalid_target",
] as const;
export type RequestProblem = (typeof requestProblems)[number];

/** Ways how an app said who it is: by a document at an address of its own, or by registering, as anybody can. */
export const appKinds = ["document", "registered"] as const;
export type AppKind = (typeof appKinds)[number];

const scope = z.enum(appScopes);

const appRequest = z.object({
  /** Name by its own account, as nobody has checked it. */
  name: z.string(),
  kind: z.enum(appKinds),
  /** Host of the app's own document; null of one that registered. */
  host: z.string().nullable(),
  /** Host, program or "this computer" that the answer goes to. */
  answer_goes_to: z.string(),
  /** Whether the answer stays on the computer of whoever is asked. */
  is_local: z.boolean(),
  scopes: z.array(scope),
  problem: z.enum(requestProblems).nullable(),
  expires: instant,
});
export type AppRequest = z.output<typeof appRequest>;

const connectedApp = z.object({
  id,
  name: z.string(),
  /** Host of its document, or else what the answer went to. */
  host: z.string(),
  kind: z.enum(appKinds),
  scopes: z.array(scope),
  /** Workspaces that one's own app reaches; of another member's, only the one that was asked about. */
  projects: z.array(id),
  credits_per_day: z.number().int(),
  /** Credits that it has reserved since midnight in UTC. */
  credits_today: z.number().int(),
  created: instant,
  expires: instant,
  last_used: instant.nullable(),
  is_own: z.boolean(),
  /** Name of the member who connected it. */
  connected_by: z.string(),
});
export type ConnectedApp = z.output<typeof connectedApp>;

const requestPath = z.object({ requestId: id });
const ofPeople = { caller: "user", scope: "none" } as const;
const redirection = z.object({ redirect_to: z.string() });

export const getAppRequest = endpoint({
  ...ofPeople,
  method: "GET",
  path: "/app-requests/:requestId/",
  summary: "Who asks to be connected, and for what",
  params: requestPath,
  answer: appRequest,
});

const creditsPerDay = z
  .number()
  .int()
  .min(0, fieldErrors.invalid)
  .max(appCreditsMax, `An app may spend at most ${appCreditsMax} credits a day.`);

export const allowAppRequest = endpoint({
  ...ofPeople,
  method: "POST",
  path: "/app-requests/:requestId/allow/",
  refusesImpersonators: true,
  repeatable: "once",
  summary:
    "Connect the app with workspaces; to let it spend takes a password that was entered within 10 minutes",
  params: requestPath,
  body: z.object({
    scopes: z.array(scope).min(1, fieldErrors.required).max(appScopes.length),
    projects: z
      .array(id)
      .min(1, fieldErrors.required)
      .max(appWorkspacesMax, `An app is connected with at most ${appWorkspacesMax} workspaces.`),
    credits_per_day: creditsPerDay.default(0),
  }),
  answer: redirection,
});

export const denyAppRequest = endpoint({
  ...ofPeople,
  method: "POST",
  path: "/app-requests/:requestId/deny/",
  refusesImpersonators: true,
  repeatable: "once",
  summary: "Refuse the app, which learns of it",
  params: requestPath,
  answer: redirection,
});

export const listConnectedApps = endpoint({
  ...ofPeople,
  method: "GET",
  path: "/projects/:projectId/connected-apps/",
  summary: "Your apps that reach the workspace, and for owners those of all members; the newest first",
  params: workspacePath,
  answer: z.array(connectedApp),
});

const appPath = workspacePath.extend({ appId: id });

export const updateConnectedApp = endpoint({
  ...ofPeople,
  method: "PATCH",
  path: "/projects/:projectId/connected-apps/:appId/",
  refusesImpersonators: true,
  summary: "Lower how many credits a day your app may spend; for more, connect it anew",
  params: appPath,
  body: z.object({ credits_per_day: creditsPerDay }),
  answer: connectedApp,
});

export const disconnectApp = endpoint({
  ...ofPeople,
  method: "DELETE",
  path: "/projects/:projectId/connected-apps/:appId/",
  summary: "End your app altogether, or as an owner another member's app in this workspace",
  params: appPath,
});
