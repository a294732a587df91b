import type { LineReader } from "@citelens/access-log";
import { contentOf, type LogFile } from "./content.ts";
import { linesOf } from "./lines.ts";

/** The lines that say which fields the lines after them have, as far as a file was looked through for them. */
interface Headers {
  readonly to: number;
  readonly lines: ReadonlyMap<string, string>;
}

const names = ["#Fields:", "#Date:"];
const known = new Map<string, Headers>();

/**
 * Gives a reader the headers that hold where a file is read on, since they may change within it. A file that is followed is looked
 * through once.
 */
export async function readFieldHeaders(read: LineReader, file: LogFile, offset: number): Promise<void> {
  const key = `${file.device} ${file.inode} ${file.path}`;
  const before = known.get(key);
  const { to, lines } = before && before.to <= offset ? before : { to: 0, lines: new Map<string, string>() };
  const found = new Map(lines);
  for await (const piece of linesOf(contentOf(file, to, offset), true))
    for (const line of piece.lines) {
      const name = line.startsWith("#") && names.find((each) => line.startsWith(each));
      if (name) found.set(name, line);
    }
  known.set(key, { to: offset, lines: found });
  for (const line of found.values()) read(line);
}
