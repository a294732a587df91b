import type { Endpoint, KeyScope } from "@citelens/contract/base/endpoint";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Refusal } from "#platform/refusal.ts";

/** Means by which a request was signed in. A session does what its user may; the others only what they were given. */
export type SignInMeans =
  | { readonly kind: "session"; readonly id: string }
  | {
      readonly kind: "key" | "oauth";
      readonly id: string;
      readonly scopes: readonly KeyScope[];
      /** Workspaces that it reaches, of those of its user. */
      readonly workspaceIds: readonly string[];
    };

export interface SignedIn {
  readonly userId: string;
  /** The session's id; of a key or an app its own, which is no session's. */
  readonly sessionId: string;
  /** The superuser who acts as this user. */
  readonly impersonatorId: string | undefined;
  readonly via: SignInMeans;
}

/** Reads one kind of credentials that sign in without a session. */
export interface CredentialReader {
  readonly kind: "key" | "oauth";
  /** Whether an Authorization header is of this kind. */
  readonly isOne: (authorization: string) => boolean;
  /** User for whom the request is made. Throws a refusal where the credentials are no good. */
  readonly read: (request: FastifyRequest, endpoint: Endpoint) => Promise<SignedIn>;
  /** Ids of those credentials that are still good, without a cache. */
  readonly listLive: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** One list for all rooms of a server. */
const readersOf = new WeakMap<FastifyInstance, CredentialReader[]>();

/** Lets requests be signed in by another kind of credentials than sessions. */
export function acceptCredentials(app: FastifyInstance, reader: CredentialReader): void {
  const known = readersOf.get(app);
  if (known) known.push(reader);
  else readersOf.set(app, [reader]);
}

export function findReader(app: FastifyInstance, authorization: string): CredentialReader | undefined {
  return readersOf.get(app)?.find(({ isOne }) => isOne(authorization));
}

/** Ids of these keys and apps that are still good. */
export async function listLiveCredentials(
  app: FastifyInstance,
  means: readonly { readonly kind: SignInMeans["kind"]; readonly id: string }[],
): Promise<Set<string>> {
  const live = await Promise.all(
    (readersOf.get(app) ?? []).map(({ kind, listLive }) => {
      const ids = means.filter((one) => one.kind === kind).map(({ id }) => id);
      return ids.length > 0 ? listLive(ids) : [];
    }),
  );
  return new Set(live.flatMap((ids) => [...ids]));
}

/** Refuses what was not given to a key or an app; where it names a workspace that it does not reach, there is none. */
export function refuseBeyondGiven(
  means: SignInMeans,
  { caller, scope = "none" }: Endpoint,
  params: unknown,
): void {
  if (means.kind === "session") return;

  if (caller !== "user") throw new Refusal("NOT_AUTHENTICATED");
  const workspaceId = projectIn(params);
  if (workspaceId !== undefined && !means.workspaceIds.includes(workspaceId)) throw new Refusal("NOT_FOUND");
  if (scope === "none")
    throw new Refusal("INSUFFICIENT_SCOPE", {
      because: "no key may do this, only a person who is logged in.",
    });
  if (!means.scopes.includes(scope))
    throw new Refusal("INSUFFICIENT_SCOPE", { because: `it takes the scope "${scope}".` });
}

function projectIn(params: unknown): string | undefined {
  if (typeof params !== "object" || params === null || !("projectId" in params)) return undefined;
  return String(params.projectId).toLowerCase();
}
