import type { Tools } from "#platform/tools.ts";
import { installationScope, organizationPrefix, providerPrefix } from "../store/scopes.rules.ts";
import { listSpendingTotals } from "./report.sql.ts";

export interface BoundOfDay {
  readonly kind: "installation" | "provider" | "organization";
  /** Id of the provider or the organization; empty for the installation. */
  readonly id: string;
  readonly max_usd: number;
  /** With what calls under way will cost as a rule. */
  readonly used_usd: number;
  readonly isReached: boolean;
}

const organizationsMax = 10;
const scopesMax = 1_000;

/** Every bound of a day and how much of it is used; of the organizations, those that used the most. */
export async function listBoundsOfDay(tools: Tools, day: string): Promise<BoundOfDay[]> {
  const { installationUsd, providersUsd, organizationUsd } = tools.spending;
  const list = (prefix: string, limit: number) => listSpendingTotals(tools, { day, prefix, limit });
  const [whole, providers, organizations] = await Promise.all([
    list(installationScope, 1),
    list(providerPrefix, scopesMax),
    organizationUsd === undefined ? [] : list(organizationPrefix, organizationsMax),
  ]);
  const used = new Map([...whole, ...providers, ...organizations].map((total) => [total.scope, total]));
  const boundOf = (kind: BoundOfDay["kind"], scope: string, max_usd: number): BoundOfDay => {
    const { taken_usd = 0, reached_usd = null } = used.get(scope) ?? {};
    const id = scope.split(":").slice(1).join(":");
    const isReached = taken_usd >= max_usd || (reached_usd !== null && reached_usd >= max_usd);
    return { kind, id, max_usd, used_usd: taken_usd, isReached };
  };
  return [
    boundOf("installation", installationScope, installationUsd),
    ...[...providersUsd].map(([name, usd]) => boundOf("provider", `${providerPrefix}${name}`, usd)),
    ...organizations.map(({ scope }) => boundOf("organization", scope, organizationUsd ?? 0)),
  ];
}
