import { randomUUID } from "node:crypto";
import { integrationErrors, type TestVisit } from "@citelens/contract/traffic/integrations";
import { listApiKeys } from "#features/api-keys/public.ts";
import { beginProbe } from "#features/visits/probes/public.ts";
import { trackOnce } from "#features/visits/public.ts";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { FieldRefusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";

/**
 * Reports a visit of our test agent as a server with the workspace's first active key would, and looks whether it arrived. It
 * proves that the key is active and that reports are taken and handled; of the website it proves nothing.
 */
export async function sendTestVisit(tools: Tools, member: Member): Promise<TestVisit> {
  const key = (await listApiKeys(tools, member)).findLast(({ revoked }) => !revoked);
  if (!key) throw new FieldRefusal({ non_field_errors: [integrationErrors.noKey] });

  const begunMs = performance.now();
  const probe = await beginProbe(tools, member, "Test");
  const owner = { keyId: key.id, workspaceId: member.workspaceId };
  const visit = {
    request_path: "/citelens-test-visit",
    request_method: "GET",
    request_headers: { "user-agent": probe.userAgent },
  };
  await trackOnce(tools, owner, { visits: [visit], token: randomUUID() });
  const seenAt = await probe.seenAt();
  if (!seenAt) throw new Error("A test visit was taken and has not arrived");

  const seconds = Math.round(performance.now() - begunMs) / 1000;
  return { received_at: seenAt.toISOString(), outcome: "filtered", reason: "own_agent", seconds };
}
