import type { TextRecords } from "#platform/text-records.ts";

/** A DNS of a test: what is written in it, and whether it answers, and truthfully. */
export interface WrittenRecords extends TextRecords {
  readonly texts: Map<string, readonly string[]>;
  mood: "truthful" | "silent" | "finds nothing";
}

export function writtenRecords(mood: WrittenRecords["mood"] = "truthful"): WrittenRecords {
  const dns: WrittenRecords = {
    texts: new Map(),
    mood,
    textsOf: async (name) => {
      if (dns.mood === "silent") throw new Error("The DNS does not answer");
      return dns.mood === "truthful" ? (dns.texts.get(name) ?? []) : [];
    },
    expectTruth: async () => {
      if (dns.mood !== "truthful") throw new Error("The DNS does not find what exists");
    },
  };
  return dns;
}
