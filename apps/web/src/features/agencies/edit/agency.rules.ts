import type { BrandPreview } from "@citelens/contract/accounts/agencies";

/** The form values of a brand; an image is undefined while unchanged and null when removed. */
export interface AgencyValues {
  readonly name: string;
  readonly sub_domain: string;
  readonly host_name: string;
  readonly primary_color: string;
  readonly secondary_color: string;
  readonly icon: string | null | undefined;
  readonly logo: string | null | undefined;
}

/** A brand as it is stored. */
export interface StoredBrand {
  readonly name: string;
  readonly sub_domain: string | null;
  readonly host_name: string | null;
  readonly primary_color: string;
  readonly secondary_color: string;
}

/** Values that the form begins with; the product's own colours for a new brand. */
export function agencyValues(stored: StoredBrand | undefined): AgencyValues {
  return {
    name: stored?.name ?? "",
    sub_domain: stored?.sub_domain ?? "",
    host_name: stored?.host_name ?? "",
    primary_color: stored?.primary_color ?? "#4353e6",
    secondary_color: stored?.secondary_color ?? "#ffb020",
    icon: undefined,
    logo: undefined,
  };
}

export function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

/** The request body: images only when changed, no host as null. */
export function agencyBody({ icon, logo, sub_domain, host_name, ...rest }: AgencyValues) {
  return {
    ...rest,
    sub_domain: textOrNull(sub_domain),
    host_name: textOrNull(host_name),
    ...(icon !== undefined && { icon }),
    ...(logo !== undefined && { logo }),
  };
}

function textOrNull(text: string): string | null {
  return text.trim() === "" ? null : text.trim();
}

export const imageBytesMax = 1_000_000;
/** Text is readable, and a line can be told, from these contrasts on, by WCAG 2.2 AA. */
const [textContrast, lineContrast] = [4.5, 3];

export interface ContrastRow {
  readonly label: string;
  readonly ratio: string;
  readonly verdict: string;
  readonly isEnough: boolean;
}

/** Rows of what a theme makes of the colours, each with its contrast; the colour as it was given comes last. */
export function contrastRows(contrast: BrandPreview["contrast"]["light"]): readonly ContrastRow[] {
  const [first = 0, second = 0] = contrast.charts;
  return [
    row("Links", contrast.text, textContrast),
    row("Labels of buttons", contrast.on, textContrast),
    row("First chart line", first, lineContrast),
    row("Second chart line", second, lineContrast),
    row("First colour as given", contrast.raw, textContrast),
  ];
}

function row(label: string, ratio: number, least: number): ContrastRow {
  const isEnough = ratio >= least;
  const word = least === textContrast ? "readable" : "distinct";
  return { label, ratio: `${ratio.toFixed(1)}:1`, verdict: isEnough ? word : "too weak for text", isEnough };
}
