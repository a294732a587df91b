import { type Account, signUp } from "../product.ts";
import { createCampaign, until } from "./tenant.ts";
import type { Pool } from "./with-cluster.ts";

const queries = 25;

/** Somebody's campaign of 25 questions to one model. */
export interface SmallCampaign extends Account {
  readonly campaignId: string;
}

export async function createSmall(pool: Pool, address: string, model: string): Promise<SmallCampaign> {
  const account = await signUp(address);
  await grantCredits(pool, address, account);
  const campaignId = await createCampaign(address, account, { models: [model], queries });
  return { ...account, campaignId };
}

/** How long it takes until a run of it is done, in milliseconds; its first launches it. */
export async function runOf(
  pool: Pool,
  address: string,
  { projectId, campaignId, access }: SmallCampaign,
  how: "launch" | "run",
): Promise<number> {
  const startedMs = performance.now();
  const url = `${address}/api/v1/projects/${projectId}/campaigns/organic/${campaignId}/${how}/`;
  const reply = await fetch(url, { method: "POST", headers: { authorization: `Bearer ${access}` } });
  if (!reply.ok) throw new Error(`${url}: ${await reply.text()}`);
  await until(pool, {
    what: "the run of 25 questions",
    query: `select from campaigns where workspace_id = $1 and id = $2
      and not exists (select from runs where workspace_id = $1 and campaign_id = $2 and status = 'RUNNING')`,
    values: [projectId, campaignId],
  });
  return performance.now() - startedMs;
}

/** As a superuser does, which the account becomes for it. */
async function grantCredits(
  pool: Pool,
  address: string,
  { email, projectId, access }: Account,
): Promise<void> {
  await pool.query("update users set is_superuser = true where email = $1", [email]);
  const { rows } = await pool.query("select organization_id from workspaces where id = $1", [projectId]);
  const reply = await fetch(`${address}/api/v1/admin/organizations/${rows[0]?.organization_id}/credits/`, {
    method: "POST",
    headers: { authorization: `Bearer ${access}`, "content-type": "application/json" },
    body: JSON.stringify({ amount: 100_000, reason: "Benchmark", key: "benchmark" }),
  });
  if (!reply.ok) throw new Error(`No credits: ${await reply.text()}`);
}
