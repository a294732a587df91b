import { lookup as systemLookup } from "node:dns/promises";
import { isIP, type LookupFunction } from "node:net";
import { buildConnector } from "undici";
import { isPublicAddress } from "#platform/addresses/addresses.ts";
import type { OutboundAllow } from "./guarded-allow.ts";
import { FetchFailure } from "./guarded-failure.ts";

/** Every IP address of a name; rejects for a name without one. */
export type Lookup = (host: string) => Promise<readonly string[]>;

const connectTimeoutMs = 10_000;
const webPorts = new Set([80, 443]);

/**
 * Opens the sockets of the guarded fetch. A name is resolved here, once for each connection; every address that it
 * stands for must pass, and the socket can only be opened to one of these: a second, different answer of the same
 * name is never asked for.
 */
export function guardedConnector(
  allow: OutboundAllow,
  lookup: Lookup = resolve,
  rules: ConnectionRules = {},
): buildConnector.connector {
  return (options, callback) => {
    checkedAddresses({ allow, lookup, ...rules }, options).then(
      (addresses) => connectorTo(addresses)(options, callback),
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), null),
    );
  };
}

interface ConnectionRules {
  /** Whether only targets that the operator lets through may be spoken to in the clear. */
  readonly isEncrypted?: boolean;
}

interface ConnectionGuard extends ConnectionRules {
  readonly allow: OutboundAllow;
  readonly lookup: Lookup;
}

async function checkedAddresses(
  { allow, lookup, isEncrypted = false }: ConnectionGuard,
  { hostname, protocol, port: writtenPort }: buildConnector.Options,
): Promise<readonly string[]> {
  const host = hostname.toLowerCase().replace(/\.$/, "");
  const port = Number(writtenPort || (protocol === "https:" ? 443 : 80));
  if (isIP(host) === 0 && allow.isEmpty) refuseName(host, port);

  const addresses = isIP(host) === 0 ? await resolved(lookup, hostname) : [host];
  for (const address of addresses) {
    if (allow.has({ host, address, port })) continue;
    if (!isPublicAddress(address)) throw new FetchFailure("address", `${host} is not on the public internet`);
    if (!webPorts.has(port)) throw new FetchFailure("port", `port ${port} is not one of the web`);
    if (isEncrypted && protocol !== "https:")
      throw new FetchFailure("scheme", `${host} is not asked by https:`);
  }
  return addresses;
}

/** Refuses a name; what can be refused by its name alone is not asked for in the DNS. */
function refuseName(host: string, port: number): void {
  if (/(^|\.)localhost$/.test(host))
    throw new FetchFailure("address", `${host} is not on the public internet`);
  if (!webPorts.has(port)) throw new FetchFailure("port", `port ${port} is not one of the web`);
}

async function resolved(lookup: Lookup, hostname: string): Promise<readonly string[]> {
  const addresses = await inTime(lookup(hostname)).catch((error: unknown) => {
    throw new FetchFailure("dns", `${hostname} has no address`, { cause: error });
  });
  if (addresses.length === 0) throw new FetchFailure("dns", `${hostname} has no address`);
  return addresses;
}

async function inTime<T>(answer: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("no answer in time")), connectTimeoutMs);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

async function resolve(host: string): Promise<readonly string[]> {
  const answers = await systemLookup(host, { all: true });
  return answers.map(({ address }) => address);
}

/** Node asks this for the name's addresses, tries them in turn, and knows no others. */
function connectorTo(addresses: readonly string[]): buildConnector.connector {
  const answers = addresses.map((address) => ({ address, family: isIP(address) }));
  const lookup: LookupFunction = (hostname, { all, family }, callback) => {
    const fitting = answers.filter((answer) => !family || answer.family === family);
    const [first] = fitting;
    if (first === undefined) callback(new FetchFailure("dns", `${hostname} has no fitting address`), []);
    else if (all) callback(null, fitting);
    else callback(null, first.address, first.family);
  };
  return buildConnector({ allowH2: false, autoSelectFamily: true, lookup, timeout: connectTimeoutMs });
}
