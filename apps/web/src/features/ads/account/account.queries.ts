import * as contract from "@citelens/contract/content/ads-campaigns";
import { call } from "#lib/api/call.ts";
import { endpointQuery } from "#lib/api/queries.ts";
import { adsRoot } from "../ads.queries.ts";

export function adAccountQuery(workspaceId: string) {
  return endpointQuery(
    [...adsRoot(workspaceId), "account"],
    [contract.getAdAccount, { params: { projectId: workspaceId } }],
  );
}

export function connectAdAccount(projectId: string, api_key: string): Promise<contract.AdAccount> {
  return call(contract.connectAdAccount, { params: { projectId }, body: { api_key } });
}

export function disconnectAdAccount(projectId: string, _change: undefined): Promise<contract.AdAccount> {
  return call(contract.disconnectAdAccount, { params: { projectId } });
}

export function changeAdCeiling(
  projectId: string,
  own_ceiling_cents: number | null,
): Promise<contract.AdAccount> {
  return call(contract.changeAdCeiling, { params: { projectId }, body: { own_ceiling_cents } });
}
