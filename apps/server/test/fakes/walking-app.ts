import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import {
  Client,
  type OAuthClientMetadata,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  type OAuthTokens,
  type StoredOAuthClientInformation,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from "@modelcontextprotocol/client";

/** An app of somebody's computer that connects by the official client's own way of signing in. */
export interface WalkingApp {
  readonly redirectUrl: string;
  readonly tokens: () => OAuthTokens | undefined;
  /** Finds out where to sign in, and answers with the address to which a browser is to go. */
  askToSignIn(): Promise<URL>;
  /** Waits for the browser to come back, and takes tokens for what it brings. */
  signIn(): Promise<void>;
  /** A client that has signed in. */
  connect(): Promise<Client>;
  close(): void;
}

interface AppInput {
  readonly name: string;
  readonly scope: string;
  /** Address of its document; it registers where there is none. */
  readonly documentUrl?: string;
}

/** The app for the product at an address, with a page of its own to which browsers come back. */
export async function openWalkingApp(address: string, app: AppInput): Promise<WalkingApp> {
  const { promise: came, resolve: come } = Promise.withResolvers<URLSearchParams>();
  const server = createServer(({ url = "" }, response) => {
    const { pathname, searchParams } = new URL(url, "http://127.0.0.1");
    response
      .setHeader("content-type", "text/html")
      .end("<title>Back in the app</title><h1>Back in the app</h1>");
    if (pathname === "/callback") come(searchParams);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const redirectUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/callback`; // a port has no path
  const { provider, kept } = providerOf(redirectUrl, app);
  const newTransport = () =>
    new StreamableHTTPClientTransport(new URL(`${address}/mcp`), { authProvider: provider });
  const first = newTransport();

  return {
    redirectUrl,
    tokens: () => kept.tokens,
    askToSignIn: async () => {
      const refused = await newClient(app.name)
        .connect(first)
        .then(
          () => undefined,
          (error: unknown) => error,
        );
      if (!(refused instanceof UnauthorizedError) || !kept.asked) throw refused;
      return kept.asked;
    },
    signIn: async () => first.finishAuth(await came),
    connect: async () => {
      const client = newClient(app.name);
      await client.connect(newTransport());
      return client;
    },
    close: () => void server.close(),
  };
}

function newClient(name: string): Client {
  return new Client({ name, version: "1.0.0" });
}

interface KeptByApp {
  client?: StoredOAuthClientInformation;
  tokens?: OAuthTokens;
  verifier?: string;
  asked?: URL;
  /** Server that it asked, so that it takes no answer of another one. */
  discovery?: OAuthDiscoveryState;
}

function providerOf(
  redirectUrl: string,
  { name, scope, documentUrl }: AppInput,
): { readonly provider: OAuthClientProvider; readonly kept: KeptByApp } {
  const kept: KeptByApp = {};
  const clientMetadata: OAuthClientMetadata = {
    client_name: name,
    redirect_uris: [redirectUrl],
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
    token_endpoint_auth_method: "none",
    scope,
  };
  const provider: OAuthClientProvider = {
    redirectUrl,
    clientMetadata,
    ...(documentUrl !== undefined && { clientMetadataUrl: documentUrl }),
    clientInformation: () => kept.client,
    saveClientInformation: (client) => void Object.assign(kept, { client }),
    tokens: () => kept.tokens,
    saveTokens: (tokens) => void Object.assign(kept, { tokens }),
    redirectToAuthorization: (asked) => void Object.assign(kept, { asked }),
    saveCodeVerifier: (verifier) => void Object.assign(kept, { verifier }),
    codeVerifier: () => kept.verifier ?? "",
    discoveryState: () => kept.discovery,
    saveDiscoveryState: (discovery) => void Object.assign(kept, { discovery }),
  };
  return { provider, kept };
}
