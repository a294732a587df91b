/** node scripts/testing/room-tests.ts a b prints, as JSON, every test of some rooms; see RoomTests. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { browserRoomOf } from "./rooms.ts";

export interface RoomTests {
  /** Folders from the root, each with a slash behind it. */
  readonly unit: readonly string[];
  readonly browser: readonly string[];
  /** Steps that have none: without a folder they would run everything. */
  readonly unneeded: readonly string[];
}

if (import.meta.main) {
  const root = resolve(import.meta.dirname, "../..");
  console.log(JSON.stringify(roomTests(process.argv.slice(2), (folder) => existsSync(join(root, folder)))));
}

/** A room without a folder of e2e is looked at by the one that stands for it. Throws for a room that there is not. */
export function roomTests(rooms: readonly string[], isThere: (folder: string) => boolean): RoomTests {
  const found = rooms.map((room) => {
    const features = ["server", "web"].map((app) => `apps/${app}/src/features/${room}/`).filter(isThere);
    const [feature] = features;
    const shown = feature === undefined ? room : (browserRoomOf(`${feature}any.ts`) ?? room);
    const folders = { unit: features, browser: [`e2e/${shown}/`].filter(isThere) };
    if (folders.unit.length + folders.browser.length === 0) throw new Error(`There is no room ${room}.`);
    return folders;
  });
  const unit = found.flatMap((folders) => folders.unit);
  const browser = [...new Set(found.flatMap((folders) => folders.browser))];
  return {
    unit,
    browser,
    unneeded: [...(unit.length === 0 ? ["unit"] : []), ...(browser.length === 0 ? ["build", "browser"] : [])],
  };
}
