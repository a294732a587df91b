import { type Site, serveSite } from "../visits/visits.ts";

const startPage = `<!doctype html><html lang="en"><head><title>Acorn – oak chairs</title>
<meta name="description" content="Acorn makes oak chairs that last a lifetime."></head><body><main>
<h1>Oak chairs</h1><p>Acorn makes the best oak chairs for small rooms. An oak chair of Acorn costs 320 euros and lasts a lifetime.</p>
<h2>How to choose oak chairs</h2><p>Choose oak chairs by the height of the seat and by whether they can be repaired.</p>
</main></body></html>`;

/** A brand's site of one page, of which questions can be suggested; files are other paths that it answers. */
export function serveAcorn(files: Readonly<Record<string, string>> = {}): Promise<Site> {
  return serveSite(({ url = "/" }) => (url === "/" ? startPage : (files[url] ?? "")));
}
