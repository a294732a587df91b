import { people } from "#features/accounts/people/public.ts";
import { organizationList } from "#features/organizations/public.ts";
import { letter, productBrand } from "#platform/mail/letter.ts";
import { mailName } from "#platform/mail/mail-name.ts";
import { sendMail } from "#platform/mail/send-mail.ts";
import type { Tools } from "#platform/tools.ts";
import type { Claim } from "./host-claims.sql.ts";
import { recordOf } from "./host-proof.rules.ts";

interface HostNews {
  readonly news: "lapsing" | "released";
  readonly until: Date | null;
}

/** Mails the owner of an agency that its host is not proven, and what to do; nobody where the account is deleted. */
export async function tellOfHost(within: Tools, claim: Claim, { news, until }: HostNews): Promise<void> {
  const [organization] = await organizationList.find(within, [claim.organization_id]);
  const [owner] = organization ? await people.find(within, [organization.owner_id]) : [];
  if (!owner) return;

  const host = mailName(claim.host_name);
  const { name, value } = recordOf(claim);
  const heading =
    news === "released" ? `${host} no longer shows your brand` : `${host} needs a record in its DNS`;
  const paragraphs = [
    `Hello ${mailName(owner.first_name)},`,
    news === "released"
      ? `The DNS of ${host} does not say that it is yours, so that it shows the product's own brand.`
      : `The DNS of ${host} does not say that it is yours. It shows your brand until ${until?.toISOString().slice(0, 10) ?? "then"}, and afterwards only with this record.`,
    `The record is of the type TXT, its name is ${name}, and its value is ${value}. Once it is there, choose “Check Now” under Settings, White Label.`,
  ];
  await sendMail(within, {
    kind: "host-proof",
    to: owner.email,
    subject: heading,
    letter: letter({
      brand: productBrand,
      preheader: heading,
      heading,
      paragraphs,
      footnote: `If you have questions, write to ${within.supportEmail}.`,
    }),
  });
}
