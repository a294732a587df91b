import { BlockList, isIPv6 } from "node:net";
import { addressLists } from "@citelens/crawlers/address-lists";
import { addressRanges } from "../apps/server/src/platform/addresses/address-ranges.ts";
import { type BenchRow, median } from "./table.ts";

const rounds = 25;
const warmUp = 5;

/** Bench of looking an address up among all published networks, beside Node's own list of them, in turns. */
export async function benchAddresses(): Promise<Partial<BenchRow>[]> {
  const networks = addressLists.flatMap(({ prefixes }) => prefixes);
  const ranges = addressRanges(networks);
  const blockList = blockListOf(networks);
  const contenders = [
    (address: string): boolean => ranges.has(address),
    (address: string): boolean => blockList.check(address, isIPv6(address) ? "ipv6" : "ipv4"),
  ];

  const microseconds = contenders.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    contenders.forEach((has, which) => {
      const startedAt = performance.now();
      const found = addresses.filter(has).length;
      const each = ((performance.now() - startedAt) * 1000) / addresses.length;
      if (found === addresses.length) throw new Error("Half of the addresses are in no list.");
      if (round >= warmUp) microseconds[which]?.push(each);
    });
  }
  const [ours = Number.NaN, nodes = Number.NaN] = microseconds.map(median);
  return [
    {
      what: `addresses: a lookup among ${networks.length} networks of both families`,
      value: `${ours.toFixed(2)} µs`,
      ceiling: `net.BlockList ${nodes.toFixed(1)} µs`,
      ratio: `${(nodes / ours).toFixed(0)}x`,
      goal: "< 1 µs",
    },
  ];
}

function blockListOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    list.addSubnet(address, Number(bits), isIPv6(address) ? "ipv6" : "ipv4");
  }
  return list;
}

/** Half of them are in the lists. */
const addresses = addressLists.flatMap(({ prefixes }) =>
  prefixes.flatMap((prefix, index) => {
    const [address = ""] = prefix.split("/");
    return [address, isIPv6(address) ? `2001:db8:${index.toString(16)}::7` : `198.51.100.${index % 250}`];
  }),
);

if (import.meta.main) console.table(await benchAddresses());
