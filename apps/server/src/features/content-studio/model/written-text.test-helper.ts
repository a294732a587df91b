import * as contract from "@citelens/contract/content/content-studio";
import { creditPurchases } from "#features/credits/ledger/public.ts";
import type { Home } from "#test/answers-world.ts";
import { origin, type StudioWorld } from "#test/studio-world.ts";

/** Home of somebody who has bought credits. */
export async function payingHomeIn(world: StudioWorld): Promise<Home> {
  const home = await world.open.home();
  await buy(world, home);
  return home;
}

export async function buy(world: StudioWorld, home: Home): Promise<void> {
  const [row] = await world.query("select organization_id from workspaces where id = $1", [home.projectId]);
  await creditPurchases.add(world.tools(), {
    organizationId: String(row?.organization_id),
    key: `bought ${home.projectId}`,
    credits: 2_000,
    reason: "Bought",
  });
}

export const written = (markdown: string, changes: readonly object[] = []) => ({ markdown, changes });
const full = { page_url: `${origin}/rain`, queries: [{ text: "shoes for rain" }], mode: "FULL" };

export async function draftOf(home: Home, given: object = {}): Promise<{ readonly optimizationId: string }> {
  const { answer: draft } = await home.ask(contract.createOptimization, { body: { ...full, ...given } });
  return { optimizationId: draft.id };
}

export const generate = (home: Home, params: { readonly optimizationId: string }, body: object = {}) =>
  home.ask(contract.generateOptimization, { params, body });
export const see = async (home: Home, params: { readonly optimizationId: string }) =>
  (await home.ask(contract.getOptimization, { params })).answer;
export const sectionsOf = async (home: Home, params: { readonly optimizationId: string }) =>
  (await home.ask(contract.listSections, { params })).answer;
