import type { AuditFailure } from "@citelens/contract/content/audit-words";
import type { PageFacts } from "../store/page-facts.rules.ts";

export interface StartFailure {
  readonly reason: AuditFailure;
  /** Sentence on what was seen. */
  readonly seen: string;
}

const reasons: Readonly<Record<string, AuditFailure>> = {
  dns: "DNS",
  timeout: "TIMEOUT",
  certificate: "CERTIFICATE",
  address: "ADDRESS",
  port: "ADDRESS",
  scheme: "ADDRESS",
  credentials: "ADDRESS",
  "too-large": "TOO_LARGE",
};

const seenWords: Readonly<Record<string, string>> = {
  dns: "There is no such host in the DNS.",
  timeout: "The server did not answer within ten seconds.",
  certificate: "The certificate of the server has expired or is not valid.",
  address: "The address is not a public one, so we do not ask it.",
  port: "The address is on a port that is not one of the web.",
  scheme: "The address is not one of the web.",
  credentials: "The address holds a password.",
  "too-large": "The start page is larger than 2 MB, so it was not read.",
  redirects: "The start page redirects more than five times.",
};

/** Remedy for a failure; a sentence for people. */
export const remedies: Readonly<Record<AuditFailure, string>> = {
  DNS: "Check the spelling of the website's address in the workspace's settings, and the DNS records of the domain.",
  UNREACHABLE: "Check that the website is up and that no firewall keeps this server out, then start again.",
  TIMEOUT:
    "Check how fast the website answers from outside, then start again, perhaps with the gentle speed.",
  CERTIFICATE: "Renew the certificate: agents refuse a website without a valid one, as browsers do.",
  ADDRESS:
    "Enter the public address of the website. Whoever runs this installation can let an inner one through.",
  ROBOTS_DOWN:
    "Let /robots.txt answer 200 or 404. While it fails, search engines and AI agents read nothing of the website.",
  ROBOTS_CLOSED:
    "Allow the user agent Citelens in robots.txt, or let the owner of the workspace tick that robots.txt may be passed over.",
  CHALLENGED:
    "Let the user agent Citelens pass in the settings of the firewall or CDN. AI agents may meet the same challenge.",
  LOGIN: "Audit an address that can be read without logging in. AI agents have no account either.",
  REFUSED: "Let the user agent Citelens pass in the settings of the server or firewall, then start again.",
  TOO_LARGE: "Make the start page smaller: readers stop at 2 MB, and many earlier.",
  NO_PAGES:
    "Check that the address answers with an HTML page, and which paths the audit includes and leaves out.",
  INTERNAL: "Start the audit again. If it fails once more, write to the support.",
};

const login = /\/(?:log-?in|sign-?in|auth|sso|account\/login|users\/sign_in)(?:[/?]|$)/i;
const loginWordsMax = 150;

/** Why an audit that begins with this page makes no sense; none where it does. */
export function startFailure({ fetch, html }: PageFacts): StartFailure | undefined {
  if (fetch.failure !== null) {
    const reason = reasons[fetch.failure] ?? "UNREACHABLE";
    return { reason, seen: seenWords[fetch.failure] ?? "The server could not be reached." };
  }
  if (fetch.challenge !== null)
    return {
      reason: "CHALLENGED",
      seen: `The start page answered ${fetch.status} with a challenge to robots (${fetch.challenge}).`,
    };
  if (fetch.status === 401 || isLogin(fetch.url, html))
    return { reason: "LOGIN", seen: `The start page asks for a login (${fetch.url}).` };
  if (fetch.status !== null && fetch.status >= 400)
    return { reason: reasonOf(fetch.status), seen: `The start page answered ${fetch.status}.` };
  if (html === null)
    return {
      reason: "NO_PAGES",
      seen: `The start page is no HTML page (${fetch.contentType || "it has no content type"}).`,
    };
  return undefined;
}

/** Servers that answer can be reached: only one that fails by itself is as good as none. */
function reasonOf(status: number): AuditFailure {
  if (status >= 500) return "UNREACHABLE";
  return status === 404 || status === 410 ? "NO_PAGES" : "REFUSED";
}

/** A page that asks for a password and says little else. */
function isLogin(url: string, html: PageFacts["html"]): boolean {
  if (!html || html.passwordFieldCount === 0) return false;
  return login.test(URL.parse(url)?.pathname ?? "") || html.mainWords < loginWordsMax;
}
