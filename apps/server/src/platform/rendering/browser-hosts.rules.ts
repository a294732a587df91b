/** Hosts that browsers call by themselves, for updates and the like: nothing of them belongs to a page. */
const hosts = new Set([
  "accounts.google.com",
  "android.clients.google.com",
  "chromekanonymityauth-pa.googleapis.com",
  "chromekanonymityquery-pa.googleapis.com",
  "clientservices.googleapis.com",
  "content-autofill.googleapis.com",
  "mtalk.google.com",
  "optimizationguide-pa.googleapis.com",
  "passwordsleakcheck-pa.googleapis.com",
  "safebrowsing.google.com",
  "safebrowsing.googleapis.com",
  "safebrowsingohttpgateway.googleapis.com",
  "sb-ssl.google.com",
  "update.googleapis.com",
]);

const families = [/^clients\d?\.google\.com$/, /(^|\.)gvt1\.com$/, /(^|\.)gvt2\.com$/];

/** Whether a browser calls this host for itself, unless it is the page's own. */
export function isBrowserHost(host: string, pageHost: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, "");
  if (name === pageHost) return false;
  return hosts.has(name) || families.some((family) => family.test(name));
}
