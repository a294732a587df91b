import { isHostName, isPublicAddress, readAddress } from "./addresses.ts";
import type { RawEntry } from "./log-entry.ts";

type VisitorAddresses = Pick<RawEntry, "clientIp" | "forwardedFor">;

/**
 * Visitor who asked, by what stands before the time in a line of the common formats: an address, a login and a user. Behind proxies there
 * may be more of them: `client, proxy - -` and `client, proxy peer - -` (X-Forwarded-For at the front), `peer (client, proxy) - -` (Apache
 * at Elastic Beanstalk), `peer client - -`. Of two single addresses of the internet nothing says which is the visitor's: then none is.
 */
export function readVisitorPart(text: string): VisitorAddresses {
  const end = text.indexOf(" ");
  const first = end < 0 ? text : text.slice(0, end);
  const isAlone = (end < 0 || text.charCodeAt(end + 1) === 45) && !first.includes(",");
  return isAlone ? { clientIp: first } : whoOf(groupsIn(text), first);
}

/** Addresses with commas between them, in brackets or quotes, or a single one. */
interface Group {
  readonly hops: readonly string[];
  readonly isMarked: boolean;
}

const serverPort = /:(?:80|443|8080|8443)$/;
const groupsMax = 2;
const hopsMax = 50;
const wordCharactersMax = 90;
const noAddress = new Set(["-", "unknown", ""]);
const mark = /^[("]|[)"]$/;

function groupsIn(text: string): readonly Group[] {
  const groups: Group[] = [];
  let hops: string[] = [];
  let isMarked = false;
  const words = text.split(" ", hopsMax);
  for (const word of words) {
    if (word.length > wordCharactersMax) break;
    const isOpen = hops.length > 0; // behind a comma
    const bare = word.replace(/^[("]+/, "").replace(/[)",]+$/, "");
    const some = bare.split(",");
    const isFirst = groups.length === 0;
    if (groups.length === groupsMax || !some.every((one) => isHop(one, { isOpen, isFirst }))) break;
    hops.push(...some);
    isMarked ||= mark.test(word);
    if (word.endsWith(",")) continue;
    groups.push({ hops, isMarked });
    hops = [];
    isMarked = false;
  }
  return groups;
}

/** Whether a word stands for somebody on the way; a lone hyphen behind the first is a login, and only the first may be a name. */
function isHop(
  word: string,
  { isOpen, isFirst }: { readonly isOpen: boolean; readonly isFirst: boolean },
): boolean {
  if (readAddress(word) !== undefined) return true;
  if (noAddress.has(word)) return isOpen || isFirst || word !== "-";
  return isFirst && isHostName(word);
}

function whoOf([one, other]: readonly Group[], first: string): VisitorAddresses {
  if (!one) return { clientIp: first };
  const isChain = ({ hops, isMarked }: Group): boolean => isMarked || hops.length > 1;
  const chainOf = ({ hops }: Group): string => hops.join(", ");
  if (!other) return isChain(one) ? { forwardedFor: chainOf(one) } : { clientIp: one.hops[0] };
  if (isChain(other)) return { clientIp: one.hops[0], forwardedFor: chainOf(other) };
  if (isChain(one)) return { clientIp: other.hops[0], forwardedFor: chainOf(one) };
  if (serverPort.test(one.hops[0] ?? "")) return { clientIp: other.hops[0] }; // the site's own address, as %v:%p
  return { clientIp: oneOf(one.hops[0], other.hops[0]) };
}

/** The one that is of the internet, where the other is not. */
function oneOf(a = "", b = ""): string {
  const [first, second] = [readAddress(a), readAddress(b)];
  if (first === undefined || second === undefined || first === second) return first ?? second ?? "-";
  if (isPublicAddress(first) && isPublicAddress(second)) return "-";
  return isPublicAddress(second) ? second : first;
}
