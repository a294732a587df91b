/** node scripts/testing/room-tests.ts a b prints, as JSON, every test of some rooms. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

if (import.meta.main) console.log(JSON.stringify(roomTests(process.argv.slice(2))));

/** Throws for a room that there is not. */
function roomTests(rooms: readonly string[]): {
  readonly unit: readonly string[];
  readonly browser: readonly string[];
} {
  const unit = rooms.flatMap((room) =>
    present(`apps/server/src/features/${room}/`, `apps/web/src/features/${room}/`),
  );
  const browser = rooms.flatMap((room) => present(`e2e/${room}/`));
  const unknown = rooms.find((room) => ![...unit, ...browser].some((folder) => folder.endsWith(`/${room}/`)));
  if (unknown !== undefined) throw new Error(`There is no room ${unknown}.`);
  return { unit, browser };
}

function present(...folders: string[]): string[] {
  return folders.filter((folder) => existsSync(join(root, folder)));
}
