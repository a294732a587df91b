import type { Visit } from "@citelens/contract/traffic/visits";
import { type Agent, catalogueVersion, type ReferrerMatch } from "@citelens/crawlers";
import { anonymousNetwork } from "#platform/addresses/addresses.ts";
import type { Claim } from "../identity/identity.ts";
import type { Judgement } from "../identity/judge/judgement.ts";
import { storedSignature } from "../identity/judge/stored-signature.ts";
import { keptUntil } from "../retention/retention.rules.ts";
import { clientAddressOf } from "./client-address.ts";
import type { PersonRow, ReferralRow, ReferralSource, VisitRow } from "./taken.events.ts";
import type { Visitor } from "./visitor.ts";
import type { Request } from "./visits.rules.ts";

/** A reported request on its way into a table. */
export interface TakenRequest {
  readonly workspaceId: string;
  readonly retentionDays: number;
  readonly visit: TakenVisit;
  readonly request: Request;
  readonly at: Date;
}

/** A visit that was reported; with a number if it was imported or came in a batch with a key. */
export type TakenVisit = Visit & { readonly line?: number };

/** Claim of a visit about who it is from; nothing of it but the network and the signature is stored. */
export function claimOf(
  { workspaceId, visit, request, at }: TakenRequest,
  agent: Agent,
  siteHost: string,
): Claim {
  const { headers } = request;
  const [signature, signatureInput] = [headers.get("signature"), headers.get("signature-input")];
  return {
    workspaceId,
    agent,
    at,
    address: clientAddressOf(headers, visit.client_ip),
    signed:
      signature && signatureInput
        ? {
            method: request.method,
            target: targetOf(visit.request_path),
            host: headers.get("host"),
            siteHost,
            signature,
            signatureInput,
            signatureAgent: headers.get("signature-agent"),
          }
        : undefined,
  };
}

export function visitRowOf(
  { workspaceId, retentionDays, visit, request, at }: TakenRequest,
  { agent, address, signed }: Claim,
  { verdict, evidence, version }: Judgement,
): VisitRow {
  const { headers, method, page } = request;
  const ts = at.toISOString();
  return {
    workspace_id: workspaceId,
    ts,
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
    signature: signed ? storedSignature(signed) : "",
    catalogue_version: catalogueVersion,
    keep_until: keptUntil(ts.slice(0, 10), retentionDays),
    ...lineOf(visit),
  };
}

function lineOf({ line }: Pick<TakenVisit, "line">): Pick<VisitRow, "line"> {
  return line === undefined ? {} : { line };
}

/** Path and query of a request, which may be reported as a whole address. */
function targetOf(requested: string): string {
  const target = requested.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, "").replace(/#.*$/, "");
  return target.startsWith("/") ? target : `/${target}`;
}

/** A person whom an assistant sent, seen from one side. */
export interface ReferredPerson
  extends Pick<TakenRequest, "workspaceId" | "retentionDays" | "request" | "at"> {
  readonly match: ReferrerMatch;
  readonly source: ReferralSource;
  readonly visitor: Visitor;
  readonly visit?: Pick<TakenVisit, "line">;
}

export function referralRowOf(referred: ReferredPerson): ReferralRow {
  const { workspaceId, retentionDays, request, at, match, source, visitor, visit = {} } = referred;
  const ts = at.toISOString();
  return {
    workspace_id: workspaceId,
    ts,
    path: request.page.path,
    query: request.page.query,
    assistant: match.assistant,
    operator: match.operator,
    evidence: match.evidence,
    host: request.headers.get("host") ?? "",
    catalogue_version: catalogueVersion,
    source,
    ...visitor,
    keep_until: keptUntil(ts.slice(0, 10), retentionDays),
    ...lineOf(visit),
  };
}

/** About what a row takes in memory while it waits. */
export function bytesOf(row: {
  readonly path: string;
  readonly ua?: string;
  readonly signature?: string;
}): number {
  return 800 + 2 * (row.path.length + (row.ua?.length ?? 0) + (row.signature?.length ?? 0));
}

export function personRowOf(
  { workspaceId, retentionDays }: Pick<TakenRequest, "workspaceId" | "retentionDays">,
  day: string,
): PersonRow {
  return { workspace_id: workspaceId, day, keep_until: keptUntil(day, retentionDays) };
}
