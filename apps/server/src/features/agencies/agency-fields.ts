import { fieldErrors } from "@citelens/contract/base/errors";
import { NotAnImage, reencodeIcon, reencodeLogo } from "#platform/images/icon-image.ts";
import { FieldRefusal } from "#platform/refusal.ts";
import type { AgencyChanges } from "./agencies.sql.ts";

/** What a superuser gives; pictures in base64, null takes one away, undefined leaves it. */
export interface AgencyFields {
  readonly name?: string | undefined;
  readonly sub_domain?: string | null | undefined;
  readonly primary_color?: string | undefined;
  readonly secondary_color?: string | undefined;
  readonly icon?: string | null | undefined;
  readonly logo?: string | null | undefined;
}

const iconPx = 128;
const logoMax = { widthMax: 480, heightMax: 128 } as const;
const subDomain = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/** The fields as they are stored: pictures are decoded and redrawn, so that nothing but pixels is kept. */
export async function storedFields(fields: AgencyFields): Promise<AgencyChanges> {
  const { name, sub_domain, primary_color, secondary_color, icon, logo } = fields;
  return {
    ...(name !== undefined && { name }),
    ...(sub_domain !== undefined && { sub_domain: subDomainOf(sub_domain) }),
    ...(primary_color !== undefined && { primary_color: primary_color.toLowerCase() }),
    ...(secondary_color !== undefined && { secondary_color: secondary_color.toLowerCase() }),
    ...(icon !== undefined && { icon: await picture("icon", icon, (bytes) => reencodeIcon(bytes, iconPx)) }),
    ...(logo !== undefined && { logo: await picture("logo", logo, (bytes) => reencodeLogo(bytes, logoMax)) }),
  };
}

function subDomainOf(value: string | null): string | null {
  if (value === null || value === "") return null;

  const lower = value.toLowerCase();
  if (!subDomain.test(lower)) throw new FieldRefusal({ sub_domain: [fieldErrors.subDomain] });
  return lower;
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
