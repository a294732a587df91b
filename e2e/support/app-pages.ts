import { readFileSync } from "node:fs";
import { join } from "node:path";
import { browserRoomOf } from "../../scripts/testing/rooms.ts";

const source = join(import.meta.dirname, "../../apps/web/src");
const tree = readFileSync(join(source, "routeTree.gen.ts"), "utf8");
const byId = /interface FileRoutesById \{([\s\S]*?)\n\}/.exec(tree)?.[1] ?? "";
const types = new Map(
  [...byId.matchAll(/"(\/[^"]*)": typeof (\w+)/g)].map(([, id = "", type = ""]) => [id, type]),
);
const files = new Map(
  [...tree.matchAll(/Route as (\w+)Import \} from "\.\/(routes\/[^"]+)"/g)].map(
    ([, type = "", file = ""]) => [type, file],
  ),
);

/** Every page of the app by the id of its route, such as `/_app/settings/billing`; layouts are none. */
export const pageIds: readonly string[] = [...types]
  .filter(([, type]) => !type.endsWith("WithChildren"))
  .map(([id]) => id);

/** The rooms whose parts a page's route shows, by their folders of browser tests; the shell where it shows none of a room's. */
export function roomsOf(id: string): readonly string[] {
  const file = files.get(types.get(id) ?? "");
  if (file === undefined) throw new Error(`There is no file of the page ${id}.`);
  const shown = readFileSync(join(source, `${file}.tsx`), "utf8").matchAll(/"#(features\/[^"]+)"/g);
  const rooms = [...shown].map(([, path]) => browserRoomOf(`apps/web/src/${path}`) ?? "shell");
  return rooms.length > 0 ? [...new Set(rooms)] : ["shell"];
}

/** The address of a page as it stands in the browser, with a name for each of its parameters: `/workspaces/$projectId/dashboard`. */
export function patternOf(id: string): string {
  return id.replace(/\/_(app|anonymous|sandbox)(?=\/)/, "").replaceAll("_/", "/");
}
