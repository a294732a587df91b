import { letter, productBrand } from "#platform/mail/letter.ts";
import { sendMail } from "#platform/mail/send-mail.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { installationScope, type Scope } from "./store/scopes.rules.ts";
import { markReached } from "./store/spending.sql.ts";

/** Tells the superuser, once a day for each bound, that nothing more is bought within it. */
export async function notifyReached(tools: Tools, day: string, scope: Scope): Promise<void> {
  await inTransaction(tools, async (within) => {
    if (!(await markReached(within, day, scope))) return;

    const what = nameOf(scope.scope);
    within.log.warn({ ...scope }, "a bound of the day's spending is reached");
    if (within.superuserEmail === undefined) return;

    await sendMail(within, {
      kind: "spending-bound-reached",
      to: within.superuserEmail,
      subject: `The day's spending limit of ${what} is reached`,
      letter: letter({
        brand: productBrand,
        preheader: "AI models are asked nothing more within it until tomorrow.",
        heading: "A spending limit is reached",
        paragraphs: [
          `On ${day} (UTC), ${what} reached the limit of $${scope.max_usd}. Questions that it stops wait until the next day, when their runs go on.`,
          `The limits are ${variables}: with a higher one, waiting questions are asked as soon as the product has been started again.`,
        ],
        action: { label: `Open ${productBrand.name}`, url: `${within.publicUrl}/admin/spending` },
      }),
    });
  });
}

const variables =
  "SPEND_PER_DAY_MAX_USD, SPEND_PER_DAY_MAX_USD_OPERATORS and SPEND_PER_DAY_MAX_USD_ORGANIZATION";

function nameOf(scope: string): string {
  if (scope === installationScope) return "this installation";
  const [kind, ...name] = scope.split(":");
  return kind === "provider" ? `the provider ${name.join(":")}` : `the organization ${name.join(":")}`;
}
