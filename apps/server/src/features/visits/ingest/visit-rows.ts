import type { Visit } from "@citelens/contract/traffic/visits";
import { type Agent, catalogueVersion, type ReferrerMatch } from "@citelens/crawlers";
import { anonymousNetwork } from "#platform/addresses.ts";
import type { Identity } from "../identity/identity.ts";
import { clientAddressOf } from "./client-address.ts";
import type { StoredHeaders } from "./stored-headers.rules.ts";
import type { ReferralRow, ReferralSource, VisitRow } from "./taken.events.ts";
import type { Visitor } from "./visitor.ts";
import type { Request } from "./visits.rules.ts";

/** A reported request on its way into a table. */
export interface Taken {
  readonly workspaceId: string;
  readonly visit: Visit;
  readonly request: Request;
  readonly at: Date;
}

export function visitRowOf(
  { workspaceId, visit, request, at }: Taken,
  agent: Agent,
  identity: Identity,
): VisitRow {
  const { headers, method, page } = request;
  const address = clientAddressOf(headers, visit.client_ip);
  const { verdict, evidence, version } = identity.judge({ agent, address, at });
  return {
    workspace_id: workspaceId,
    ts: at.toISOString(),
    path: page.path,
    query: page.query,
    method,
    status: visit.response_status ?? 0,
    token: agent.token,
    bot_type: agent.botType,
    purpose: agent.purpose,
    operator: agent.operator,
    verdict,
    evidence,
    evidence_version: version,
    ua: headers.get("user-agent") ?? "",
    address_prefix: address ? anonymousNetwork(address) : "",
    signature: signatureIn(headers),
    catalogue_version: catalogueVersion,
  };
}

/** A person whom an assistant sent, seen from one side. */
export interface Referred extends Pick<Taken, "workspaceId" | "request" | "at"> {
  readonly match: ReferrerMatch;
  readonly source: ReferralSource;
  readonly visitor: Visitor;
}

export function referralRowOf({ workspaceId, request, at, match, source, visitor }: Referred): ReferralRow {
  return {
    workspace_id: workspaceId,
    ts: at.toISOString(),
    path: request.page.path,
    query: request.page.query,
    assistant: match.assistant,
    operator: match.operator,
    evidence: match.evidence,
    host: request.headers.get("host") ?? "",
    catalogue_version: catalogueVersion,
    source,
    ...visitor,
  };
}

function signatureIn(headers: StoredHeaders): string {
  const [signature, input] = [headers.get("signature"), headers.get("signature-input")];
  if (!signature || !input) return "";
  return JSON.stringify({
    host: headers.get("host"),
    agent: headers.get("signature-agent"),
    input,
    signature,
  });
}

/** About what a row takes in memory while it waits. */
export function bytesOf(row: {
  readonly path: string;
  readonly ua?: string;
  readonly signature?: string;
}): number {
  return 800 + 2 * (row.path.length + (row.ua?.length ?? 0) + (row.signature?.length ?? 0));
}
