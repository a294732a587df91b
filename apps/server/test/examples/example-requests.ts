import type { Operation } from "@citelens/contract/api";
import { z } from "zod";
import { validBody, validQuery } from "../valid-inputs.ts";

const warehouse = {
  endpoint: "https://s3.eu-central-1.amazonaws.com",
  region: "eu-central-1",
  bucket: "tovelume-warehouse",
  prefix: "citelens",
  access_key_id: "YOUR_ACCESS_KEY_ID",
  secret_access_key: "YOUR_SECRET_ACCESS_KEY",
};

/** Bodies that read better than a sample of every field, or that name what the demo has. */
const bodies: Readonly<Record<string, object>> = {
  updateWorkspace: { name: "Tovelume" },
  updateBrandSettings: { about_brand: "Tovelume makes lamps that are repaired, not replaced." },
  suggestBrandSettings: {},
  createCampaign: {
    name: "Reading lamps",
    brand: { name: "Tovelume", domains: ["tovelume.example"] },
    queries: ["Which reading lamp lasts longest?", "Best desk lamp for a small room"],
  },
  updateCampaign: { name: "Reading lamps for small rooms" },
  estimateCampaign: { queries: ["Which reading lamp lasts longest?"] },
  suggestQueries: {},
  previewNames: { before: { name: "Tovelume" }, after: { name: "Tovelume", aliases: ["Tove Lume"] } },
  updateCompetitor: { status: "ignored" },
  shareAnswer: { days: 30 },
  createApiKey: { name: "Warehouse" },
  renameApiKey: { name: "Warehouse, nightly" },
  updateBillingInfo: { billing_name: "Tovelume BV" },
  updateWhiteLabel: { name: "Tovelume" },
  previewWhiteLabel: { primary_color: "#4353e6", secondary_color: "#ffb020" },
  checkoutCredits: { amount: 2000, currency: "eur" },
  confirmCredits: { session_id: "cs_0123456789" },
  checkoutSubscription: { plan: "creator", interval: "monthly" },
  confirmSubscription: { session_id: "cs_0123456789" },
  previewSubscription: { plan: "creator", interval: "monthly" },
  updateSubscription: { plan: "creator", interval: "monthly" },
  manageSubscription: {},
  confirmWorkspace: { session_id: "cs_0123456789" },
  previewRobots: { policy: {} },
  updateOpportunity: { state: "DONE" },
  createOptimization: { queries: [{ text: "Which reading lamp lasts longest?" }] },
  updateOptimization: { title: "Lamps that last" },
  updateClaim: { vouched: true },
  startAudit: {},
  recheckIssue: { page_ids: [] },
  updateAuditSettings: { pages_max: 100 },
  createThread: {},
  askAssistant: { text: "How visible are we?" },
  updateMe: { first_name: "Ada" },
  beginExport: {
    operation: "listSources",
    format: "csv",
    query: { start_date: "2026-11-01", end_date: "2026-11-27" },
  },
  createWarehouse: warehouse,
  updateWarehouse: { is_on: false },
  testWarehouse: warehouse,
  createExportLink: {
    operation: "listSources",
    format: "csv",
    query: { start_date: "2026-11-01", end_date: "2026-11-27" },
    name: "Sources of November",
    expires_at: "2027-02-01T00:00:00Z",
  },
  changeSandboxPortal: { action: "cancel" },
  paySandboxCheckout: { card: "4242424242424242" },
  invite: { email: "grace@example.com" },
};

/** Body that reads well, filled with the ids of the workspace where the operation names one. */
export function exampleBody(
  operation: Operation,
  { projectId }: Readonly<Record<string, string>>,
): object | undefined {
  const { name, endpoint } = operation;
  if (!endpoint.body) return undefined;
  const body =
    name === "invite" ? { ...bodies.invite, project: projectId } : (bodies[name] ?? validBody(operation));
  return body as object; // the contract takes objects and lists alone
}

/** A few parameters that show how the operation is asked: the days of a month, and the length of a page. */
export function exampleQuery(
  operation: Operation,
  named: Readonly<Record<string, string>>,
): Record<string, string> {
  const { query } = operation.endpoint;
  if (!(query instanceof z.ZodObject)) return {};
  const known: Readonly<Record<string, string | undefined>> = {
    from_date: "2026-11-01",
    to_date: "2026-11-27",
    start_date: "2026-11-01",
    end_date: "2026-11-27",
    page_size: "2",
    q: "lamp",
    project: named.projectId,
    ...named,
  };
  const names = Object.keys(query.shape).filter((name) => known[name] !== undefined);
  const asked = Object.fromEntries(names.map((name) => [name, known[name] ?? ""]));
  return { ...validQuery(operation), ...asked };
}
