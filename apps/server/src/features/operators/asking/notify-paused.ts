import { letter, productBrand } from "#platform/mail/letter.ts";
import { sendMail } from "#platform/mail/send-mail.ts";
import type { Tools } from "#platform/tools.ts";
import type { OperatorModel } from "../catalogue/catalogue.ts";

/** Writes to the superuser, in the caller's transaction, that an operator answers nobody before somebody acts. */
export async function notifyPaused(
  within: Tools,
  { display_name, needs }: OperatorModel,
  reason: string,
): Promise<void> {
  within.log.error({ operator: display_name, reason }, "operator paused");
  if (within.superuserEmail === undefined) return;

  await sendMail(within, {
    kind: "operator-paused",
    to: within.superuserEmail,
    subject: `${display_name} is paused`,
    letter: letter({
      brand: productBrand,
      preheader: "It answers no questions before somebody has looked at its account.",
      heading: `${display_name} is paused`,
      paragraphs: [
        `${display_name} refused a question in a way that waiting does not fix: ${reason}`,
        `Look at the account behind ${needs.join(" and ")}. It is tried again in an hour, or at once when you check it in the administration.`,
      ],
      action: { label: `Open ${productBrand.name}`, url: within.publicUrl },
    }),
  });
}
