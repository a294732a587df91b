import { findWorkspaceFacts } from "#features/workspaces/support/public.ts";
import { letter, productBrand } from "#platform/mail/letter.ts";
import { mailName } from "#platform/mail/mail-name.ts";
import { sendMail } from "#platform/mail/send-mail.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";

interface SpendLimitNotice {
  readonly spent: string;
  /** Null where none is set. */
  readonly limit: string | null;
  /** How many campaigns were stopped. */
  readonly paused: number;
}

/** Writes to the superuser, in the caller's transaction, that the ads of a workspace stopped at their limit. */
export async function notifySpendLimit(
  within: Tools,
  place: Place,
  { spent, limit, paused }: SpendLimitNotice,
): Promise<void> {
  within.log.warn(
    { workspace_id: place.workspaceId, spent, limit, paused },
    "the limit of a workspace's ads is reached",
  );
  if (within.superuserEmail === undefined) return;

  const workspace = await findWorkspaceFacts(within, place);
  const name = mailName(workspace?.name ?? "");
  const why =
    limit === null
      ? "No daily limit is set, and nothing may run without one."
      : `Today's ads cost ${spent}, and the limit of a day is ${limit}.`;
  await sendMail(within, {
    kind: "ads.spend_limit",
    to: within.superuserEmail,
    subject: `ChatGPT ads of ${name} are paused`,
    letter: letter({
      brand: productBrand,
      preheader: "They stay paused until somebody activates them again.",
      heading: "ChatGPT ads are paused",
      paragraphs: [
        `${name}: ${why}`,
        `Campaigns that were paused: ${paused}. Nothing starts again by itself: activate them when the limit allows it.`,
      ],
      action: {
        label: "Open the campaigns",
        url: `${within.publicUrl}/workspaces/${place.workspaceId}/ads/campaigns`,
      },
    }),
  });
}
