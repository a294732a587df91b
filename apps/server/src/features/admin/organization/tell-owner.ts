import { people } from "#features/accounts/people/public.ts";
import { organizationList } from "#features/organizations/public.ts";
import { letter, productBrand } from "#platform/mail/letter.ts";
import { mailName } from "#platform/mail/mail-name.ts";
import { sendMail } from "#platform/mail/send-mail.ts";
import type { Tools } from "#platform/tools.ts";

export interface OwnerNews {
  readonly subject: string;
  readonly heading: string;
  /** Acts that were done, as sentences. */
  readonly paragraphs: readonly string[];
  readonly reason: string;
}

/** Mails the owner of an organization what was done to it and why; nobody where the account is deleted. */
export async function tellOwner(within: Tools, organizationId: string, news: OwnerNews): Promise<void> {
  const [organization] = await organizationList.find(within, [organizationId]);
  if (organization) await tellPerson(within, organization.owner_id, news);
}

/** The same for one account, such as that of a former owner. */
export async function tellPerson(within: Tools, userId: string, news: OwnerNews): Promise<void> {
  const [person] = await people.find(within, [userId]);
  if (!person) return;

  await sendMail(within, {
    kind: "organization-changed",
    to: person.email,
    subject: news.subject,
    letter: letter({
      brand: productBrand,
      preheader: news.heading,
      heading: news.heading,
      paragraphs: [
        `Hello ${mailName(person.first_name)},`,
        ...news.paragraphs,
        `The reason that was given: ${news.reason}`,
      ],
      footnote: `If you have questions, write to ${within.supportEmail}.`,
    }),
  });
}

/** The day on which an organization is deleted, as mails name it. */
export function dayOfDeletion(at: Date): string {
  return at.toISOString().slice(0, 10);
}
