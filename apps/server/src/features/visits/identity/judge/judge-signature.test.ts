import { agents } from "@citelens/crawlers";
import { compileKeys, readKeyDirectory } from "@citelens/web-bot-auth";
import { expect, test } from "vitest";
import { judgeSignature } from "./judge-signature.ts";
import {
  at,
  host,
  member,
  one,
  own,
  published,
  signature,
  signatureCases,
  stranger,
  type Visit,
} from "./signature-cases.test-helper.ts";
import { headersOf } from "./signed-request.test-helper.ts";

const directory = {
  keys: [
    { ...published.publicKey.export({ format: "jwk" }), kid: "key-1", use: "sig" },
    { kty: "RSA", n: "abc", e: "AQAB", kid: "rsa" },
  ],
};

function evidenceOf({ signed, ...visit }: Visit, fetchedAt: Date | undefined) {
  const agent = agents.find(({ token }) => token === "DuckDuckBot");
  if (!agent) throw new Error("The catalogue has no DuckDuckBot");
  const usual = { method: "GET", target: "/guide", host: "www.p1.example", signatureAgent: `sig1="${own}"` };
  const asked = { ...usual, ...headersOf(signed ?? [one]), ...visit, agent, at, siteHost: "www.p1.example" };
  const compiled = compileKeys(readKeyDirectory(JSON.stringify(directory)) ?? []);
  return judgeSignature(asked, () => (fetchedAt ? { keys: compiled, fetchedAt } : undefined));
}

const soon = new Date(at.getTime() + 60_000);
const rows = Object.entries(signatureCases).flatMap(([table, cases]) =>
  cases.map((row) => [table, ...row] as const),
);
const verdicts = new Map([
  ["signature", "verified"],
  ["signature_wrong", "spoofed"],
]);

test.each(rows)("%s: %s", (_, __, visit, evidence) => {
  const judged = evidenceOf(visit, soon);

  expect(judged.evidence).toBe(evidence);
  expect(judged.verdict).toBe(verdicts.get(evidence) ?? "unverifiable");
});

test("nothing that was signed by the published key for this site is called a forgery, whatever of it is known", () => {
  const honest = rows.filter(([table, , , evidence]) => table !== "keys" && evidence !== "signature_wrong");

  const unread = honest.map(([, , visit]) => evidenceOf(visit, undefined).verdict);
  const early = honest.map(([, , visit]) => evidenceOf(visit, new Date(at.getTime() - 60_000)).verdict);

  expect([...unread, ...early]).not.toContain("spoofed");
});

test.each([
  ["before the visit", -60_000],
  ["days later", 2 * 86_400_000],
])("a key that is missing in a directory read %s may have been there", (_, afterMs) => {
  const visit = { signed: [signature([host, member("sig1")], { by: stranger })] };

  const judged = evidenceOf(visit, new Date(at.getTime() + afterMs));

  expect(judged.evidence).toBe("signature_keys_unknown");
});
