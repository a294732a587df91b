import type { Operation } from "@citelens/contract/api";
import { sampleOf } from "@citelens/contract/test/samples/sample-of";
import { z } from "zod";

/** Bodies that a sample of every field would spoil: fields that exclude each other, or that name other rows. */
const bodies: Readonly<Record<string, object>> = {
  updateWorkspace: { name: "Taken over" },
  updateBrandSettings: { about_brand: "Taken over" },
  suggestBrandSettings: {},
  createCampaign: { name: "Taken over" },
  updateCampaign: { name: "Taken over" },
  estimateCampaign: {},
  suggestQueries: {},
  previewNames: { before: { name: "Acme" }, after: { name: "Acme" } },
  updateCompetitor: { status: "ignored" },
  shareAnswer: {},
  createApiKey: { name: "Back door" },
  renameApiKey: { name: "Back door" },
  updateBillingInfo: { billing_name: "Taken over" },
  updateWhiteLabel: { name: "Taken over" },
  previewWhiteLabel: { primary_color: "#4353e6", secondary_color: "#ffb020" },
  checkoutCredits: { amount: 2000, currency: "eur" },
  confirmCredits: { session_id: "cs_somebody_elses" },
  checkoutSubscription: { plan: "creator", interval: "monthly" },
  confirmSubscription: { session_id: "cs_somebody_elses" },
  previewSubscription: { plan: "creator", interval: "monthly" },
  updateSubscription: { plan: "creator", interval: "monthly" },
  manageSubscription: {},
  confirmWorkspace: { session_id: "cs_somebody_elses" },
  previewRobots: { policy: {} },
  updateOpportunity: { state: "DONE" },
  createOptimization: { queries: [{ text: "best shoes" }] },
  updateOptimization: { title: "Taken over" },
  updateClaim: { vouched: true },
  startAudit: {},
  recheckIssue: { page_ids: [] },
  updateAuditSettings: { pages_max: 100 },
  createThread: {},
  askAssistant: { text: "How visible are we?" },
  beginExport: { operation: "listCreditUses" },
  createExportLink: {
    operation: "listCreditUses",
    name: "Back door",
    expires_at: new Date(Date.now() + 30 * 86_400_000).toISOString(),
  },
  createWarehouse: {
    endpoint: "https://storage.invalid",
    region: "eu-1",
    bucket: "back-door",
    prefix: "",
    access_key_id: "key",
    secret_access_key: "secret",
  },
  updateWarehouse: { is_on: false },
  testWarehouse: {},
  updateMe: { first_name: "Taken over" },
};

/** A body that the operation takes, so that a caller is stopped by who they are and not by what they sent. */
export function validBody({ name, endpoint }: Operation): object | undefined {
  if (!endpoint.body) return undefined;

  const body = bodies[name] ?? sampleOf(endpoint.body);
  const parsed = endpoint.body.safeParse(body);
  if (!parsed.success) throw new Error(`${name} needs a body of its own here: ${parsed.error.message}`);
  return body as object; // the contract took it, and takes objects alone
}

const sampledQuery = z.record(z.string(), z.coerce.string());
const required = z.object({ required: z.array(z.string()).default([]) });

/** Query that the operation must have at least. */
export function validQuery({ endpoint }: Operation): Readonly<Record<string, string>> {
  if (!endpoint.query) return {};

  const names = required.parse(
    z.toJSONSchema(endpoint.query, { io: "input", unrepresentable: "any" }),
  ).required;
  const sample = z.record(z.string(), z.unknown()).parse(sampleOf(endpoint.query));
  return sampledQuery.parse(Object.fromEntries(names.map((name) => [name, sample[name]])));
}
