import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { tiers, webOnlyRooms } from "../rooms.ts";

const markers = /(<!-- rooms -->\n)[\s\S]*?(\n<!-- \/rooms -->)/;

/** The rooms by tier as text, one line a tier, with a mark for those that do not stand in the tree at `root`. */
export function roomMap(root: string): string {
  const named = (rooms: readonly string[]): string =>
    rooms.map((room) => (stands(root, room) ? room : `○ ${room}`)).join(" · ");
  return [
    ...tiers.map((rooms, index) => `${index + 1}  ${named(rooms)}`),
    `web only  ${named(webOnlyRooms)}`,
    "○ planned. A room enters rooms of smaller numbers, and of its own line those to its left, by their public.ts.",
  ].join("\n");
}

function stands(root: string, room: string): boolean {
  return ["server", "web"].some((app) => existsSync(join(root, "apps", app, "src/features", room)));
}

/** The rooms as a document draws them between its markers, with these; undefined where it has none. */
export function roomMapIn(document: string): string | undefined {
  return markers.exec(document)?.[0];
}

/** Puts the rooms of today between the markers of `document`. */
export function withRoomMap(document: string, root: string): string {
  return document.replace(markers, `$1\`\`\`text\n${roomMap(root)}\n\`\`\`$2`);
}

/** Brings the drawing in ARCHITECTURE.md up to date. Throws when its markers are missing. */
export function writeRoomMap(root: string): void {
  const path = join(root, "ARCHITECTURE.md");
  const document = readFileSync(path, "utf8");
  if (roomMapIn(document) === undefined) {
    throw new Error(`${path} has no place for the rooms: <!-- rooms --> and <!-- /rooms -->, a line each`);
  }
  writeFileSync(path, withRoomMap(document, root));
}
