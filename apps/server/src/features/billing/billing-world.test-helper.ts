import { logIn } from "@citelens/contract/accounts/accounts";
import { dayMs } from "@citelens/contract/base/days";
import type { Endpoint, Input } from "@citelens/contract/base/endpoint";
import * as contract from "@citelens/contract/billing/billing";
import { getCredits } from "@citelens/contract/billing/credits";
import { paySandboxCheckout } from "@citelens/contract/billing/sandbox-payments";
import type { Person, Reply, World } from "#test/world.ts";
import { renewSandbox } from "./sandbox/sandbox-renewals.ts";

export const goodCard = "4242 4242 4242 4242";
export const declinedCard = "4000 0000 0000 0002";

type EndpointBody<E extends Endpoint> = Input<E> extends { readonly body: infer B } ? B : undefined;

export interface Payer {
  readonly person: Person;
  readonly projectId: string;
  readonly organizationId: string;
  /** Calls an operation of the payer's workspace. */
  ask<E extends Endpoint>(endpoint: E, body?: EndpointBody<E>, by?: string): Promise<Reply<E>>;
  /** Opens a payment page of the sandbox; resolves to its session's id. */
  open<E extends Endpoint>(endpoint: E, body?: EndpointBody<E>): Promise<string>;
  pay(sessionId: string, card?: string): Promise<Reply<typeof paySandboxCheckout>>;
  credits(): Promise<{
    readonly remaining_credits: number;
    readonly additional_credits: number;
    readonly current_plan: string;
  }>;
  organization(): Promise<contract.Organization>;
  /** Buys a plan from the first page to the last. */
  subscribe(plan: "creator" | "growth" | "agency", interval?: "monthly" | "yearly"): Promise<void>;
}

/** Somebody with a workspace who can pay. */
export async function openPayer(world: World): Promise<Payer> {
  const person = await world.signUp();
  const { id: projectId } = await world.createWorkspace(person);
  const { rows } = await world.postgres.pool.query("select organization_id from workspaces where id = $1", [
    projectId,
  ]);
  const ask: Payer["ask"] = (endpoint, body, by = person.access) =>
    // Every operation here takes the workspace, and a body when it has one.
    world.call(endpoint, { params: { projectId }, ...(body !== undefined && { body }) } as never, by);
  const open: Payer["open"] = async (endpoint, body) => {
    const { body: answer } = await ask(endpoint, body);
    const url =
      typeof answer === "object" && answer && "checkout_url" in answer ? String(answer.checkout_url) : "";
    return url.slice(url.lastIndexOf("/") + 1);
  };
  const pay: Payer["pay"] = (sessionId, card = goodCard) =>
    world.call(paySandboxCheckout, { params: { sessionId }, body: { card } });
  return {
    person,
    projectId,
    organizationId: rows[0].organization_id,
    ask,
    open,
    pay,
    credits: async () => (await ask(getCredits)).answer,
    organization: async () => (await ask(contract.getOrganization)).answer,
    subscribe: async (plan, interval = "monthly") => {
      const sessionId = await open(contract.checkoutSubscription, { plan, interval });
      await pay(sessionId);
      await ask(contract.confirmSubscription, { session_id: sessionId });
    },
  };
}

/** Lets days go by, and everything that they make due. */
export async function pass(world: World, payer: Payer, days: number): Promise<Payer> {
  world.advance(days * dayMs);
  await renewSandbox(world.tools);
  await world.runJobs();
  const { email, password } = payer.person;
  const { answer: tokens } = await world.call(logIn, { body: { email, password } });
  const ask: Payer["ask"] = (endpoint, body, by = tokens.access) => payer.ask(endpoint, body, by);
  return {
    ...payer,
    ask,
    organization: async () => (await ask(contract.getOrganization)).answer,
  };
}
