/** The domain of a typed domain or URL; undefined when there is none. */
export function readDomain(text: string): string | undefined {
  const host = text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .replace(/^www\./, "")
    .replace(/[/?#].*$/, "");
  const isDomain = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]+$/.test(host);
  return isDomain && host.length <= 253 ? host : undefined;
}

/** A name as it is stored. */
export function readAlias(text: string): string | undefined {
  const name = text.replace(/[\p{Cc}\s]+/gu, " ").trim();
  return name === "" || name.length > 100 ? undefined : name;
}
