export interface JsonFault {
  /** Where in the text reading it fails. */
  readonly position: number;
  /** Fault there, as a part of a sentence. */
  readonly message: string;
}

type AwaitedToken = "value" | "value-or-end" | "name" | "name-or-end" | "colon" | "comma-or-end" | "nothing";

interface Reader {
  readonly text: string;
  /** The brackets that are open. */
  readonly open: string[];
  position: number;
  awaited: AwaitedToken;
}

const blanks = /[ \t\r\n]*/y;
const plain = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const string = /"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/uy;
const closes: Readonly<Record<string, string>> = { "}": "{", "]": "[" };

/** First fault that keeps a text from being JSON, in one pass over it; none where nothing does. */
export function jsonFault(text: string): JsonFault | undefined {
  const reader: Reader = { text, open: [], position: 0, awaited: "value" };
  for (;;) {
    skip(reader, blanks);
    if (reader.position >= text.length) {
      return reader.awaited === "nothing"
        ? undefined
        : { position: text.length, message: "it ends too early" };
    }
    const message = step(reader, text[reader.position] ?? "");
    if (message !== undefined) return { position: reader.position, message };
  }
}

/** Reads on by one sign, name or value, or says what is wrong. */
function step(reader: Reader, sign: string): string | undefined {
  switch (reader.awaited) {
    case "nothing":
      return "something follows after its end";
    case "colon":
      if (sign !== ":") return "a colon is missing after a name";
      return advance(reader, "value");
    case "comma-or-end":
      if (sign !== ",") return close(reader, sign) ? undefined : "a comma is missing";
      return advance(reader, reader.open.at(-1) === "{" ? "name" : "value");
    case "name":
    case "name-or-end":
      return readName(reader, sign);
    case "value":
    case "value-or-end":
      return readValue(reader, sign);
  }
}

function readName(reader: Reader, sign: string): string | undefined {
  if (sign === '"') return readString(reader, "colon");
  if (reader.awaited === "name-or-end" && close(reader, sign)) return undefined;
  return sign === "}" ? "there is a comma too many" : "a name must stand in double quotes";
}

function readValue(reader: Reader, sign: string): string | undefined {
  if (sign === "{" || sign === "[") {
    reader.open.push(sign);
    return advance(reader, sign === "{" ? "name-or-end" : "value-or-end");
  }
  if (sign === '"') return readString(reader, afterValue(reader));
  if (reader.awaited === "value-or-end" && close(reader, sign)) return undefined;
  if (skip(reader, plain) > 0) {
    reader.awaited = afterValue(reader);
    return undefined;
  }
  if (sign === "]") return "there is a comma too many";
  return sign === "," || sign === "}" ? "a value is missing" : "this is no value of JSON";
}

function readString(reader: Reader, next: AwaitedToken): string | undefined {
  skip(reader, string);
  const sign = reader.text[reader.position];
  if (sign === '"') return advance(reader, next);
  if (sign === undefined) return "a closing quote is missing";
  return sign === "\\" ? "a backslash has no meaning here" : "a text holds a line break or control character";
}

function close(reader: Reader, sign: string): boolean {
  const opened = closes[sign];
  if (opened === undefined || reader.open.at(-1) !== opened) return false;
  reader.open.pop();
  advance(reader, afterValue(reader));
  return true;
}

function afterValue({ open }: Reader): AwaitedToken {
  return open.length === 0 ? "nothing" : "comma-or-end";
}

function advance(reader: Reader, next: AwaitedToken): undefined {
  reader.position += 1;
  reader.awaited = next;
  return undefined;
}

/** How many characters a pattern took here. */
function skip(reader: Reader, pattern: RegExp): number {
  pattern.lastIndex = reader.position;
  const length = pattern.exec(reader.text)?.[0].length ?? 0;
  reader.position += length;
  return length;
}
