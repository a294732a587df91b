/** The form values of an agency; an image is undefined while unchanged and null when removed. */
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

/** The request body: images only when changed, no sub-domain as null. */
export function agencyBody({ icon, logo, sub_domain, ...rest }: AgencyValues) {
  return {
    ...rest,
    sub_domain: sub_domain.trim() === "" ? null : sub_domain.trim(),
    ...(icon !== undefined && { icon }),
    ...(logo !== undefined && { logo }),
  };
}

export const imageBytesMax = 1_000_000;
/** Text is readable from this contrast on, by WCAG 2.2 AA. */
const readableContrast = 4.5;

export function formatContrast(ratio: number): string {
  return `${ratio.toFixed(1)}:1, ${ratio >= readableContrast ? "readable" : "too weak"}`;
}
