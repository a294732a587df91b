const utf8 = new TextDecoder();
const lineFeed = 10;
const brace = 123;

/**
 * Lines of a log as text. A byte that is no UTF-8 (nginx with escape=none or json writes what was asked for as it came, ISO 8859-1 for
 * instance) is written as nginx escapes it otherwise, \xE9, so that a path has one spelling; as \\xE9 within JSON.
 */
export function decodeLines(bytes: Uint8Array): string {
  const text = utf8.decode(bytes);
  return text.includes("\ufffd") ? escaped(bytes) : text;
}

function escaped(bytes: Uint8Array): string {
  let text = "";
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf(lineFeed, from);
    const to = end < 0 ? bytes.length : end + 1;
    text += escapedLine(bytes.subarray(from, to));
    from = to;
  }
  return text;
}

function escapedLine(line: Uint8Array): string {
  const sign = line[0] === brace ? "\\\\x" : "\\x";
  const pieces: string[] = [];
  let from = 0;
  for (let at = 0; at < line.length; ) {
    const length = sequenceLength(line, at);
    if (length === 0) {
      pieces.push(utf8.decode(line.subarray(from, at)), sign, (line[at] ?? 0).toString(16).toUpperCase());
      from = at + 1;
    }
    at += length || 1;
  }
  return pieces.join("") + utf8.decode(line.subarray(from));
}

/** How many bytes the character takes that begins here; 0 where none does. */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const [first = 0, second = 0, third = 0, fourth = 0] = bytes.subarray(at, at + 4);
  if (first < 0x80) return 1;
  if (first < 0xc2 || first > 0xf4 || !isContinuation(second)) return 0;
  if (first < 0xe0) return 2;
  if (first === 0xe0 && second < 0xa0) return 0;
  if (first === 0xed && second > 0x9f) return 0; // half a pair
  if (!isContinuation(third)) return 0;
  if (first < 0xf0) return 3;
  const isPlane = (first > 0xf0 || second >= 0x90) && (first < 0xf4 || second < 0x90);
  return isPlane && isContinuation(fourth) ? 4 : 0;
}

function isContinuation(byte: number): boolean {
  return byte >> 6 === 2;
}
