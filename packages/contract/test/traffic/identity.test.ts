import { expect, test } from "vitest";
import {
  evidenceOf,
  evidenceSentences,
  type StoredVerdict,
  verdictLabel,
  verdicts,
} from "../../src/traffic/identity.ts";

test("each evidence stands for one verdict and has one sentence", () => {
  const all = verdicts.flatMap((verdict) => [...evidenceOf[verdict]]);

  expect(new Set(all).size).toBe(all.length);
  expect(Object.keys(evidenceSentences).toSorted()).toEqual(all.toSorted());
  for (const sentence of Object.values(evidenceSentences)) expect(sentence).toMatch(/^[A-Z][^.]+\.$/);
});

test.each<readonly [StoredVerdict, string | undefined, string]>([
  ["verified", "address_list", "Verified"],
  ["spoofed", "outside_address_list", "Spoofed"],
  ["unverifiable", "nothing_published", "Unverifiable"],
  ["unverifiable", "claim_only", "Claimed"],
  ["unchecked", undefined, "Not checked"],
])("a visit that is %s by %s is called %s", (verdict, evidence, label) => {
  expect(verdictLabel(verdict, evidence)).toBe(label);
});
