import { generateKeyPairSync } from "node:crypto";
import { thumbprintOf } from "../thumbprint.test-helper.ts";
import type { SignedVisit } from "./judge-signature.ts";
import { headersOf, type Part, type SignedHeaders, signedBy } from "./signed-request.test-helper.ts";

export const at = new Date("2026-11-20T10:00:00Z");
const seconds = at.getTime() / 1000;
/** DuckDuckGo has two directories, of which both count for each of its agents. */
export const own = "https://bot.duckduckgo.com";
const foreign = "https://agent.a1.example";
const alice = pair();
export const [published, stranger] = [pair(), pair()];

function pair() {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  return { publicKey, privateKey, keyid: thumbprintOf(publicKey) };
}

export const host: Part = ['"@authority"', "www.p1.example"];
export const member = (key: string, origin = own): Part => [`"signature-agent";key="${key}"`, `"${origin}"`];

interface Terms {
  readonly keyid?: string;
  readonly created?: number;
  readonly expires?: number;
  readonly more?: string;
  readonly tag?: string;
}

function terms({ keyid = published.keyid, created = seconds - 1, expires = seconds + 300, ...rest }: Terms) {
  const { more = "", tag = "web-bot-auth" } = rest;
  return `;created=${created};expires=${expires};keyid="${keyid}"${more};tag="${tag}"`;
}

/** A signature of the agent's own; whatever is given takes the place of what is usual. */
export function signature(parts: readonly Part[], { by = published, label = "sig1", ...rest }: Terms & { by?: typeof published; label?: string } = {}): SignedHeaders {
  return signedBy({ label, by: by.privateKey, parts, terms: terms({ keyid: by.keyid, ...rest }) });
}

export const one = signature([host, member("sig1")]);
const forged = signature([host, member("sig1")], { by: stranger, keyid: published.keyid });
const agentsOwn = signature([['"@method"', "GET"], host, ['"@path"', "/guide"], member("agent", foreign)], {
  by: alice,
  label: "agent",
});
const both = `agent="${foreign}", browser="${own}"`;
const browserOver = (parts: readonly Part[]) => signature([host, ...parts], { label: "browser" });
const overAgent: readonly Part[] = [member("browser"), member("agent", foreign), ['"signature-input";key="agent"', agentsOwn.input], ['"signature";key="agent"', agentsOwn.value]];

export type Visit = Partial<SignedVisit> & { readonly signed?: readonly SignedHeaders[] };
/** A row: what it is about, the visit, and the evidence of its verdict. */
type Row = readonly [string, Visit, string];

const forms: readonly Row[] = [
  ["the dictionary", { signed: [one] }, "signature"],
  ["a member under a free name", { signed: [signature([host, member("agent2")])], signatureAgent: `agent2="${own}"` }, "signature"],
  ["a dictionary that is covered as a whole", { signed: [signature([host, ['"signature-agent"', `sig1="${own}"`]])] }, "signature"],
  ["a dictionary in its one spelling", { signed: [signature([host, ['"signature-agent";sf', `sig1="${own}"`]])], signatureAgent: `sig1="${own}" ` }, "signature"],
  ["the quoted string of early drafts", { signed: [signature([host, ['"signature-agent"', `"${own}"`]])], signatureAgent: `"${own}"` }, "signature"],
  ["the bare address of DuckDuckBot", { signed: [signature([host, ['"signature-agent"', own]])], signatureAgent: own }, "signature"],
  ["a bare address with blanks around it", { signed: [signature([host, ['"signature-agent"', own]])], signatureAgent: ` ${own} ` }, "signature"],
  ["a member without quotes", { signed: [signature([host, ['"signature-agent";key="sig1"', own]])], signatureAgent: `sig1=${own}` }, "signature"],
  ["the whole address of the keys", { signed: [signature([host, member("sig1", `${own}/.well-known/http-message-signatures-directory`)])], signatureAgent: `sig1="${own}/.well-known/http-message-signatures-directory"` }, "signature"],
  ["an address with a query", { signed: [signature([host, member("sig1", `${own}/?v=2`)])], signatureAgent: `sig1="${own}/?v=2"` }, "signature"],
  ["the agent's other directory", { signed: [signature([host, member("sig1", "https://assistbot.duckduckgo.com")])], signatureAgent: 'sig1="https://assistbot.duckduckgo.com"' }, "signature"],
  ["another path", { signed: [signature([host, member("sig1", `${own}/keys.json`)])], signatureAgent: `sig1="${own}/keys.json"` }, "signature_unsupported"],
  ["plain http", { signatureAgent: 'sig1="http://bot.duckduckgo.com"' }, "signature_unsupported"],
  ["no address", { signatureAgent: 'sig1="DuckDuckBot"' }, "signature_unsupported"],
  ["a list in place of an address", { signatureAgent: `sig1=("${own}")` }, "signature_uncovered"],
  ["no Signature-Agent", { signatureAgent: undefined }, "signature_uncovered"],
  ["one that is not covered", { signed: [signature([host])] }, "signature_uncovered"],
  ["the string where the member is covered", { signatureAgent: `"${own}"` }, "signature_uncovered"],
  ["a member that is not there", { signatureAgent: `other="${own}"` }, "signature_uncovered"],
  ["a text that does not end", { signatureAgent: `sig1="${own}` }, "signature_uncovered"],
  ["a foreign directory", { signed: [signature([host, member("sig1", foreign)])], signatureAgent: `sig1="${foreign}"` }, "signature_foreign_directory"],
];

const several: readonly Row[] = [
  ["a member for each of two signatures, both covered", { signed: [browserOver([member("agent", foreign), member("browser")])], signatureAgent: both }, "signature"],
  ["an agent behind a remote browser, whose signature is covered", { signed: [agentsOwn, browserOver(overAgent)], signatureAgent: both }, "signature"],
  ["the same the other way round", { signed: [browserOver(overAgent), agentsOwn], signatureAgent: both }, "signature"],
  ["an inner signature that fits no more", { method: "POST", signed: [agentsOwn, browserOver(overAgent)], signatureAgent: both }, "signature"],
  ["another signer's member alone", { signed: [agentsOwn, browserOver([member("agent", foreign)])], signatureAgent: both }, "signature_foreign_directory"],
  ["a stranger who covers the honest member", { signed: [one, signature([host, member("sig1")], { by: stranger, label: "other" })] }, "signature"],
  ["two members, and none with the signature's label", { signed: [signature([host, ['"signature-agent"', both]])], signatureAgent: both }, "signature_uncovered"],
  ["a renamed signature with two members", { signed: [{ ...browserOver([member("agent", foreign), member("browser")]), label: "x" }], signatureAgent: both }, "signature_uncovered"],
  ["a covered signature that is not there any more", { signed: [browserOver(overAgent)], signatureAgent: both }, "signature_parts_unknown"],
  ["an honest one beside a forged one", { signed: [{ ...forged, label: "a" }, one] }, "signature"],
  ["a forged one beside one with keys of somebody else", { signed: [forged, agentsOwn], signatureAgent: `sig1="${own}", agent="${foreign}"` }, "signature_foreign_directory"],
  ["two forged ones", { signed: [forged, signature([host, member("b")], { by: stranger, keyid: published.keyid, label: "b" })], signatureAgent: `sig1="${own}", b="${own}"` }, "signature_wrong"],
  ["an expired one beside a valid one", { signed: [signature([host, member("a")], { label: "a", created: seconds - 900, expires: seconds - 600 }), one], signatureAgent: `a="${own}", sig1="${own}"` }, "signature"],
  ["another purpose beside it", { signed: [signature([host], { by: stranger, label: "pay", tag: "payment" }), one] }, "signature"],
  ["more than are looked at", { signed: [..."abcd"].map((label) => signature([host, member(label)], { by: stranger, keyid: published.keyid, label })).concat(one), signatureAgent: [..."abcd", "sig1"].map((label) => `${label}="${own}"`).join(", ") }, "signature_unsupported"],
];

const halves: readonly Row[] = [
  ["a label in Signature-Input alone", spoiled({ signatureInput: `half=("@authority");tag="web-bot-auth", ` }), "signature"],
  ["a label in Signature alone", spoiled({ signature: "half=:AAAA:, " }), "signature"],
  ["bytes that are a text", spoiled({ signatureInput: 'half=("@authority"), ', signature: 'half="AAAA", ' }), "signature"],
  ["parts that are no list", spoiled({ signatureInput: "half=1, ", signature: "half=:AAAA:, " }), "signature"],
  ["a part that is no text", spoiled({ signatureInput: "half=(1 2), ", signature: "half=:AAAA:, " }), "signature"],
  ["a part twice", spoiled({ signatureInput: 'half=("@path" "@path"), ', signature: "half=:AAAA:, " }), "signature"],
  ["an open list", spoiled({ signatureInput: 'half=("@authority"; , ', signature: "half=:AAAA:, " }), "signature"],
  ["bytes that are none", spoiled({ signature: "half=:%%%:, " }), "signature"],
  ["a directory that cannot be read", { signatureAgent: `half=(((, sig1="${own}"` }, "signature"],
  ["nothing but a half", { signatureInput: one.input.replace("sig1", "x"), signature: "x" }, "signature_malformed"],
  ["a header that was cut", { signature: `sig1=${one.value.slice(0, 40)}` }, "signature_malformed"],
  ["another purpose alone", { signed: [signature([host, member("sig1")], { tag: "payment" })] }, "signature_other_tag"],
];

const parts: readonly Row[] = [
  ["@method", ...over(['"@method"', "GET"], "signature")],
  ["@method, asked with HEAD before a cache", ...over(['"@method"', "HEAD"], "signature")],
  ["another @method", ...over(['"@method"', "POST"], "signature_wrong")],
  ["@path", ...over(['"@path"', "/guide"], "signature")],
  ["@path with a query behind it", ...over(['"@path"', "/guide"], "signature", "/guide?a=1")],
  ["the root's @path", ...over(['"@path"', "/"], "signature", "/")],
  ["an empty @path", ...over(['"@path"', ""], "signature", "/")],
  ["another @path", ...over(['"@path"', "/en/guide"], "signature_parts_unknown")],
  ["@query", ...over(['"@query"', "?a=1&b"], "signature", "/guide?a=1&b")],
  ["no @query", ...over(['"@query"', "?"], "signature")],
  ["a @query that was dropped", ...over(['"@query"', "?a=1"], "signature_parts_unknown")],
  ["@query-param", ...over(['"@query-param";name="q"', "a%20b%21"], "signature", "/guide?q=a+b%21&x=1")],
  ["@query-param with an escaped name", ...over(['"@query-param";name="fa%C3%A7ade"', "1"], "signature", "/guide?fa%c3%a7ade=1")],
  ["an empty @query-param", ...over(['"@query-param";name="q"', ""], "signature", "/guide?q=")],
  ["a @query-param that is there twice", ...over(['"@query-param";name="q"', "1"], "signature_parts_unknown", "/guide?q=1&q=2")],
  ["a @query-param that was dropped", ...over(['"@query-param";name="q"', "1"], "signature_parts_unknown")],
  ["a @query-param without a name", ...over(['"@query-param"', "1"], "signature_parts_unknown", "/guide?q=1")],
  ["@target-uri", ...over(['"@target-uri"', "https://www.p1.example/guide?a=1"], "signature", "/guide?a=1")],
  ["@request-target", ...over(['"@request-target"', "/guide"], "signature")],
  ["@scheme", ...over(['"@scheme"', "https"], "signature")],
  ["another @scheme", ...over(['"@scheme"', "http"], "signature_parts_unknown")],
  ["@status", ...over(['"@status"', "200"], "signature_parts_unknown")],
  ["a derived part that is not known", ...over(['"@tomorrow"', "1"], "signature_parts_unknown")],
  ["a part of the request of a response", ...over(['"@method";req', "GET"], "signature_parts_unknown")],
  ["a header as bytes", ...over(['"signature-agent";bs', ":AAAA:"], "signature_parts_unknown")],
  ["a header of the trailer", ...over(['"signature-agent";tr', "x"], "signature_parts_unknown")],
  ["a header that is not reported", ...over(['"content-digest"', "sha-256=:AAAA:"], "signature_parts_unknown")],
  ["a header in capitals", ...over(['"User-Agent"', "DuckDuckBot"], "signature_parts_unknown")],
  ["a path that is not known any more", { signed: [signature([host, ['"@path"', "/guide"], member("sig1")])], target: undefined }, "signature_parts_unknown"],
  ["@target-uri in place of @authority", { signed: [signature([['"@target-uri"', "https://www.p1.example/guide"], member("sig1")])] }, "signature"],
  ["no host at all", { signed: [signature([['"@path"', "/guide"], member("sig1")])] }, "signature_uncovered"],
  ["several lines of a header, joined by a proxy", { signed: [signature([host, ['"signature-agent"', `sig1="${own}",b="${foreign}"`]])], signatureAgent: `sig1="${own}", b="${foreign}"` }, "signature_parts_unknown"],
];

const hosts: readonly Row[] = [
  ["the site without www", { signed: [signature([['"@authority"', "p1.example"], member("sig1")])] }, "signature"],
  ["a host with a port", { host: "www.p1.example:443" }, "signature"],
  ["a host that a proxy hides", { host: "app:3000" }, "signature"],
  ["a host that was not reported", { host: undefined }, "signature"],
  ["another site", { signed: [signature([['"@authority"', "shop.example"], member("sig1")])] }, "signature_wrong"],
  ["another site, behind a proxy", { host: "app:3000", signed: [signature([['"@authority"', "shop.example"], member("sig1")])] }, "signature_parts_unknown"],
  ["another site, sent again with its name", { host: "shop.example", signed: [signature([['"@authority"', "shop.example"], member("sig1")])] }, "signature_parts_unknown"],
  ["a subdomain", { host: "blog.p1.example", signed: [signature([['"@authority"', "blog.p1.example"], member("sig1")])] }, "signature"],
  ["a subdomain before an origin server with a name of the site's", { host: "origin.p1.example", signed: [signature([['"@authority"', "blog.p1.example"], member("sig1")])] }, "signature_parts_unknown"],
];

const times: readonly Row[] = [
  ["made a minute ahead of our clock", { signed: [signature([host, member("sig1")], { created: seconds + 60 })] }, "signature"],
  ["made long ahead of it", { signed: [signature([host, member("sig1")], { created: seconds + 90, expires: seconds + 900 })] }, "signature_expired"],
  ["ended a minute ago", { signed: [signature([host, member("sig1")], { created: seconds - 900, expires: seconds - 60 })] }, "signature"],
  ["ended long ago", { signed: [signature([host, member("sig1")], { created: seconds - 900, expires: seconds - 90 })] }, "signature_expired"],
  ["ended before it began", { signed: [signature([host, member("sig1")], { created: seconds, expires: seconds - 1 })] }, "signature_malformed"],
  ["no end", { signed: [withTerms(`;created=${seconds};keyid="${published.keyid}";tag="web-bot-auth"`)] }, "signature_malformed"],
  ["no beginning", { signed: [withTerms(`;expires=${seconds + 60};keyid="${published.keyid}";tag="web-bot-auth"`)] }, "signature_malformed"],
  ["a nonce", { signed: [signature([host, member("sig1")], { more: ';nonce="WK5RCGd7OHq9-3p1OG"' })] }, "signature"],
  ["a nonce that was changed", changed(';nonce="a"', ';nonce="b"'), "signature_wrong"],
];

const keys: readonly Row[] = [
  ["alg", { signed: [signature([host, member("sig1")], { more: ';alg="ed25519"' })] }, "signature"],
  ["another alg", { signed: [signature([host, member("sig1")], { more: ';alg="rsa-pss-sha512"' })] }, "signature_unsupported"],
  ["the name that the directory gives a key", { signed: [signature([host, member("sig1")], { keyid: "key-1" })] }, "signature"],
  ["a name that is no thumbprint and not there", { signed: [signature([host, member("sig1")], { keyid: "key-2" })] }, "signature_keys_unknown"],
  ["a key of another kind", { signed: [signature([host, member("sig1")], { keyid: "rsa" })] }, "signature_unsupported"],
  ["a stranger's key", { signed: [signature([host, member("sig1")], { by: stranger })] }, "signature_wrong"],
  ["a stranger's key under a published name", { signed: [forged] }, "signature_wrong"],
  ["no key id", { signed: [withTerms(`;created=${seconds};expires=${seconds + 60};tag="web-bot-auth"`)] }, "signature_malformed"],
];

function over(part: Part, evidence: string, target = "/guide"): [Visit, string] {
  return [{ target, signed: [signature([host, part, member("sig1")])] }, evidence];
}

function withTerms(written: string): SignedHeaders {
  return signedBy({ label: "sig1", by: published.privateKey, parts: [host, member("sig1")], terms: written });
}

/** An honest signature with something before it. */
function spoiled(before: { readonly signatureInput?: string; readonly signature?: string }): Visit {
  const honest = headersOf([one]);
  return {
    signatureInput: `${before.signatureInput ?? ""}${honest.signatureInput}`,
    signature: `${before.signature ?? ""}${honest.signature}`,
  };
}

function changed(from: string, to: string): Visit {
  const signed = signature([host, member("sig1")], { more: from });
  return { signed: [{ ...signed, input: signed.input.replace(from, to) }] };
}

/** Every way in which a request may be signed, by what the rows are about. */
export const signatureCases = { forms, several, halves, parts, hosts, times, keys };
