import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { HostBrand } from "@citelens/contract/accounts/agencies";
import { apiBase } from "@citelens/contract/base/endpoint";
import helmet from "@fastify/helmet";
import staticFiles from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { notFound } from "./errors.ts";

const dist = fileURLToPath(new URL("../../../web/dist", import.meta.url));

/** Facts that the page knows of its installation before it asks for anything. */
export interface PageSettings {
  readonly supportEmail: string;
  /** Whether mails are sent, or kept for superusers because there is no mail server. */
  readonly mail: "sent" | "kept";
}

/** The page of the built web app with its settings in it, or undefined when it was not built. */
export function readPage(settings: PageSettings): string | undefined {
  return existsSync(`${dist}/index.html`)
    ? withSettings(readFileSync(`${dist}/index.html`, "utf8"), settings)
    : undefined;
}

/** Puts the settings into the page's own places for them, in a form that ends no attribute. */
export function withSettings(page: string, { supportEmail, mail }: PageSettings): string {
  return withMeta(withMeta(page, "support-email", supportEmail), "mail", mail);
}

function withMeta(page: string, name: string, content: string): string {
  const place = new RegExp(`(<meta name="${name}" content=")[^"]*`);
  return page.replace(place, (_, start: string) => `${start}${escaped(content)}`);
}

/** Puts the brand of the requested host into the page, so that its first paint already shows it. */
function withBrand(page: string, brand: HostBrand): string {
  const icon = iconOf(brand);
  return withMeta(page, "brand", JSON.stringify(brand))
    .replace(/<title>[^<]*/, () => `<title>${escaped(brand.name)} | GEO Platform`)
    .replace(/<link rel="icon"[^>]*>/, (link) =>
      icon ? `<link rel="icon" type="image/png" href="${escaped(icon)}" />` : link,
    );
}

function iconOf(brand: HostBrand | null): string | undefined {
  return brand?.favicon_url ?? brand?.icon ?? undefined;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

export interface WebOptions {
  /** The page of the built app; none when it was not built. */
  readonly page: string | undefined;
  /** Brand that a host shows; null for the product's own. */
  readonly brandOf: (host: string) => Promise<HostBrand | null>;
}

/** Serves the built web app: its files for good, its one page for every address that the browser routes itself. */
export async function serveWeb(app: FastifyInstance, { page, brandOf }: WebOptions): Promise<void> {
  if (page === undefined) {
    app.log.warn("The web app is not built; only the API is served. `npm start` builds it.");
    app.setNotFoundHandler(notFound);
    return;
  }

  await app.register(staticFiles, {
    root: dist,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ["**/.vite/**", "**/.stamp", "tracker.js", "**/*.br", "**/*.gz"],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const forGood = path.includes("/assets/");
      reply.header("cache-control", forGood ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  app.setNotFoundHandler(async (request, reply) => {
    // Browsers ask for it where a document, such as a file of the API, names no icon.
    if (request.url === "/favicon.ico") {
      const icon = iconOf(await brandOf(request.hostname));
      return reply.headers({ "cache-control": "no-cache", vary: "host" }).redirect(icon ?? "/logo.svg", 302);
    }
    if (!wantsPage(request)) return notFound(request, reply);
    if (isSecretPage(request.url)) {
      reply.headers({ "x-robots-tag": "noindex", "referrer-policy": "no-referrer" });
    }
    const brand = await brandOf(request.hostname);
    return reply
      .type("text/html; charset=utf-8")
      .headers({ "cache-control": "no-cache", vary: "host" })
      .send(brand ? withBrand(page, brand) : page);
  });
}

/** Anyone who has the address of such a page has what it opens: it is for no search engine and for no other site. */
export const secretPages =
  /^\/+(shared|superuser|accept-invitation|verify-email|reset-password|impersonate|sandbox|publisher|connect)(\/|\?|$)/i;

/** The browser's router opens it in whatever letters, encoded or not. */
function isSecretPage(url: string): boolean {
  const path = url.split("?", 1)[0] ?? "";
  try {
    return secretPages.test(decodeURIComponent(path));
  } catch {
    return secretPages.test(path);
  }
}

/** A name that only a file has: who asks for a script or a style would choke on a page. */
const fileName =
  /\.(?:m?js|css|map|json|txt|xml|ico|png|jpe?g|gif|svg|webp|avif|woff2?|ttf|wasm|webmanifest|php)$/i;

/** Whether the browser's own router may know the address: not the API's, and not a file that is gone. */
function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  const path = url.split("?", 1)[0] ?? "";
  if (path.startsWith(`${apiBase}/`) || path.startsWith("/assets/") || fileName.test(path)) return false;
  return /text\/html|\*\/\*/.test(headers.accept ?? "*/*");
}

/** A browser that has come by HTTPS once comes by nothing else for so long. */
const httpsSeconds = 365 * 24 * 60 * 60;

/**
 * The strict policy: our own files only, and of inline scripts only those that the page was built with. Where people reach the product
 * by HTTPS, nobody is to reach it otherwise; of other names below its own that says nothing.
 */
export async function protect(
  app: FastifyInstance,
  { page = "", publicUrl = "" }: { readonly page?: string | undefined; readonly publicUrl?: string } = {},
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...inlineScriptHashes(page)],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", "data:"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: publicUrl.startsWith("https:")
      ? { maxAge: httpsSeconds, includeSubDomains: false }
      : false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  });
}

export function inlineScriptHashes(page: string): string[] {
  return [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
}
