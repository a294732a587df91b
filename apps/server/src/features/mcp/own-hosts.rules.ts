/** Names by which this machine calls itself; no page of another site can have one of them as its host. */
const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Name of a host without its port; undefined for what is none. */
export function hostNameOf(host: string | undefined): string | undefined {
  return host !== undefined && URL.canParse(`http://${host}`)
    ? new URL(`http://${host}`).hostname
    : undefined;
}

/** Whether a request names this installation: a page whose name was pointed at this machine names itself. */
export function isOwnName(name: string | undefined, publicUrl: string): boolean {
  return name !== undefined && (loopback.has(name) || name === new URL(publicUrl).hostname);
}

/** Name of the site that a browser says a request comes from; undefined for one that hides it. */
export function originNameOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).hostname : undefined;
}
