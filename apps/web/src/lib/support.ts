import { supportAddress } from "./page-settings.ts";

/** Opens an e-mail to the support address. */
export function supportLink(subject: string): string {
  return `mailto:${supportAddress()}?subject=${encodeURIComponent(subject)}`;
}
