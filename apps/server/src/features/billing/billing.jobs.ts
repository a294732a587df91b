import { z } from "zod";
import { job } from "#platform/jobs/job.ts";
import { renewComps } from "./comp/comp.ts";
import { recheckVat, reconcile, reconcileAll } from "./reconcile.ts";
import { renewSandbox } from "./sandbox/sandbox-renewals.ts";
import { boundWorkspaces } from "./subscription/bound-workspaces.ts";
import { endDoubledJob } from "./subscription/end-doubled.ts";
import {
  endSubscription,
  syncCheckoutJob,
  syncPaymentJob,
  syncSubscriptionJob,
  updateCustomerJob,
  verifyVat,
} from "./sync/sync-jobs.ts";

const payload = z.object({});

const hourly = job({ name: "billing.reconcile", payload, run: reconcile, cron: "7 * * * *" });
const nightly = job({ name: "billing.reconcile-all", payload, run: reconcileAll, cron: "23 1 * * *" });
const renewals = job({ name: "billing.renew-sandbox", payload, run: renewSandbox, cron: "*/5 * * * *" });
const vat = job({ name: "billing.recheck-vat", payload, run: recheckVat, cron: "37 */6 * * *" });
const bounds = job({ name: "billing.bound-workspaces", payload, run: boundWorkspaces, cron: "53 3 * * *" });

const comps = job({ name: "billing.renew-comps", payload, run: renewComps, cron: "*/10 * * * *" });

export const billingJobs = [
  syncCheckoutJob,
  syncSubscriptionJob,
  syncPaymentJob,
  updateCustomerJob,
  verifyVat,
  endSubscription,
  endDoubledJob,
  hourly,
  nightly,
  renewals,
  vat,
  bounds,
  comps,
] as const;
