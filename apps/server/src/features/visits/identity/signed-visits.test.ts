import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { operatorsWeb } from "#test/fakes/operators-web.ts";
import { eventually, openWorld, type World, worldOfTest } from "#test/world.ts";
import { refreshSources } from "./sources/refresh-sources.ts";
import { thumbprintOf } from "./thumbprint.test-helper.ts";

const agent = "https://chatgpt.com";
const published = generateKeyPairSync("ed25519");
const stranger = generateKeyPairSync("ed25519");
const thumbprint = thumbprintOf(published.publicKey);

let world: World;
let key: string;

beforeAll(async () => {
  world = await openWorld();
  const operators = operatorsWeb();
  operators.publish(
    `${agent}/.well-known/http-message-signatures-directory`,
    JSON.stringify({ keys: [published.publicKey.export({ format: "jwk" })] }),
  );
  await refreshSources({ ...world.tools, web: operators.web });
  const person = await world.signUp();
  const workspace = await world.createWorkspace(person, "https://www.example.com");
  key = (await world.createKey(person, workspace)).key;
});
afterAll(() => world.close());

interface SigningOptions {
  readonly by?: KeyObject;
  readonly keyid?: string;
  readonly host?: string;
  readonly tag?: string;
  readonly ageSeconds?: number;
  readonly form?: "dictionary" | "string";
  readonly covers?: boolean;
  readonly directory?: string;
}

/** The headers of a request that its agent signed a moment ago, by RFC 9421. */
function signedHeaders(signing: SigningOptions = {}): Record<string, string> {
  const {
    by = published.privateKey,
    keyid = thumbprint,
    host = "www.example.com",
    tag = "web-bot-auth",
  } = signing;
  const { ageSeconds = 0, form = "dictionary", covers = true, directory = agent } = signing;
  const created = Math.floor(Date.now() / 1000) - ageSeconds;
  const member = form === "dictionary" ? '"signature-agent";key="sig1"' : '"signature-agent"';
  const names = ['"@authority"', ...(covers ? [member] : [])];
  const written = `(${names.join(" ")});created=${created};expires=${created + 300};keyid="${keyid}";alg="ed25519";tag="${tag}"`;
  const lines = [
    `"@authority": ${host}`,
    ...(covers ? [`${member}: "${directory}"`] : []),
    `"@signature-params": ${written}`,
  ];
  return {
    "user-agent": "Mozilla/5.0 Chrome/142.0.0.0",
    "signature-agent": form === "dictionary" ? `sig1="${directory}"` : `"${directory}"`,
    "signature-input": `sig1=${written}`,
    signature: `sig1=:${sign(null, Buffer.from(lines.join("\n")), by).toString("base64")}:`,
  };
}

async function storedAs(headers: Record<string, string | readonly string[]>) {
  const path = `/${crypto.randomUUID()}`;
  const response = await world.app.inject({
    method: "POST",
    url: "/api/v1/tracking/visit",
    headers: { authorization: `Api-Key ${key}` },
    payload: {
      request_path: path,
      request_method: "GET",
      request_headers: { host: "www.example.com", ...headers },
    },
  });
  expect(response.statusCode).toBe(202);
  return eventually(async () => {
    const [row] = await world.tools.events.query(
      "SELECT token, verdict, evidence FROM visits WHERE path = {path:String}",
      { path },
      z.object({ token: z.string(), verdict: z.string(), evidence: z.string() }),
    );
    if (!row) throw new Error("It is not stored yet");
    return row;
  });
}

test.each<readonly [string, Record<string, string>, string, string]>([
  ["the dictionary form", signedHeaders(), "verified", "signature"],
  ["the bare string", signedHeaders({ form: "string" }), "verified", "signature"],
  ["a signature for the site without www", signedHeaders({ host: "example.com" }), "verified", "signature"],
  ["a host with a port", { ...signedHeaders(), host: "www.example.com:443" }, "verified", "signature"],
  ["a host that a proxy hides", { ...signedHeaders(), host: "app:3000" }, "verified", "signature"],
  ["an expired signature", signedHeaders({ ageSeconds: 900 }), "unverifiable", "signature_expired"],
  [
    "a stranger's key under the published name",
    signedHeaders({ by: stranger.privateKey }),
    "spoofed",
    "signature_wrong",
  ],
  ["a signature for another site", signedHeaders({ host: "shop.example.org" }), "spoofed", "signature_wrong"],
  [
    "a signature for another site, behind a proxy",
    { ...signedHeaders({ host: "shop.example.org" }), host: "app:3000" },
    "unverifiable",
    "signature_parts_unknown",
  ],
  [
    "what was signed for another site, sent again with that site as its host",
    { ...signedHeaders({ host: "shop.example.org" }), host: "shop.example.org" },
    "unverifiable",
    "signature_parts_unknown",
  ],
  [
    "a key that nobody published yet",
    signedHeaders({ keyid: "unknown" }),
    "unverifiable",
    "signature_keys_unknown",
  ],
  ["an uncovered header", signedHeaders({ covers: false }), "unverifiable", "signature_uncovered"],
  ["another purpose", signedHeaders({ tag: "payment" }), "unverifiable", "signature_other_tag"],
  [
    "a foreign directory beside the agent's",
    { ...signedHeaders({ directory: "https://evil.example" }), "user-agent": "ChatGPT-User/1.0" },
    "unverifiable",
    "signature_foreign_directory",
  ],
  [
    "headers that cannot be read",
    { ...signedHeaders(), signature: "x" },
    "unverifiable",
    "signature_malformed",
  ],
])("the ChatGPT agent with %s", async (_, headers, verdict, evidence) => {
  expect(await storedAs(headers)).toMatchObject({ verdict, evidence });
});

test("an agent behind a remote browser is proven by its own signature, in headers that are reported as lists", async () => {
  const { signature = "", "signature-input": input = "", ...own } = signedHeaders();
  const browser = `browser=("@authority" "signature-agent";key="browser");created=1;expires=2;keyid="k";tag="web-bot-auth"`;

  const row = await storedAs({
    ...own,
    "signature-agent": ['browser="https://browser.b1.example"', own["signature-agent"] ?? ""],
    "signature-input": [browser, 'half=("@authority")', input],
    signature: ["browser=:AAAA:", signature],
  });

  expect(row).toEqual({ token: "ChatGPT agent", verdict: "verified", evidence: "signature" });
});

test("a valid signature of another agent's operator proves nothing", async () => {
  const row = await storedAs({ ...signedHeaders(), "user-agent": "Claude-User/1.0" });

  expect(row).toEqual({
    token: "Claude-User",
    verdict: "unverifiable",
    evidence: "signature_foreign_directory",
  });
});

test("a key that nobody published yet has its directory read again within the hour, and not more often", async () => {
  const own = await worldOfTest();
  own.stopClock();
  const operators = operatorsWeb();
  const directory = `${agent}/.well-known/http-message-signatures-directory`;
  operators.publish(directory, JSON.stringify({ keys: [stranger.publicKey.export({ format: "jwk" })] }));
  const refresh = () => refreshSources({ ...own.tools, web: operators.web });
  const asked = () => operators.asked.filter((url) => url === directory).length;
  await refresh();
  const person = await own.signUp();
  const owned = await own.createKey(person, await own.createWorkspace(person));
  own.advance(2 * 3_600_000);

  await own.app.inject({
    method: "POST",
    url: "/api/v1/tracking/visit",
    headers: { authorization: `Api-Key ${owned.key}` },
    payload: {
      request_path: "/",
      request_method: "GET",
      request_headers: { host: "www.example.com", ...signedHeaders({ ageSeconds: -7_200 }) },
    },
  });
  const twice = await eventually(async () => {
    await refresh();
    if (asked() < 2) throw new Error("It was not read again yet");
    return asked();
  });
  await refresh();

  expect(twice).toBe(2);
  expect(asked()).toBe(2);
});
