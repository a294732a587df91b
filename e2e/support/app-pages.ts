import { readFileSync } from "node:fs";
import { join } from "node:path";

const file = join(import.meta.dirname, "../../apps/web/src/routeTree.gen.ts");
const byId = /interface FileRoutesById \{([\s\S]*?)\n\}/.exec(readFileSync(file, "utf8"))?.[1] ?? "";

/** Every page of the app by the id of its route, such as `/_app/settings/billing`; layouts are none. */
export const pageIds: readonly string[] = [...byId.matchAll(/"(\/[^"]*)": typeof (\w+)/g)]
  .filter(([, , type]) => !type?.endsWith("WithChildren"))
  .map(([, id]) => id ?? "");

/** The address of a page as it stands in the browser, with a name for each of its parameters: `/workspaces/$projectId/dashboard`. */
export function patternOf(id: string): string {
  return id.replace(/\/_(app|anonymous|sandbox)(?=\/)/, "").replaceAll("_/", "/");
}
