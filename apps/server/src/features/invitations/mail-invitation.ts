import { letterBrandOf } from "#features/agencies/public.ts";
import { letter } from "#platform/mail/letter.ts";
import { mailName } from "#platform/mail/mail-name.ts";
import { sendMail } from "#platform/mail/send-mail.ts";
import type { Tools } from "#platform/tools.ts";

export interface InvitationMail {
  readonly to: string;
  readonly link: string;
  readonly inviterName: string;
  readonly workspaceName: string;
  readonly organizationId: string;
}

/** Mails the link that accepts an invitation, in the white-label brand of the workspace. */
export async function mailInvitation(within: Tools, mail: InvitationMail): Promise<void> {
  const { to, link, organizationId } = mail;
  const [inviterName, workspaceName] = [mailName(mail.inviterName), mailName(mail.workspaceName)];
  const brand = await letterBrandOf(within, organizationId);
  const subject = `${inviterName} invited you to ${workspaceName}`;
  await sendMail(within, {
    kind: "invitation",
    to,
    subject,
    letter: letter({
      brand,
      preheader: `Join the workspace ${workspaceName} on ${brand.name}.`,
      heading: `Join ${workspaceName}`,
      paragraphs: [
        `${inviterName} has invited you to the workspace ${workspaceName} on ${brand.name}.`,
        `Log in or create an account with this email address, ${to}, to accept. The link works for 7 days.`,
      ],
      action: { label: "Accept Invitation", url: link },
      footnote: "If you do not know who this is from, you can ignore this mail.",
    }),
  });
}
