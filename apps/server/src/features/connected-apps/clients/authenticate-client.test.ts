import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Person } from "#test/world.ts";
import {
  type AppWorld,
  allowApp,
  openAppWorld,
  postForm,
  publishDocument,
  refreshForm,
} from "../app-world.test-helper.ts";

const client = "https://app.example/client.json";
const assertionType = "urn:ietf:params:oauth:client-assertion-type:jwt-bearer";

let open: AppWorld;
let person: Person;
let projectId: string;
let keys: Awaited<ReturnType<typeof generateKeyPair>>;
beforeAll(async () => {
  open = await openAppWorld();
  person = await open.world.signUp();
  ({ id: projectId } = await open.world.createWorkspace(person));
  keys = await generateKeyPair("ES256");
});
afterAll(() => open.close());

/** Publishes the keys that the client signs with; the part of its document that names them. */
async function publishKeys(): Promise<object> {
  const jwk = await exportJWK(keys.publicKey);
  open.site.pages["/keys.json"] = {
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ keys: [{ ...jwk, kid: "one", alg: "ES256" }] }),
  };
  return { token_endpoint_auth_method: "private_key_jwt", jwks_uri: "https://app.example/keys.json" };
}

function assertion(others: Readonly<Record<string, unknown>> = {}, key = keys.privateKey): Promise<string> {
  const now = Math.floor(Date.now() / 1_000);
  const right = {
    iss: client,
    sub: client,
    aud: "http://localhost:3000",
    exp: now + 60,
    jti: crypto.randomUUID(),
  };
  return new SignJWT({ ...right, ...others }).setProtectedHeader({ alg: "ES256", kid: "one" }).sign(key);
}

/** The answer for a fresh code with these parts of a form beside it. */
async function tokensFor(parts: Readonly<Record<string, string>>) {
  const said = await publishKeys();
  const { form } = await allowApp(open, person, { projects: [projectId], document: said });
  return postForm(open.origin, "/oauth/token", { ...form, ...parts });
}

const signed = (client_assertion: string) => ({ client_assertion, client_assertion_type: assertionType });

describe("V10.4.10 a client whose document says that it signs", () => {
  test("signs with the keys of its document of today: those that it has no more are worth nothing after a day", async () => {
    const own = await openAppWorld();
    const somebody = await own.world.signUp();
    const { id } = await own.world.createWorkspace(somebody);
    const newer = await generateKeyPair("ES256");
    const saying = async (pair: typeof keys) => ({
      token_endpoint_auth_method: "private_key_jwt",
      jwks: { keys: [{ ...(await exportJWK(pair.publicKey)), kid: "one", alg: "ES256" }] },
    });
    const { form } = await allowApp(own, somebody, { projects: [id], document: await saying(keys) });
    const first = await postForm(own.origin, "/oauth/token", { ...form, ...signed(await assertion()) });
    const refreshBy = async (refresh: unknown, pair: typeof keys) => {
      const exp = Math.floor(own.world.tools.now().getTime() / 1_000) + 60;
      const by = signed(await assertion({ exp }, pair.privateKey));
      return postForm(own.origin, "/oauth/token", { ...refreshForm(String(refresh)), ...by });
    };
    publishDocument(own.site, await saying(newer));

    const sameDay = await refreshBy(first.json.refresh_token, keys);
    own.world.advance(24 * 3_600_000 + 1);
    const old = await refreshBy(sameDay.json.refresh_token, keys);
    const renewed = await refreshBy(sameDay.json.refresh_token, newer);
    own.world.advance(24 * 3_600_000 + 1);
    own.site.pages["/client.json"] = 404;
    const gone = await refreshBy(renewed.json.refresh_token, newer);

    expect([sameDay.status, old.status, renewed.status, gone.status]).toEqual([200, 401, 200, 401]);
    await own.close();
  });

  test("gets tokens for an assertion of its keys, and revokes them with another one", async () => {
    const { status, json } = await tokensFor(signed(await assertion()));
    expect(status).toBe(200);

    const token = String(json.refresh_token);
    const unsigned = await postForm(open.origin, "/oauth/revoke", { token, client_id: client });
    expect(unsigned.status).toBe(401);
    const form = { token, client_id: client, ...signed(await assertion()) };
    expect((await postForm(open.origin, "/oauth/revoke", form)).status).toBe(200);
  });

  test.each<[string, () => Promise<Readonly<Record<string, string>>>]>([
    ["none", async () => ({})],
    ["another kind of it", async () => ({ ...signed(await assertion()), client_assertion_type: "saml" })],
    [
      "keys of somebody else",
      async () => signed(await assertion({}, (await generateKeyPair("ES256")).privateKey)),
    ],
    ["another client's name", async () => signed(await assertion({ iss: "https://other.example/x" }))],
    ["another server in it", async () => signed(await assertion({ aud: "https://other.example" }))],
    [
      "an end that has passed",
      async () => signed(await assertion({ exp: Math.floor(Date.now() / 1_000) - 60 })),
    ],
    [
      "an end far ahead",
      async () => signed(await assertion({ exp: Math.floor(Date.now() / 1_000) + 3_600 })),
    ],
    ["no id", async () => signed(await assertion({ jti: undefined }))],
    ["no signature", async () => signed((await assertion()).replace(/[^.]+$/, ""))],
  ])("is refused with %s", async (_, parts) => {
    const { status, json } = await tokensFor(await parts());

    expect(status).toBe(401);
    expect(json.error).toBe("invalid_client");
  });

  test("uses each assertion once", async () => {
    const once = signed(await assertion());

    expect((await tokensFor(once)).status).toBe(200);
    expect((await tokensFor(once)).status).toBe(401);
  });
});

test("a public client that sends an assertion is refused, and so is one that nobody knows", async () => {
  const own = await openAppWorld();
  publishDocument(own.site);
  const somebody = await own.world.signUp();
  const { id } = await own.world.createWorkspace(somebody);
  const { form } = await allowApp(own, somebody, { projects: [id] });

  const asserted = await postForm(own.origin, "/oauth/token", { ...form, ...signed("x") });
  const unknown = await postForm(own.origin, "/oauth/token", {
    ...form,
    client_id: "https://nobody.example/x",
  });
  const none = await postForm(own.origin, "/oauth/token", "grant_type=authorization_code");
  const twice = await postForm(
    own.origin,
    "/oauth/token",
    "grant_type=refresh_token&client_id=a&client_id=b",
  );
  const password = await postForm(own.origin, "/oauth/token", { ...form, grant_type: "password" });

  expect([asserted, unknown, none].map(({ json }) => json.error)).toEqual(
    Array.from({ length: 3 }, () => "invalid_client"),
  );
  expect(twice.json.error).toBe("invalid_request");
  expect(password.json.error).toBe("unsupported_grant_type");
  await own.close();
});
