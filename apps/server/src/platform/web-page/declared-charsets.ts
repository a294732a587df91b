/** The standard has a declaration within the first 1,024 bytes; browsers find it behind long styles too. */
const declarationBytes = 65_536;
const tagCharactersMax = 1_000;
/** Within these no tag is one. */
const opaque = ["script", "style", "title", "textarea", "noembed", "xmp", "iframe"];

/** The charsets that a page says it is written in, in the order of its source: of its XML declaration and its meta elements. */
export function declaredCharsets(html: Buffer): string[] {
  const start = html.toString("latin1", 0, declarationBytes);
  const [, ofXml] = /^\s*<\?xml\s[^>]{0,200}?encoding\s*=\s*["']([\w:.-]+)/i.exec(start) ?? [];
  const found = ofXml === undefined ? [] : [ofXml];
  for (let at = start.indexOf("<"); at !== -1; at = start.indexOf("<", at + 1)) {
    const end = start.startsWith("<!--", at) ? start.indexOf("-->", at + 4) : endOfOpaque(start, at);
    if (end === -1) break;
    if (end !== undefined) at = end;
    else if (/^<meta[\s/]/i.test(start.slice(at, at + 6))) {
      const charset = metaCharset(start.slice(at + 5, at + tagCharactersMax));
      if (charset !== undefined) found.push(charset);
    }
  }
  return found;
}

/** Undefined where nothing opaque begins, -1 where it never ends. */
function endOfOpaque(start: string, at: number): number | undefined {
  const [, name = ""] = /^<([a-z]{3,8})[\s/>]/i.exec(start.slice(at, at + 10)) ?? [];
  if (!opaque.includes(name.toLowerCase())) return undefined;
  const end = start.slice(at).search(new RegExp(`</${name}`, "i"));
  return end === -1 ? -1 : at + end;
}

function metaCharset(tag: string): string | undefined {
  const attributes = new Map<string, string>();
  for (const [, name = "", quoted = "", single = "", bare = ""] of attributesIn(tag)) {
    if (!attributes.has(name.toLowerCase())) attributes.set(name.toLowerCase(), quoted || single || bare);
  }
  const charset = attributes.get("charset")?.trim();
  if (charset) return charset.toLowerCase();
  if (attributes.get("http-equiv")?.trim().toLowerCase() !== "content-type") return undefined;
  return /charset\s*=\s*["']?([^\s"';,]+)/i.exec(attributes.get("content") ?? "")?.[1]?.toLowerCase();
}

function attributesIn(tag: string): RegExpMatchArray[] {
  const [inside = ""] = /^(?:[^>"']|"[^"]*"|'[^']*')*/.exec(tag) ?? [];
  return [...inside.matchAll(/([^\s=/>"']+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'/>]+))/g)];
}
