import type { AnswerHead } from "./answer.ts";
import { FetchFailure } from "./guarded-failure.ts";
import type { ByteReader } from "./plain-body.ts";

const blankLinesMax = 4;

/** The head of an answer, whatever ends its lines; those before the answer itself (100, 103) are passed over. */
export async function plainHead(reader: ByteReader, bytesMax: number): Promise<AnswerHead> {
  let left = bytesMax;
  for (;;) {
    const lines = await headLines(reader, left);
    left -= lines.reduce((sum, line) => sum + line.length + 1, 0);
    const [first = "", ...others] = lines;
    const [, version = "", code = "200"] = /^http(?:\/(\d+(?:\.\d+)?))?\s*(\d{1,4})?/i.exec(first) ?? [];
    if (!/^http/i.test(first) || others.some((line) => line.includes("\0"))) throw noHttp();
    const status = Number(code);
    if (status >= 100 && status <= 199) continue;
    return { status, headers: headersIn(others), isOld: /^0|^1\.0$/.test(version) };
  }
}

/** Up to the first empty line, but for those at the start. */
async function headLines(reader: ByteReader, bytesMax: number): Promise<string[]> {
  const lines: string[] = [];
  let left = bytesMax;
  for (let blank = 0; blank <= blankLinesMax; ) {
    const line = await reader.line(left);
    if (line === undefined) throw new FetchFailure("unreachable", "the answer broke off in its head");
    left -= line.length + 1;
    if (line !== "") lines.push(line);
    else if (lines.length > 0) return lines;
    else blank += 1;
  }
  throw noHttp();
}

function headersIn(lines: readonly string[]): Record<string, string[]> {
  const headers = new Map<string, string[]>();
  let last: string[] | undefined;
  for (const line of lines) {
    const colon = line.indexOf(":");
    const name = line.slice(0, Math.max(0, colon)).trim().toLowerCase();
    // A line that begins with a blank goes on with the one before; one without a name says nothing.
    if (/^[ \t]/.test(line)) last?.push(`${last.pop() ?? ""} ${line.trim()}`.trim());
    else if (name !== "") {
      last = headers.get(name) ?? [];
      last.push(line.slice(colon + 1).trim());
      headers.set(name, last);
    }
  }
  return Object.fromEntries(headers);
}

function noHttp(): FetchFailure {
  return new FetchFailure("unreachable", "the answer is no HTTP");
}
