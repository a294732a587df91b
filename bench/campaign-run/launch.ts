import { creditPurchases } from "../../apps/server/src/features/credits/ledger/public.ts";
import type { ProductWithin } from "../within-product.ts";

export interface Workspace {
  readonly projectId: string;
  readonly access: string;
}

export interface LaunchOptions {
  readonly campaigns: number;
  readonly queries: number;
  /** How often each query is asked. */
  readonly repeats: number;
}

/** Gives the workspace's organization more credits than any run here costs. */
export async function giveCredits({ tools, databases }: ProductWithin, projectId: string): Promise<void> {
  const { rows } = await databases.postgres.pool.query<{ organization_id: string }>(
    "select organization_id from workspaces where id = $1",
    [projectId],
  );
  const organizationId = rows[0]?.organization_id ?? "";
  await creditPurchases.add(tools, { organizationId, key: "bench", credits: 10_000_000, reason: "Bench" });
}

/** Begins campaigns as a person would, each in a run of its own; resolves to their ids. */
export async function launch(
  { address }: Pick<ProductWithin, "address">,
  { projectId, access }: Workspace,
  { campaigns, queries, repeats }: LaunchOptions,
): Promise<string[]> {
  const url = `${address}/api/v1/projects/${projectId}/campaigns/organic/`;
  const ids: string[] = [];
  for (let campaign = 0; campaign < campaigns; campaign += 1) {
    const parts = {
      name: `Bench ${campaign}`,
      brand: { name: "Acme", domains: ["acme.example"] },
      competitors: [{ name: "Beta" }],
      queries: Array.from({ length: queries }, (_, n) => `question ${campaign} ${n}`),
      operator_models: ["chatgpt"],
      repeats,
    };
    const { id } = (await (await post(url, access, parts)).json()) as { id: string }; // of the contract
    await post(`${url}${id}/launch/`, access, {});
    ids.push(id);
  }
  return ids;
}

async function post(url: string, access: string, body: object): Promise<Response> {
  const reply = await fetch(url, {
    method: "POST",
    headers: { authorization: `Bearer ${access}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${url}: ${await reply.text()}`);
  return reply;
}
