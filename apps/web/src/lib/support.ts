/** The support address, which the server puts into the page. */
export function supportAddress(): string {
  return document.querySelector<HTMLMetaElement>("meta[name=support-email]")?.content ?? "";
}

/** Opens an e-mail to the support address. */
export function supportLink(subject: string): string {
  return `mailto:${supportAddress()}?subject=${encodeURIComponent(subject)}`;
}
