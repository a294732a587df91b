import { fieldErrors } from "@citelens/contract/base/field-errors";
import { NotAnImage, reencodeIcon, reencodeLogo } from "#platform/images/icon-image.ts";
import { FieldRefusal } from "#platform/refusal.ts";
import { hostNameOf, subDomainOf } from "../hosts/host-names.rules.ts";
import type { AgencyChanges } from "../store/agencies.sql.ts";

/** Fields that a superuser or the owner gives; pictures in base64, null takes one away, undefined leaves it. */
export interface AgencyFields {
  readonly name?: string | undefined;
  readonly sub_domain?: string | null | undefined;
  readonly host_name?: string | null | undefined;
  readonly primary_color?: string | undefined;
  readonly secondary_color?: string | undefined;
  readonly icon?: string | null | undefined;
  readonly logo?: string | null | undefined;
}

const iconPx = 128;
const logoMax = { widthMax: 480, heightMax: 128 } as const;

/** The fields as they are stored: pictures are decoded and redrawn, so that nothing but pixels is kept. */
export async function storedFields(fields: AgencyFields, publicUrl: string): Promise<AgencyChanges> {
  const { name, primary_color, secondary_color, icon, logo } = fields;
  return {
    ...(name !== undefined && { name }),
    ...namesOf(fields, publicUrl),
    ...(primary_color !== undefined && { primary_color: primary_color.toLowerCase() }),
    ...(secondary_color !== undefined && { secondary_color: secondary_color.toLowerCase() }),
    ...(icon !== undefined && { icon: await picture("icon", icon, (bytes) => reencodeIcon(bytes, iconPx)) }),
    ...(logo !== undefined && { logo: await picture("logo", logo, (bytes) => reencodeLogo(bytes, logoMax)) }),
  };
}

/** The names of hosts; none as null. */
function namesOf({ sub_domain, host_name }: AgencyFields, publicUrl: string): AgencyChanges {
  return {
    ...(sub_domain !== undefined && { sub_domain: sub_domain ? subDomain(sub_domain) : null }),
    ...(host_name !== undefined && { host_name: host_name ? hostName(host_name, publicUrl) : null }),
  };
}

function subDomain(given: string): string {
  const { name, fault } = subDomainOf(given);
  if (fault) throw new FieldRefusal({ sub_domain: [fieldErrors[fault]] });
  return name;
}

function hostName(given: string, publicUrl: string): string {
  const { name, fault } = hostNameOf(given, publicUrl);
  if (fault) throw new FieldRefusal({ host_name: [fieldErrors[fault]] });
  return name;
}

async function picture(
  field: string,
  base64: string | null,
  draw: (bytes: Buffer) => Promise<Buffer>,
): Promise<Buffer | null> {
  if (base64 === null) return null;
  try {
    return await draw(Buffer.from(base64, "base64"));
  } catch (error) {
    if (error instanceof NotAnImage) throw new FieldRefusal({ [field]: [fieldErrors.image] });
    throw error;
  }
}
