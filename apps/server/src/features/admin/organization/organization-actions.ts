import { dayAfter } from "@citelens/contract/base/days";
import type { ParsedInput } from "@citelens/contract/base/endpoint";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import type { Credits } from "@citelens/contract/billing/credits";
import { planById } from "@citelens/contract/billing/pricing";
import type { grantCredits as grantContract } from "@citelens/contract/platform/admin";
import type * as contract from "@citelens/contract/platform/admin-organization";
import { beginAction, type ReasonedAction } from "#features/accounts/actions/public.ts";
import type { Superuser } from "#features/accounts/sign-in/public.ts";
import { organizationBilling } from "#features/billing/support/public.ts";
import { grantCredits } from "#features/credits/public.ts";
import { organizationStanding } from "#features/organizations/standing/public.ts";
import { newId } from "#platform/ids.ts";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { insertNote } from "./notes.sql.ts";
import { type Id, perform, requireOrganization } from "./perform-on-organization.ts";
import { tellOwner } from "./tell-owner.ts";

/** Acts of superusers on one organization: each once for its key, with a reason, audited; the owner is mailed. */
export const organizationActions = {
  addNote,
  grant,
  changeLimits,
  compPlan,
  endPlan,
  suspend,
  lift,
} as const;

async function addNote(
  tools: Tools,
  superuser: Superuser,
  { organizationId, key, text }: Id & ParsedInput<typeof contract.addNote>["body"],
): Promise<void> {
  await requireOrganization(tools, organizationId);
  const created = tools.now();
  await inTransaction(tools, async (within) => {
    if (!(await beginAction(within, { action: "organization.noted", subjectId: organizationId, key })))
      return;
    const author_id = superuser.userId;
    await insertNote(within, { id: newId(), organization_id: organizationId, author_id, text, created });
  });
}

/** Credits are written down once for their key by the ledger itself. */
async function grant(
  tools: Tools,
  superuser: Superuser,
  { organizationId, amount, reason, key }: Id & ParsedInput<typeof grantContract>["body"],
): Promise<Credits> {
  await requireOrganization(tools, organizationId);
  const isGiven = amount > 0;
  const credits = `${Math.abs(amount)} credits`;
  const news = {
    subject: isGiven
      ? `Your organization was given ${credits}`
      : `${credits} of your organization were taken back`,
    heading: isGiven ? `You were given ${credits}` : `${credits} were taken back`,
    paragraphs: [
      isGiven
        ? `support gave your organization ${credits}. They do not expire.`
        : `support took back ${credits} that your organization had not used.`,
    ],
    reason,
  };
  const onGranted = (within: Tools): Promise<void> => tellOwner(within, organizationId, news);
  return grantCredits(tools, superuser, { organizationId, amount, reason, key, onGranted });
}

async function changeLimits(
  tools: Tools,
  superuser: Superuser,
  act: Id & ParsedInput<typeof contract.changeLimits>["body"],
): Promise<void> {
  const { organizationId, reason: _, key: __, ...overrides } = act;
  await perform(tools, superuser, {
    action: "organization.limits-changed",
    act,
    details: overrides,
    given: overrides,
    run: (within) => organizationBilling.changeLimits(within, organizationId, overrides),
    news: {
      subject: "The limits of your organization were changed",
      heading: "Your limits were changed",
      paragraphs: ["support changed what your organization may do. Plan & Billing shows what counts now."],
    },
  });
}

async function compPlan(
  tools: Tools,
  superuser: Superuser,
  act: Id & ParsedInput<typeof contract.compPlan>["body"],
): Promise<void> {
  const { organizationId, reason, plan, until } = act;
  const end = until === null ? null : new Date(`${dayAfter(until)}T00:00:00.000Z`);
  if (end !== null && end <= tools.now()) throw new FieldRefusal({ until: [fieldErrors.dateFuture] });

  const { name } = planById(plan);
  await perform(tools, superuser, {
    action: "plan.given",
    act,
    details: { plan, until },
    given: { plan, until },
    run: (within) => organizationBilling.givePlan(within, organizationId, { plan, reason, until: end }),
    news: {
      subject: `Your organization was given the ${name} plan`,
      heading: `You have the ${name} plan`,
      paragraphs: [
        `support gave your organization the ${name} plan without payment${until === null ? "" : `, until ${until}`}.`,
      ],
    },
  });
}

async function endPlan(tools: Tools, superuser: Superuser, act: Id & ReasonedAction): Promise<void> {
  await perform(tools, superuser, {
    action: "plan.ended",
    act,
    run: (within) => organizationBilling.endPlan(within, tools, act.organizationId),
    news: {
      subject: "Your plan was ended",
      heading: "Your plan was ended",
      paragraphs: [
        "support ended the plan of your organization. A plan that you paid for goes on until the end of its period.",
      ],
    },
  });
}

async function suspend(
  tools: Tools,
  superuser: Superuser,
  act: Id & ParsedInput<typeof contract.suspendOrganization>["body"],
): Promise<void> {
  const { organizationId, reason, tracking } = act;
  await perform(tools, superuser, {
    action: "organization.suspended",
    act,
    details: { tracking },
    run: async (within) => {
      if (!(await organizationStanding.suspend(within, organizationId, { reason, tracking })))
        throw new Refusal("SUSPENDED_ALREADY");
    },
    news: {
      subject: "Your organization was suspended",
      heading: "Your organization was suspended",
      paragraphs: [
        "support suspended your organization. Nobody can open its workspaces, and nothing new runs in them.",
        tracking === "keep"
          ? "Visits that your websites report are still stored."
          : "Visits that your websites report are refused.",
      ],
    },
  });
}

async function lift(tools: Tools, superuser: Superuser, act: Id & ReasonedAction): Promise<void> {
  await perform(tools, superuser, {
    action: "organization.suspension-lifted",
    act,
    run: async (within) => {
      if (!(await organizationStanding.lift(within, act.organizationId))) throw new Refusal("NOT_SUSPENDED");
    },
    news: {
      subject: "Your organization is no longer suspended",
      heading: "Your workspaces are open again",
      paragraphs: ["support lifted the suspension of your organization. Everything works as before."],
    },
  });
}
