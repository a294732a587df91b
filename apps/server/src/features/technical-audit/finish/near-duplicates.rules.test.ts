import { expect, test } from "vitest";
import { nearDuplicates } from "./near-duplicates.rules.ts";

const page = (hash: string, simhash: string) => ({ hash, simhash });

test("pages whose fingerprints differ in three bits are a group, in four they are not", () => {
  const groups = nearDuplicates([
    page("a", "0000000000000000"),
    page("b", "0000000000000007"),
    page("c", "ffff00000000000f"),
    page("d", "ffff000000000000"),
    page("e", "00ff00ff00ff00ff"),
  ]);

  expect(groups.get("a")?.toSorted()).toEqual(["a", "b"]);
  expect([groups.get("c"), groups.get("d"), groups.get("e")]).toEqual([undefined, undefined, undefined]);
});

test("a chain of near duplicates is one group, and equal ones are", () => {
  const groups = nearDuplicates([
    page("a", "0000000000000000"),
    page("b", "0000000000000007"),
    page("c", "000000000000003f"),
    page("d", "000000000000003f"),
  ]);

  expect(groups.get("a")?.toSorted()).toEqual(["a", "b", "c", "d"]);
  expect(groups.get("d")).toBe(groups.get("a"));
});

test("ten thousand pages of one template are grouped in a time that grows with their number", () => {
  const pages = Array.from({ length: 10_000 }, (_, at) =>
    page(String(at), `aaaaaaaa${at.toString(16).padStart(8, "0")}`),
  );

  expect(nearDuplicates(pages).size).toBeGreaterThan(1_000);
});
