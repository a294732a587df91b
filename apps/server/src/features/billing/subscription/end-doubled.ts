import { id } from "@citelens/contract/base/fields";
import { z } from "zod";
import { people } from "#features/accounts/people/public.ts";
import { organizationList } from "#features/organizations/public.ts";
import { audit } from "#platform/audit/audit.ts";
import { job } from "#platform/jobs/job.ts";
import { letter, productBrand } from "#platform/mail/letter.ts";
import { mailName } from "#platform/mail/mail-name.ts";
import { sendMail } from "#platform/mail/send-mail.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { gatewayOf } from "../gateway/gateway-of.ts";
import { changeAccount, ensureAccount, recordEvent } from "../store/billing.sql.ts";
import type { SubscriptionState } from "../store/gateway.ts";
import { units } from "../store/money.rules.ts";
import { titleOf } from "../store/proration.rules.ts";

/** A plan was paid for beside another one: the one that does not stay ends at once, and what was paid for it becomes credit. */
export const endDoubledJob = job({
  name: "billing.end-doubled",
  payload: z.object({ organizationId: id, subscriptionId: z.string() }),
  run: endDoubled,
});

interface DoubledSubscription {
  readonly organizationId: string;
  readonly subscriptionId: string;
}

async function endDoubled(
  tools: Tools,
  { organizationId, subscriptionId }: DoubledSubscription,
): Promise<void> {
  const gateway = gatewayOf(tools);
  const doubled = await gateway.findSubscription(subscriptionId);
  if (!doubled) return;
  const creditCents = await gateway.cancelAtOnce(subscriptionId);
  const account = await ensureAccount(tools, organizationId);
  const stays = account.subscription_id ? await gateway.findSubscription(account.subscription_id) : undefined;
  await inTransaction(tools, async (within) => {
    if (!(await recordEvent(within, `doubled ${subscriptionId}`))) return;
    if (stays) await changeAccount(within, organizationId, { balance_cents: stays.balanceCents });
    await audit(
      within,
      { userId: undefined },
      {
        action: "subscription.doubled",
        subjectId: organizationId,
        details: { plan: doubled.plan, credit_cents: creditCents },
      },
    );
    await tellOwner(within, organizationId, { doubled, stays, creditCents });
  });
}

interface News {
  readonly doubled: SubscriptionState;
  readonly stays: SubscriptionState | undefined;
  readonly creditCents: number;
}

async function tellOwner(
  within: Tools,
  organizationId: string,
  { doubled, stays, creditCents }: News,
): Promise<void> {
  const [organization] = await organizationList.find(within, [organizationId]);
  const [owner] = organization ? await people.find(within, [organization.owner_id]) : [];
  if (!owner) return;

  const credit = `EUR ${units(creditCents).toFixed(2)}`;
  await sendMail(within, {
    kind: "payment-doubled",
    to: owner.email,
    subject: "A plan was paid for twice",
    letter: letter({
      brand: productBrand,
      preheader: `${credit} are kept for your next invoices.`,
      heading: "A plan was paid for twice",
      paragraphs: [
        `Hello ${mailName(owner.first_name)},`,
        `two plans were paid for at the same time. The ${titleOf(doubled)}, has ended, and ${credit} of what was paid for it are kept as credit: it pays your next invoices.`,
        ...(stays ? [`The ${titleOf(stays)}, goes on.`] : []),
      ],
      action: { label: "Open billing", url: `${within.publicUrl}/settings/billing` },
      footnote: `If you would rather have the money back, write to ${within.supportEmail}.`,
    }),
  });
}
