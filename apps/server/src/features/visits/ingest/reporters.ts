import { type KeyOwner, keyRefusal, openKeyring, secretIn } from "#features/api-keys/public.ts";
import { findWorkspaceSettings } from "#features/workspaces/lookup/public.ts";
import type { Rate } from "#platform/limits/gcra.ts";
import { promiseCache } from "#platform/promise-cache.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { findRetentionDays } from "../retention/retention.service.ts";
import type { TrackingSettings } from "./visits.rules.ts";

/** Beside what is kept, how much may be reported. */
export interface ReporterSettings extends TrackingSettings {
  readonly organizationId: string;
  /** By the organization's plan. */
  readonly events: Rate;
}

/** A customer's server that shows an active key of an active workspace. */
export interface Reporter extends KeyOwner {
  readonly settings: ReporterSettings;
}

export interface ReportHead {
  readonly headers: { readonly authorization?: string | undefined };
  readonly ip: string;
}

export interface Reporters {
  /** Reporter, by the Authorization header and address; anyone else is refused. At once where all that is known. */
  get(request: ReportHead): Reporter | Promise<Reporter>;
}

/** Changed settings are felt within a second, as revoked keys are. */
const knownForMs = 900;

/** Settings known of a workspace to which visits are reported; undefined for one that takes none. */
type KnownReporter = ReporterSettings | "suspended" | undefined;

/** Told of each request that is refused although its key was the workspace's: it is revoked, or the workspace takes none. */
type OnRefused = (owner: KeyOwner, reason: "revoked" | "inactive" | "suspended") => void;

export function openReporters(tools: Tools, onRefused: OnRefused): Reporters {
  const keyring = openKeyring(tools);
  const known = promiseCache<KnownReporter>({ max: 100_000, ttl: knownForMs });
  const settingsOf = (workspaceId: string): Promise<KnownReporter> =>
    known.get(workspaceId, () => readKnown(tools, workspaceId));

  function findKnown(secret: string, ip: string): Reporter | undefined {
    const owner = keyring.findKnown(secret);
    if (!owner || keyRefusal(owner, { now: tools.now(), ip }) || !owner.scopes.includes("ingest"))
      return undefined;
    const { keyId, workspaceId } = owner;
    const settings = known.find(workspaceId);
    return settings && settings !== "suspended" ? { keyId, workspaceId, settings } : undefined;
  }

  async function find(secret: string, ip: string): Promise<Reporter> {
    const owner = await keyring.find(secret);
    if (!owner) throw new Refusal("API_KEY_INVALID");

    const { keyId, workspaceId, isRevoked } = owner;
    const refusal = keyRefusal(owner, { now: tools.now(), ip });
    if (refusal && !isRevoked) throw new Refusal(refusal);
    if (!owner.scopes.includes("ingest"))
      throw new Refusal("INSUFFICIENT_SCOPE", { because: 'it takes the scope "ingest".' });
    const settings = isRevoked ? undefined : await settingsOf(workspaceId);
    if (settings === "suspended") {
      onRefused({ keyId, workspaceId }, settings);
      throw new Refusal("ORGANIZATION_SUSPENDED");
    }
    if (settings) return { keyId, workspaceId, settings };

    onRefused({ keyId, workspaceId }, isRevoked ? "revoked" : "inactive");
    throw new Refusal("API_KEY_INVALID");
  }

  return {
    get: ({ headers, ip }) => {
      const secret = secretIn(headers.authorization);
      return findKnown(secret, ip) ?? find(secret, ip);
    },
  };
}

/** "suspended" for a workspace whose organization is so in a way that refuses visits too. */
async function readKnown(tools: Tools, workspaceId: string): Promise<KnownReporter> {
  const workspace = await findWorkspaceSettings(tools, workspaceId);
  if (!workspace?.is_active) return undefined;
  if (workspace.suspended_tracking === "refuse") return "suspended";
  const { organization_id: organizationId } = workspace;
  const [retentionDays, { events }] = await Promise.all([
    findRetentionDays(tools, { id: workspaceId, organizationId }),
    tools.planLimits.of(organizationId),
  ]);
  return {
    siteHost: URL.parse(workspace.url)?.hostname ?? "",
    timeZone: workspace.time_zone,
    trackAssets: workspace.track_assets,
    trackAllMethods: workspace.track_all_methods,
    retentionDays,
    organizationId,
    events,
  };
}

/** How reports to a workspace are taken; undefined where none are. */
export async function readSettings(tools: Tools, workspaceId: string): Promise<ReporterSettings | undefined> {
  const known = await readKnown(tools, workspaceId);
  return known === "suspended" ? undefined : known;
}
