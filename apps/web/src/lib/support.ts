/** Whom people write to; the server puts the address into the page. */
export function supportAddress(): string {
  return document.querySelector<HTMLMetaElement>("meta[name=support-email]")?.content ?? "";
}

/** Opens a mail to whoever runs this installation. */
export function supportLink(subject: string): string {
  return `mailto:${supportAddress()}?subject=${encodeURIComponent(subject)}`;
}
