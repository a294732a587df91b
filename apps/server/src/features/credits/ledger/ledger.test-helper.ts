import { dayMs } from "@citelens/contract/base/days";
import type { CreditUseObject } from "@citelens/contract/billing/credits";
import * as contract from "@citelens/contract/billing/credits";
import type { World } from "#test/world.ts";
import { creditsOf } from "../public.ts";
import { creditHolds, creditPurchases } from "./public.ts";

export const campaign: CreditUseObject = {
  type: "campaign",
  id: null,
  name: "Autumn",
  query: null,
  campaign_name: null,
  campaign_type: "BRAND",
  status: "active",
  message_type: null,
};

/** An organization with the demo's 300 credits. */
export async function openLedgerOf(world: World) {
  const { tools } = world;
  const person = await world.signUp();
  const { id: workspaceId } = await world.createWorkspace(person);
  const { rows } = await world.postgres.pool.query("select organization_id from workspaces where id = $1", [
    workspaceId,
  ]);
  const organizationId: string = rows[0].organization_id;
  const within = (ms: number) => new Date(tools.now().getTime() + ms);
  const reserve = (key: string, amount: number, by = tools) =>
    creditHolds.reserve(by, {
      organizationId,
      workspaceId,
      key,
      amount,
      action: 1,
      object: campaign,
      expiresAt: within(dayMs),
    });
  const settle = (holdKey: string, key: string, amount: number) =>
    creditHolds.settle(tools, { organizationId, holdKey, key, amount });
  const release = (holdKey: string) => creditHolds.release(tools, { organizationId, holdKey });
  const buy = (key: string, credits: number) =>
    creditPurchases.add(tools, { organizationId, key, credits, reason: "Bought" });
  const period = (key: string, plan: string, credits: number, days = 30) => ({
    organizationId,
    key,
    plan,
    credits,
    expiresAt: within(days * dayMs),
    reason: "Paid",
  });
  const log = async () =>
    (await world.call(contract.listCreditUses, { params: { projectId: workspaceId } }, person.access)).answer;
  return {
    person,
    workspaceId,
    organizationId,
    reserve,
    settle,
    release,
    buy,
    period,
    log,
    credits: () => creditsOf(tools, organizationId),
  };
}
