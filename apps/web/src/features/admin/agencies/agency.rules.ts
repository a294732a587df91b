/** What the agency's form holds; an image is undefined while it stays as it is, and null when it is taken away. */
export interface AgencyValues {
  readonly name: string;
  readonly sub_domain: string;
  readonly primary_color: string;
  readonly secondary_color: string;
  readonly icon: string | null | undefined;
  readonly logo: string | null | undefined;
}

export function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

/** What is sent: images only when they change, no sub-domain as null. */
export function agencyBody({ icon, logo, sub_domain, ...rest }: AgencyValues) {
  return {
    ...rest,
    sub_domain: sub_domain.trim() === "" ? null : sub_domain.trim(),
    ...(icon !== undefined && { icon }),
    ...(logo !== undefined && { logo }),
  };
}

export const imageBytesMax = 1_000_000;
/** From here on text is readable, by WCAG 2.2 AA. */
const readableContrast = 4.5;

export function contrastInWords(ratio: number): string {
  return `${ratio.toFixed(1)}:1, ${ratio >= readableContrast ? "readable" : "too weak"}`;
}
