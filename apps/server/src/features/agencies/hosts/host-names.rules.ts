const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
/** Names that an installation may want for its own machines. */
const reserved: ReadonlySet<string> = new Set([
  "www",
  "api",
  "app",
  "admin",
  "mail",
  "smtp",
  "status",
  "docs",
]);

interface NameReading<Fault> {
  /** Lower-cased, without a final dot. */
  readonly name: string;
  readonly fault: Fault | undefined;
}

/** A sub-domain of the product's host as it is stored, or what is wrong with it. */
export function subDomainOf(given: string): NameReading<"subDomain" | "subDomainOwn"> {
  const name = given.trim().toLowerCase();
  if (!label.test(name)) return { name, fault: "subDomain" };
  return { name, fault: reserved.has(name) ? "subDomainOwn" : undefined };
}

/** A host of an agency's own as it is stored, or what is wrong with it; nothing of the product's host is theirs. */
export function hostNameOf(given: string, publicUrl: string): NameReading<"hostName" | "hostNameOwn"> {
  const name = plain(given.trim());
  const product = plain(new URL(publicUrl).hostname);
  if (!isHostName(name)) return { name, fault: "hostName" };
  return { name, fault: name === product || name.endsWith(`.${product}`) ? "hostNameOwn" : undefined };
}

/** The product's host where sub-domains can be made of it: not of an address in figures. */
export function productHostOf(publicUrl: string): string | null {
  const host = plain(new URL(publicUrl).hostname);
  return isHostName(host) || label.test(host) ? host : null;
}

export type BrandHost = { readonly kind: "sub_domain" | "host_name"; readonly name: string };

/** Brand host that the host of a request may name; undefined for the product's own and for what is no name. */
export function brandHostOf(requested: string, publicUrl: string): BrandHost | undefined {
  const name = plain(requested);
  const product = plain(new URL(publicUrl).hostname);
  if (name === product || !isHostName(name)) return undefined;
  if (!name.endsWith(`.${product}`)) return { kind: "host_name", name };

  const sub = name.slice(0, -product.length - 1);
  return label.test(sub) ? { kind: "sub_domain", name: sub } : undefined;
}

function plain(host: string): string {
  return host.toLowerCase().replace(/\.$/, "");
}

/** At least two labels, the last of which is no number: an address in figures is no name. */
function isHostName(name: string): boolean {
  const labels = name.split(".");
  return (
    name.length <= 253 &&
    labels.length > 1 &&
    labels.every((one) => label.test(one)) &&
    !/^\d+$/.test(labels.at(-1) ?? "")
  );
}
