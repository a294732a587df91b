import type { IssueFix } from "@citelens/contract/content/audit-fields";
import { type FixFinding, type FixRequest, fillIn, fixedPagesMax } from "./fix-request.rules.ts";
import { lines } from "./fix-text.rules.ts";
import { likelyTargets } from "./likely-target.rules.ts";

interface Redirect {
  /** Path and query, in ASCII. */
  readonly from: string;
  /** Undefined where nobody can guess it. */
  readonly to: string | undefined;
}

/** A map from dead addresses to pages most like them, for nginx, Apache and JSON; guesses are for people. */
export function redirectFix({ findings, site }: FixRequest): IssueFix {
  const targetOf = likelyTargets(site.pages);
  const host = URL.parse(site.origin)?.host;
  const urls = new Set(findings.flatMap(deadAddresses));
  const redirects = [...urls].slice(0, fixedPagesMax).flatMap((url): Redirect[] => {
    const address = URL.parse(url);
    if (!address || address.host !== host || address.pathname + address.search === "/") return [];
    return [{ from: inAscii(address.pathname + address.search), to: targetOf(url) }];
  });
  return { kind: "redirects", file_name: "redirects.txt", text: lines(asText(redirects)) };
}

/** Dead addresses, which pieces of evidence are about; the first of an agent's visits is about the start page, which is left out. */
function deadAddresses({ url, evidence, facts }: FixFinding): string[] {
  return facts ? [url] : evidence.map((piece) => piece.url);
}

function asText(redirects: readonly Redirect[]): string[] {
  return [
    "# Look at each target: they are guessed from the words of the paths.",
    `# Where no page replaces another, answer 410 instead of “${fillIn}”.`,
    "",
    "# nginx: the map stands in http { }, the condition in server { }",
    "map $request_uri $moved_to {",
    ...redirects.map(({ from, to }) => `  ${off(to)}"${from}" "${forNginx(to)}";`),
    "}",
    "if ($moved_to) { return 301 $moved_to; }",
    "",
    "# Apache: .htaccess",
    "RewriteEngine On",
    ...redirects.flatMap(({ from, to }) => [
      `${off(to)}RewriteCond %{THE_REQUEST} "^[A-Z]+ ${asPattern(from)} HTTP/"`,
      `${off(to)}RewriteRule ^ "${forApache(to)}" [R=301,L,NE]`,
    ]),
    "",
    "# JSON lines",
    ...redirects.map(({ from, to }) => JSON.stringify({ from, to: to ?? fillIn, status: 301 })),
  ];
}

/** A line without a target does nothing until somebody fills it in. */
function off(target: string | undefined): string {
  return target === undefined ? "# " : "";
}

/** A dollar would begin a variable. */
function forNginx(target: string | undefined): string {
  return target === undefined ? fillIn : inAscii(target).replaceAll("$", "%24");
}

/** A dollar and a per cent before a digit would stand for a part of what was matched. */
function forApache(target: string | undefined): string {
  return target === undefined ? fillIn : inAscii(target).replace(/[$%]/g, String.raw`\$&`);
}

function asPattern(path: string): string {
  return path.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** Address in ASCII; what a configuration could take for the end of a text is encoded, as a browser may send it. */
function inAscii(address: string): string {
  return address.replace(/[^!#-[\]-~]/gu, (sign) => encodeURIComponent(sign.toWellFormed()));
}
