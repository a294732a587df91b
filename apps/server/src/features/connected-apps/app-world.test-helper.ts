import { createHash, randomBytes } from "node:crypto";
import type { AppScope } from "@citelens/contract/workspaces/connected-apps";
import * as contract from "@citelens/contract/workspaces/connected-apps";
import { z } from "zod";
import { openSite, type TestSite } from "#test/audit-site.ts";
import { namedWeb } from "#test/named-web.ts";
import { openWorld, type Person, type World, type WorldOptions } from "#test/world.ts";

const document = "https://app.example/client.json";
export const redirectUri = "https://app.example/callback";

export interface AppWorld {
  readonly world: World;
  /** Address at which the product listens. */
  readonly origin: string;
  /** Stands for https://app.example. */
  readonly site: TestSite;
  close(): Promise<void>;
}

/** The product on a port, so that tests speak to it by bytes, beside a site of somebody who makes an app. */
export async function openAppWorld(options: WorldOptions = {}): Promise<AppWorld> {
  const world = await openWorld({ ...options, outboundAllow: ["127.0.0.1"] });
  const site = await openSite();
  Object.assign(world.tools, { web: namedWeb(world.tools.web, { "https://app.example": site.origin }) });
  const origin = await world.app.listen({ port: 0, host: "127.0.0.1" });
  return {
    world,
    origin,
    site,
    close: async () => {
      site.close();
      await world.close();
    },
  };
}

interface OauthReply {
  readonly status: number;
  readonly headers: Headers;
  readonly json: Readonly<Record<string, unknown>>;
}

export async function postForm(
  origin: string,
  path: string,
  form: Readonly<Record<string, string>> | string,
): Promise<OauthReply> {
  const body = typeof form === "string" ? form : new URLSearchParams(form).toString();
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  return replyOf(await fetch(`${origin}${path}`, { method: "POST", headers, body }));
}

export async function register(origin: string, body: unknown): Promise<OauthReply> {
  const headers = { "content-type": "application/json" };
  return replyOf(
    await fetch(`${origin}/oauth/register`, { method: "POST", headers, body: JSON.stringify(body) }),
  );
}

const jsonObject = z.record(z.string(), z.unknown());

async function replyOf(response: Response): Promise<OauthReply> {
  return {
    status: response.status,
    headers: response.headers,
    json: jsonObject.parse(await response.json()),
  };
}

/** A verifier that nobody else has, and what a request shows of it. */
export function newVerifier(): { readonly verifier: string; readonly challenge: string } {
  const verifier = randomBytes(32).toString("base64url");
  return { verifier, challenge: createHash("sha256").update(verifier).digest("base64url") };
}

/** Asks as a browser does that an app sent; the page that it is led to. */
export async function ask(origin: string, params: Readonly<Record<string, string>> | string): Promise<URL> {
  const query = typeof params === "string" ? params : new URLSearchParams(params).toString();
  const response = await fetch(`${origin}/oauth/authorize?${query}`, { redirect: "manual" });
  if (response.status !== 303) throw new Error(`Asking was answered with ${response.status}`);
  return new URL(response.headers.get("location") ?? "");
}

/** A right request, of the app with a document unless told. */
export function rightRequest(challenge: string, others: Readonly<Record<string, string>> = {}) {
  return {
    response_type: "code",
    client_id: document,
    redirect_uri: redirectUri,
    code_challenge: challenge,
    code_challenge_method: "S256",
    scope: "read",
    state: "a state",
    resource: "http://localhost:3000/mcp",
    ...others,
  };
}

/** Publishes the document of the app at its own address. */
export function publishDocument(site: TestSite, others: object = {}): void {
  const body = { client_id: document, client_name: "Example App", redirect_uris: [redirectUri], ...others };
  site.pages["/client.json"] = {
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  };
}

interface AllowedInput {
  readonly scopes?: readonly AppScope[];
  readonly projects: readonly string[];
  readonly credits_per_day?: number;
  readonly request?: Readonly<Record<string, string>>;
  /** Parts of its document beside the usual ones. */
  readonly document?: object;
}

/** Connection up to its code, as an app and its user make it. */
export async function allowApp({ origin, world, site }: AppWorld, person: Person, input: AllowedInput) {
  publishDocument(site, input.document);
  const { verifier, challenge } = newVerifier();
  const scopes = input.scopes ?? ["read"];
  const asked = rightRequest(challenge, { scope: scopes.join(" "), ...input.request });
  const page = await ask(origin, asked);
  const requestId = page.searchParams.get("request") ?? "";
  const { projects, credits_per_day = 0 } = input;
  const body = { scopes: [...scopes], projects: [...projects], credits_per_day };
  const reply = await world.call(contract.allowAppRequest, { params: { requestId }, body }, person.access);
  const answer = reply.status === 200 ? new URL(reply.answer.redirect_to) : undefined;
  const code = answer?.searchParams.get("code") ?? "";
  const form = {
    grant_type: "authorization_code",
    code,
    client_id: asked.client_id,
    redirect_uri: asked.redirect_uri,
    code_verifier: verifier,
    resource: "http://localhost:3000/mcp",
  };
  return { reply, answer, code, form, requestId };
}

/** Connection with its tokens. */
export async function connectApp(open: AppWorld, person: Person, input: AllowedInput) {
  const { form } = await allowApp(open, person, input);
  const { status, json } = await postForm(open.origin, "/oauth/token", form);
  if (status !== 200) throw new Error(`No tokens: ${JSON.stringify(json)}`);
  return { form, access: String(json.access_token), refresh: String(json.refresh_token), json };
}

export function refreshForm(refresh: string, others: Readonly<Record<string, string>> = {}) {
  return { grant_type: "refresh_token", refresh_token: refresh, client_id: document, ...others };
}
