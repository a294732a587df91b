import { randomUUID } from "node:crypto";
import { Resolver } from "node:dns/promises";

/** Asks the DNS what is written in the TXT records of names. */
export interface TextRecords {
  /** The texts of a name, none where there are none; no answer is an error. */
  textsOf(name: string): Promise<readonly string[]>;
  /** Throws unless the DNS finds texts that surely exist, and none of a name that cannot: what it does not find is believed then. */
  expectTruth(): Promise<void>;
}

/** Domains of two companies that have such records for as long as there are any. */
const surelyThere = ["google.com", "cloudflare.com"];

const timeoutMs = 1_500;
const nothing = new Set(["ENOTFOUND", "ENODATA"]);

export function openTextRecords(servers: readonly string[] = []): TextRecords {
  const resolver = new Resolver({ timeout: timeoutMs, tries: 2 });
  if (servers.length > 0) resolver.setServers(servers);
  const textsOf = async (name: string): Promise<readonly string[]> => {
    try {
      return (await resolver.resolveTxt(name)).map((pieces) => pieces.join(""));
    } catch (error) {
      if (error instanceof Error && "code" in error && nothing.has(String(error.code))) return [];
      throw error;
    }
  };
  return {
    textsOf,
    expectTruth: async () => {
      const [none, ...some] = await Promise.all([`${randomUUID()}.invalid`, ...surelyThere].map(textsOf));
      if (none?.length !== 0) throw new Error("The DNS finds records of names that cannot exist");
      if (some.every(({ length }) => length === 0))
        throw new Error(`The DNS finds no TXT records of ${surelyThere.join(" and ")}, which have some`);
    },
  };
}
