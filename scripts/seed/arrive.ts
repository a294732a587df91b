import { logIn, signUp } from "@citelens/contract/accounts/accounts";
import { type Answer, apiBase, type Endpoint, type Input } from "@citelens/contract/base/endpoint";
import { createApiKey } from "@citelens/contract/workspaces/api-keys";
import { createWorkspace, listWorkspaces } from "@citelens/contract/workspaces/workspaces";

/** Where a scenario's data goes: a demo account with one workspace, and a key of it. */
export interface Place {
  readonly base: string;
  readonly email: string;
  readonly password: string;
  readonly workspaceName: string;
  readonly key: string;
}

const siteUrl = "https://demo.example";

/** Signs the scenario's demo account up, or in if it is there, and makes a key for its workspace. */
export async function arrive(base: string, scenario: string): Promise<Place> {
  const email = `demo-${scenario}@citelens.example`;
  const password = `demo data of ${scenario}`;
  const names = { first_name: "Demo", last_name: "Data" };

  await ask(base, signUp, { body: { ...names, email, password } }, { statuses: [201, 400] });
  const { access } = await ask(base, logIn, { body: { email, password } });
  const [found] = await ask(base, listWorkspaces, {}, { access });
  const name = `Demo data (${scenario})`;
  const workspace = found ?? (await ask(base, createWorkspace, { body: { name, url: siteUrl } }, { access }));
  const path = { params: { projectId: workspace.id } };
  const body = { name: `Seed ${new Date().toISOString()}` };
  const { key } = await ask(base, createApiKey, { ...path, body }, { access });
  return { base, email, password, workspaceName: workspace.name, key };
}

async function ask<E extends Endpoint>(
  base: string,
  endpoint: E,
  input: Input<E>,
  { access, statuses = [endpoint.status] }: { access?: string; statuses?: readonly number[] } = {},
): Promise<Answer<E>> {
  const { params = {}, body } = input as { params?: Record<string, string>; body?: unknown }; // Input hides absent parts
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? "");
  const response = await fetch(`${base}${apiBase}${path}`, {
    method: endpoint.method,
    headers: { "content-type": "application/json", ...(access && { authorization: `Bearer ${access}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Error(`Nothing answers at ${base}. Start the product with npm start, or set CITELENS_URL.`);
  });
  const answer: unknown = await response.json();
  if (!statuses.includes(response.status)) {
    throw new Error(`${endpoint.method} ${path} answered ${response.status}: ${JSON.stringify(answer)}`);
  }
  return answer as Answer<E>; // the product checks its answers against the same contract
}
