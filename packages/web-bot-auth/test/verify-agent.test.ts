import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from "node:crypto";
import { expect, test } from "vitest";
import {
  compileKeys,
  type Directory,
  readKeyDirectory,
  type SignedRequest,
  type Verification,
  verifyAgent,
} from "../src/index.ts";
import { signatureBase } from "../src/signature-base.ts";
import { readSignatures } from "../src/signatures.ts";

/** RFC 9421, appendix B.1.4. */
const testKey = {
  kty: "OKP",
  crv: "Ed25519",
  x: "JrQLj5P_89iXES9-vFgrIy29clF9CC_oPPsw3c5D0bs",
  d: "n4Ni-HpISpVObnQMW0wOhCKROaIKqKtW_2ZYb2p9KcU",
};
const keyid = "poqkLGiymh_W0uP6PZFw-dvez3QJT5SolqXBCW38r0U";
const rsaKeyid = "oD0HwocPBSfpNy5W3bpJeyFGY_IQ_YpqxSjQ3Yd-CLA";
const agent = "https://signature-agent.test";

const known: Directory = {
  kind: "known",
  keys: compileKeys([
    { keyid, x: testKey.x },
    { keyid: rsaKeyid, x: null },
  ]),
};
const directoryOf = (origin: string): Directory => (origin === agent ? known : { kind: "foreign" });
const at = new Date(1_735_689_700_000);

/** The vectors of draft-ietf-webbotauth-httpsig-protocol, appendix E.2, as they are printed there. */
const dictionaryVector: SignedRequest = {
  method: "GET",
  authorities: ["example.com"],
  target: "/path/to/resource",
  signatureAgent: 'agent2="https://signature-agent.test"',
  signatureInput:
    'sig2=("@authority" "signature-agent";key="agent2");created=1735689600;keyid="poqkLGiymh_W0uP6PZFw-dvez3QJT5SolqXBCW38r0U";alg="ed25519";expires=4889289600;nonce="n9p433xm+NJ3ph3upfBIGmsuwHw387YV7Q/F+6BSpGCVjYCqQw6rznNA8PVVLySrAWsv0hQtFioQb6E1YsauiA==";tag="web-bot-auth"',
  signature:
    "sig2=:RdNFx5Bj6au3YgAMQL/RzmUlZE8QZLIaXGRpw985hWnwPfMxT228NMk6ehRS1PSl4e8PhbNZACSanGdhEwYCCg==:",
};
const stringVector: SignedRequest = {
  ...dictionaryVector,
  signatureAgent: '"https://signature-agent.test"',
  signatureInput:
    'sig2=("@authority" "signature-agent");created=1735689600;keyid="poqkLGiymh_W0uP6PZFw-dvez3QJT5SolqXBCW38r0U";alg="ed25519";expires=1735693200;nonce="e8N7S2MFd/qrd6T2R3tdfAuuANngKI7LFtKYI/vowzk4lAZYadIX6wW25MwG7DCT9RUKAJ0qVkU0mEeLElW1qg==";tag="web-bot-auth"',
  signature:
    "sig2=:jdq0SqOwHdyHr9+r5jw3iYZH6aNGKijYp/EstF4RQTQdi5N5YYKrD+mCT1HA1nZDsi6nJKuHxUi/5Syp3rLWBA==:",
};
/** Vector of the earlier drafts, without the header. */
const bareVector: SignedRequest = {
  ...dictionaryVector,
  signatureAgent: undefined,
  signatureInput:
    'sig1=("@authority");created=1735689600;keyid="poqkLGiymh_W0uP6PZFw-dvez3QJT5SolqXBCW38r0U";alg="ed25519";expires=4889289600;nonce="zIW8+cdmA3vdYagbxojpONwa/l0EKJ/O3/wD486VvsQjO/RxPaSt6ZxvQaMcQzNnqKN/mQ6hpGiFro2L2qkz5A==";tag="web-bot-auth"',
  signature:
    "sig1=:QKN4fTdIYfh82fvoZCQiQA1weuozfCS/Led2zTMbewMMqH8PI2Wsy/5c4ao6B6D09nraNQdBNOADg8aM1MqfCg==:",
};
const rsaVector: SignedRequest = {
  ...dictionaryVector,
  signatureInput:
    'sig2=("@authority" "signature-agent";key="agent2");created=1735689600;keyid="oD0HwocPBSfpNy5W3bpJeyFGY_IQ_YpqxSjQ3Yd-CLA";alg="rsa-pss-sha512";expires=4889289600;nonce="wcfPQPh7SzkvrIVvhD00vNk9PkxJNY2NVbYl2PVBB4zmUoluSwE7W6bPtF60QA3k8g06FU7PPCD+J58YofY1zg==";tag="web-bot-auth"',
};

test("the signature of RFC 9421, appendix B.2.6, fits the base that is made of its request", () => {
  const [signature] =
    readSignatures(
      'sig-b26=("date" "@method" "@path" "@authority" "content-type" "content-length");created=1618884473;keyid="test-key-ed25519"',
      "sig-b26=:wqcAqbmYJ2ji2glfAMaRy4gruYYnx2nEFN2HN6jrnDnQCK1u02Gb04v9EDgwUPiu4A0w6vuQv5lIp5WPpBKRCw==:",
    ) ?? [];
  if (!signature) throw new Error("It was not read");
  const headers: Record<string, string> = {
    date: "Tue, 20 Apr 2021 02:07:55 GMT",
    "content-type": "application/json",
    "content-length": "18",
  };

  const base = signatureBase(signature, {
    method: "POST",
    authority: "example.com",
    target: "/foo?param=Value&Pet=dog",
    header: (name) => headers[name],
  });

  expect(base?.split("\n")).toEqual([
    '"date": Tue, 20 Apr 2021 02:07:55 GMT',
    '"@method": POST',
    '"@path": /foo',
    '"@authority": example.com',
    '"content-type": application/json',
    '"content-length": 18',
    '"@signature-params": ("date" "@method" "@path" "@authority" "content-type" "content-length");created=1618884473;keyid="test-key-ed25519"',
  ]);
  const key = createPublicKey({ key: testKey, format: "jwk" });
  expect(verify(null, Buffer.from(base ?? ""), key, signature.bytes)).toBe(true);
});

test.each<readonly [string, SignedRequest, Verification["kind"]]>([
  ["the draft's dictionary form", dictionaryVector, "valid"],
  ["the draft's bare string", stringVector, "valid"],
  ["a request without the header", bareVector, "uncovered"],
  [
    "a header that the signature does not cover",
    { ...bareVector, signatureAgent: `"${agent}"` },
    "uncovered",
  ],
  ["a dictionary that it does not cover", { ...bareVector, signatureAgent: `sig1="${agent}"` }, "uncovered"],
  [
    "a member that is not the covered one",
    { ...dictionaryVector, signatureAgent: `other="${agent}"` },
    "uncovered",
  ],
  ["another form than the covered one", { ...dictionaryVector, signatureAgent: `"${agent}"` }, "uncovered"],
  ["RSA", rsaVector, "unsupported"],
  ["another host", { ...dictionaryVector, authorities: ["example.org"] }, "wrong"],
  ["one of several hosts", { ...dictionaryVector, authorities: ["app:3000", "example.com"] }, "valid"],
  [
    "a host with its default port and in capitals",
    { ...dictionaryVector, authorities: ["Example.com:443"] },
    "valid",
  ],
  ["a host that is not known", { ...dictionaryVector, authorities: [] }, "parts_unknown"],
  [
    "another agent than the signed one",
    { ...dictionaryVector, signatureAgent: 'agent2="https://evil.test"' },
    "foreign_directory",
  ],
  [
    "a member with a changed parameter",
    { ...dictionaryVector, signatureAgent: `agent2="${agent}";type=directory` },
    "wrong",
  ],
  [
    "keys by another way",
    { ...dictionaryVector, signatureAgent: `agent2="${agent}";type=jwks_uri` },
    "unsupported",
  ],
  [
    "a path for a directory",
    { ...dictionaryVector, signatureAgent: `agent2="${agent}/keys"` },
    "unsupported",
  ],
  [
    "plain http",
    { ...dictionaryVector, signatureAgent: 'agent2="http://signature-agent.test"' },
    "unsupported",
  ],
  [
    "another purpose",
    { ...dictionaryVector, signatureInput: dictionaryVector.signatureInput.replace("web-bot-auth", "x") },
    "other_tag",
  ],
  [
    "a changed nonce",
    { ...dictionaryVector, signatureInput: dictionaryVector.signatureInput.replace("n9p4", "n9p5") },
    "wrong",
  ],
  [
    "no key id",
    { ...dictionaryVector, signatureInput: dictionaryVector.signatureInput.replace("keyid", "kid") },
    "malformed",
  ],
  [
    "no end",
    { ...dictionaryVector, signatureInput: dictionaryVector.signatureInput.replace("expires", "until") },
    "malformed",
  ],
  [
    "another label",
    { ...dictionaryVector, signature: dictionaryVector.signature.replace("sig2", "sig3") },
    "malformed",
  ],
  ["nonsense", { ...dictionaryVector, signatureInput: "sig2=(((" }, "malformed"],
  ["text in place of bytes", { ...dictionaryVector, signature: 'sig2="abc"' }, "malformed"],
  [
    "a part twice",
    {
      ...dictionaryVector,
      signatureInput: dictionaryVector.signatureInput.replace('"@authority"', '"@authority" "@authority"'),
    },
    "malformed",
  ],
])("%s is found %#", (_, request, kind) => {
  expect(verifyAgent(request, { at, directoryOf }).kind).toBe(kind);
});

test.each([
  ["a minute before it was made", 1_735_689_540, "valid"],
  ["long before it was made", 1_735_689_000, "expired"],
  ["a minute behind its end", 1_735_693_260, "valid"],
  ["long behind its end", 1_735_694_000, "expired"],
])("a signature is judged by the time of the request: %s", (_, seconds, kind) => {
  expect(verifyAgent(stringVector, { at: new Date(seconds * 1000), directoryOf }).kind).toBe(kind);
});

test("a key that the directory does not have, and a directory that was not fetched, are told apart", () => {
  const keys = compileKeys([{ keyid: "another", x: testKey.x }]);

  expect(verifyAgent(dictionaryVector, { at, directoryOf: () => ({ kind: "known", keys }) })).toEqual({
    kind: "key_unknown",
    origin: agent,
  });
  expect(verifyAgent(dictionaryVector, { at, directoryOf: () => ({ kind: "unknown" }) })).toEqual({
    kind: "directory_unknown",
    origin: agent,
  });
});

test("a foreign key that calls itself by the published one's name is wrong", () => {
  const { publicKey } = generateKeyPairSync("ed25519");
  const { x = "" } = publicKey.export({ format: "jwk" });
  const keys = compileKeys([{ keyid, x }]);

  const found = verifyAgent(dictionaryVector, { at, directoryOf: () => ({ kind: "known", keys }) });

  expect(found).toEqual({ kind: "wrong", components: ["@authority", "signature-agent"] });
});

const privateKey = createPrivateKey({ key: testKey, format: "jwk" });

/** A request signed over these parts, by the base that is written out here. */
function signed(
  parts: readonly (readonly [string, string])[],
  target?: string,
  directory = agent,
): SignedRequest {
  const covered = [...parts, ['"signature-agent";key="sig1"', `"${directory}"`] as const];
  const written = `(${covered.map(([name]) => name).join(" ")});created=1735689600;expires=1735693200;keyid="${keyid}";tag="web-bot-auth"`;
  const base = [...covered.map(([name, value]) => `${name}: ${value}`), `"@signature-params": ${written}`];
  const bytes = sign(null, Buffer.from(base.join("\n")), privateKey);
  return {
    method: "GET",
    authorities: ["example.com"],
    target,
    signatureAgent: `sig1="${directory}"`,
    signatureInput: `sig1=${written}`,
    signature: `sig1=:${bytes.toString("base64")}:`,
  };
}

const host = ['"@authority"', "example.com"] as const;

test.each<readonly [string, SignedRequest, Verification["kind"]]>([
  ["@method", signed([host, ['"@method"', "GET"]]), "valid"],
  ["a method in small letters", signed([host, ['"@method"', "get"]]), "valid"],
  ["another method", signed([host, ['"@method"', "POST"]]), "wrong"],
  ["@path", signed([host, ['"@path"', "/a"]], "/a?b=1"), "valid"],
  ["@query", signed([host, ['"@query"', "?b=1?c"]], "/a?b=1?c"), "valid"],
  [
    "a host with the port that it was sent with",
    { ...signed([['"@authority"', "example.com:443"]]), authorities: ["Example.com:443"] },
    "valid",
  ],
  ["an empty @query", signed([host, ['"@query"', "?"]], "/a"), "valid"],
  ["@scheme", signed([host, ['"@scheme"', "https"]]), "valid"],
  [
    "@target-uri in place of @authority",
    signed([['"@target-uri"', "https://example.com/a?b=1"]], "/a?b=1"),
    "valid",
  ],
  ["another path", signed([host, ['"@path"', "/a"]], "/b"), "wrong"],
  ["a path that is not known any more", signed([host, ['"@path"', "/a"]]), "parts_unknown"],
  ["a header that was not reported", signed([host, ['"accept"', "*/*"]]), "parts_unknown"],
  ["@query-param", signed([host, ['"@query-param";name="b"', "1"]], "/a?b=1"), "valid"],
  ["no host", signed([['"@method"', "GET"]]), "uncovered"],
  [
    "a directory with a slash at its end",
    signed([host], undefined, `${agent}/.well-known/http-message-signatures-directory/`),
    "valid",
  ],
])("a signature over %s is looked at by what is known", (_, request, kind) => {
  expect(verifyAgent(request, { at, directoryOf }).kind).toBe(kind);
});

test("of two signatures a valid one is enough, and one for another purpose is passed over", () => {
  const second = signed([host]);
  const other = `other=("@authority");created=1735689600;keyid="x";expires=1735693200;tag="payment", `;
  const both = {
    ...second,
    signatureInput: other + second.signatureInput,
    signature: `other=:AAAA:, ${second.signature}`,
  };

  expect(verifyAgent(both, { at, directoryOf }).kind).toBe("valid");
});

test("the keys of a directory have the names by which signatures call them", () => {
  const document = JSON.stringify({
    keys: [
      { kty: "OKP", crv: "Ed25519", x: testKey.x, use: "sig", nbf: 1712793600 },
      { kty: "RSA", n: "abc", e: "AQAB" },
      { kty: "OKP", crv: "X25519", x: testKey.x },
      { kty: "OKP", crv: "Ed25519", x: testKey.x.slice(1) },
      { kty: "oct", k: "c2VjcmV0" },
      "nonsense",
    ],
  });

  const keys = readKeyDirectory(document) ?? [];

  expect(keys[0]).toEqual({ keyid, x: testKey.x });
  expect(keys.map(({ x }) => x)).toEqual([testKey.x, null, null, null]);
});

test.each(["", "{}", "[]", '{"keys":[]}', '{"keys":{}}', '{"keys":["x"]}', "<html>"])(
  "%s is no directory",
  (document) => {
    expect(readKeyDirectory(document)).toBeUndefined();
  },
);
