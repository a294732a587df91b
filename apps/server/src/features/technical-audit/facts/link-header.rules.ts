/** Versions of a page that a header Link names, addresses as they are written. */
export interface LinkHeader {
  readonly canonicals: readonly { readonly line: null; readonly href: string }[];
  readonly hreflangs: readonly { readonly line: null; readonly href: string; readonly code: string }[];
}

const canonicalsMax = 5;
const hreflangsMax = 200;
const hrefCharactersMax = 2_048;
const codeCharactersMax = 40;
const none: LinkHeader = { canonicals: [], hreflangs: [] };

/** Most headers are about other things, and most pages have none. */
const isAboutVersions = /canonical|hreflang/i;

/** The canonical links and the language versions of a header Link (RFC 8288), of several as one; links of other pages are left out. */
export function readLinkHeader(header: string | undefined): LinkHeader {
  if (header === undefined || !isAboutVersions.test(header)) return none;
  const canonicals: LinkHeader["canonicals"][number][] = [];
  const hreflangs: LinkHeader["hreflangs"][number][] = [];
  for (const { href, parameters } of linksIn(header)) {
    if (parameters.has("anchor")) continue;
    const relations = (parameters.get("rel") ?? "").toLowerCase().split(/\s+/);
    const at = { line: null, href: href.slice(0, hrefCharactersMax) };
    const isCanonical = relations.includes("canonical") && at.href !== "";
    if (isCanonical && canonicals.length < canonicalsMax) canonicals.push(at);
    const code = parameters.get("hreflang")?.slice(0, codeCharactersMax);
    if (code !== undefined && relations.includes("alternate") && hreflangs.length < hreflangsMax)
      hreflangs.push({ ...at, code });
  }
  return { canonicals, hreflangs };
}

/** A link as a header writes it, for people to find. */
export function quotedLink({ href, code }: { readonly href: string; readonly code?: string }): string {
  return code === undefined
    ? `Link: <${href}>; rel="canonical"`
    : `Link: <${href}>; rel="alternate"; hreflang="${code}"`;
}

interface HeaderLink {
  readonly href: string;
  /** By their names in lower case; the first of a name counts. */
  readonly parameters: ReadonlyMap<string, string>;
}

function* linksIn(header: string): Generator<HeaderLink> {
  let at = header.indexOf("<");
  while (at >= 0) {
    const end = header.indexOf(">", at);
    if (end < 0) return;
    const { parameters, next } = parametersFrom(header, end + 1);
    yield { href: header.slice(at + 1, end).trim(), parameters };
    at = header.indexOf("<", next);
  }
}

/** Up to the comma that ends a link, which is none within quotes. */
function parametersFrom(
  header: string,
  begin: number,
): { readonly parameters: Map<string, string>; readonly next: number } {
  const parameters = new Map<string, string>();
  let [from, isQuoted, at] = [begin, false, begin];
  for (; at < header.length; at += 1) {
    const character = header[at];
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted && character === "\\") at += 1;
    if (isQuoted || (character !== ";" && character !== ",")) continue;
    add(parameters, header.slice(from, at));
    from = at + 1;
    if (character === ",") return { parameters, next: at };
  }
  add(parameters, header.slice(from));
  return { parameters, next: at };
}

function add(parameters: Map<string, string>, written: string): void {
  const equals = written.indexOf("=");
  const name = (equals < 0 ? written : written.slice(0, equals)).trim().toLowerCase();
  if (name === "" || parameters.has(name)) return;
  const value = equals < 0 ? "" : written.slice(equals + 1).trim();
  parameters.set(name, value.replace(/^"|"$/g, "").replace(/\\(.)/g, "$1"));
}
