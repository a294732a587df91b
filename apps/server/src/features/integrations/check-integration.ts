import { setTimeout as pause } from "node:timers/promises";
import type { IntegrationCheck } from "@citelens/contract/traffic/integrations";
import { listApiKeys } from "#features/api-keys/public.ts";
import { beginProbe, type Probe } from "#features/visits/probes/public.ts";
import { findLastReports } from "#features/visits/public.ts";
import { findWorkspaceSettings, type Member } from "#features/workspaces/lookup/public.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { askSite } from "./ask-site.ts";
import { backendHalf, frontendHalf, otherProjectIn } from "./check-integration.rules.ts";

/** A report leaves after the page was answered, and is noted about a second after it came. */
const waitMs = 4_000;
const lookEveryMs = 250;

/** Asks the site for its page as an agent would, and looks what of that arrives here; takes 12 seconds at most. */
export async function checkIntegration(tools: Tools, member: Member): Promise<IntegrationCheck> {
  const settings = await findWorkspaceSettings(tools, member.workspaceId);
  if (!settings) throw new Refusal("NOT_FOUND");

  const [reports, keys] = await Promise.all([findLastReports(tools, member), listApiKeys(tools, member)]);
  const probe = await beginProbe(tools, member, "Check");
  const answer = await askSite(tools, settings.url, probe);
  const now = tools.now();
  const hasKey = keys.some(({ revoked }) => !revoked);
  const facts = { ...reports, workspaceId: member.workspaceId, hasKey, now };
  const frontend = frontendHalf(answer, facts);
  const early = backendHalf(answer, { ...facts, isNonceSeen: false });
  const canCome = early.known_by === null && hasKey && answer.kind === "answered";
  const isNonceSeen = canCome && (await comesBack(probe));
  const backend = backendHalf(answer, { ...facts, isNonceSeen });
  return {
    frontend: frontend.known_by !== null,
    backend: backend.known_by !== null,
    checked_at: now.toISOString(),
    url: answer.url,
    status: answer.kind === "answered" ? answer.status : null,
    reason: answer.kind === "unreachable" ? answer.reason : null,
    other_project: otherProjectIn(answer, member.workspaceId) ?? null,
    frontend_details: frontend,
    backend_details: backend,
  };
}

/** Whether the probe is reported within a few seconds; real ones, whatever the product's clock shows. */
async function comesBack(probe: Probe): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < waitMs; waitedMs += lookEveryMs) {
    if (await probe.seenAt()) return true;
    await pause(lookEveryMs);
  }
  return (await probe.seenAt()) !== undefined;
}
