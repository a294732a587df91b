const utf8 = new TextDecoder();

/**
 * The object that a line holds, also one of a list over several lines, which ends with a comma; undefined for a line that was cut
 * or is no JSON.
 */
export function objectOf(line: string): Record<string, unknown> | undefined {
  if (line.charCodeAt(0) !== 123) return undefined;
  const value = parsed(line) ?? parsed(withoutComma(withUnicodeEscapes(line)));
  return isRecord(value) ? value : undefined;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A text or a number as text; of a list its first. A list of lists, however deep, is nothing that a header can be. */
export function textOf(value: unknown): string | undefined {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof one === "string") return one;
  return typeof one === "number" ? String(one) : undefined;
}

/** A header that may have come more than once, as a proxy would have joined it. */
export function joinedTextOf(value: unknown): string | undefined {
  if (!Array.isArray(value) || value.length < 2) return textOf(value);
  return value.filter((one) => typeof one === "string").join(", ");
}

/** Value under a name, which may be a way through objects (`source.ip`) or the name as it is. */
export function valueAt(object: Record<string, unknown>, name: string): unknown {
  const flat = object[name];
  if (flat !== undefined || !name.includes(".")) return flat;

  let at: unknown = object;
  for (const step of name.split(".")) {
    if (!isRecord(at)) return undefined;
    at = at[step];
  }
  return at;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function withoutComma(line: string): string {
  const text = line.trimEnd();
  return text.endsWith(",") ? text.slice(0, -1) : text;
}

/**
 * nginx writes \x22 into texts of JSON, where it is none, unless its log_format has escape=json. Bytes that are no UTF-8 stay as they
 * are written, as in lines that are decoded so.
 */
function withUnicodeEscapes(line: string): string {
  return line.replace(/(?:\\x[0-9a-f]{2})+/gi, (escaped) => {
    const codes = escaped.slice(2).split(/\\x/i);
    const text = utf8.decode(Uint8Array.from(codes, (code) => Number.parseInt(code, 16)));
    return text.includes("\ufffd") ? escaped.replaceAll("\\", "\\\\") : JSON.stringify(text).slice(1, -1);
  });
}
