import type { IssueFix } from "@citelens/contract/content/audit-fields";
import type { FixMaker, FixRequest } from "./fix-request.rules.ts";
import { lines } from "./fix-text.rules.ts";

/** Lines for the configuration of a server. */
export const serverFixes = {
  slow: configFix([
    "# The cache of a server or a network answers in milliseconds. Headers that let it keep pages:",
    "Cache-Control: public, max-age=0, s-maxage=600, stale-while-revalidate=86400",
    "",
    "# nginx, before the application",
    "proxy_cache_path /var/cache/nginx keys_zone=pages:10m max_size=1g;",
    "location / {",
    "  proxy_cache pages;",
    "  proxy_cache_valid 200 10m;",
    "  proxy_cache_use_stale updating error timeout;",
    "  proxy_cache_background_update on;",
    "}",
    "",
    "# Leave out pages that differ by who asks, such as a basket or an account.",
  ]),
  "no-validators": configFix([
    "# nginx: files carry both by themselves; pages of an application get an ETag from the application, or Last-Modified:",
    "etag on;",
    "",
    "# Apache: .htaccess",
    "FileETag MTime Size",
    "",
    "# Express sends an ETag unless it is turned off",
    'app.set("etag", "weak");',
    "",
    "# Any application: the day of the last change, and 304 where If-Modified-Since is not older",
    "Last-Modified: Wed, 21 Oct 2026 07:28:00 GMT",
  ]),
  uncompressed: configFix([
    "# nginx",
    "gzip on;",
    "gzip_vary on;",
    "gzip_proxied any;",
    "gzip_min_length 1000;",
    "gzip_types text/plain text/css application/json application/javascript image/svg+xml;",
    "",
    "# Apache: .htaccess",
    "<IfModule mod_deflate.c>",
    "  AddOutputFilterByType DEFLATE text/html text/plain text/css application/json application/javascript image/svg+xml",
    "</IfModule>",
  ]),
  "http-open": (request) => oneHostFix(request, "http"),
  "two-hosts": (request) => oneHostFix(request, "host"),
} satisfies Record<string, FixMaker>;

function configFix(text: readonly string[]): FixMaker {
  return ({ checkId }) => ({ kind: "text", file_name: `${checkId}.conf`, text: lines(text) });
}

/** Everything that is not the site's own address leads there in one hop. */
function oneHostFix({ checkId, site }: FixRequest, what: "http" | "host"): IssueFix {
  const host = URL.parse(site.origin)?.host ?? "";
  const other = host.startsWith("www.") ? host.slice(4) : `www.${host}`;
  const left = what === "http" ? `${host} ${other}` : other;
  const listen =
    what === "http" ? ["  listen 80;", "  listen [::]:80;"] : ["  listen 443 ssl;", "  listen [::]:443 ssl;"];
  const condition = what === "http" ? "RewriteCond %{HTTPS} !=on" : `RewriteCond %{HTTP_HOST} ="${other}"`;
  return {
    kind: "text",
    file_name: `${checkId}.conf`,
    text: lines([
      "# nginx",
      "server {",
      ...listen,
      `  server_name ${left};`,
      `  return 301 ${site.origin}$request_uri;`,
      "}",
      "",
      "# Apache: .htaccess",
      "RewriteEngine On",
      condition,
      `RewriteRule ^ ${site.origin}%{REQUEST_URI} [R=301,L,NE]`,
    ]),
  };
}
