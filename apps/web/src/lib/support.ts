/** Opens a mail to whoever runs this installation; the server puts their address into the page. */
export function supportLink(subject: string): string {
  const address = document.querySelector<HTMLMetaElement>("meta[name=support-email]")?.content ?? "";
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}
