import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { pageIds, patternOf } from "../support/app-pages.ts";
import { dialogGroups, notOpened } from "./dialogs/dialogs.ts";
import { groupsOfPages, notSwept, pagesOf } from "./routes.ts";

const source = join(import.meta.dirname, "../../apps/web/src");

/** Pattern of imports of a file that opens something above the page. */
const opening =
  /from "[^"]*\/((dialog|confirm-dialog|drawer|side-panel|docked-panel|command-dialog|menu|popover|preview-card|leave-guard|info-popover|form-dialog|export-menu)\.tsx|(act|reason|add)-dialog\.tsx|@base-ui\/react\/(dialog|drawer|menu|popover|preview-card))"/;

/** All of these look alike, and one row of the table shows them: only the words differ. */
const alike = /\/info-popover\.tsx"/;

const entered = dialogGroups.flatMap(({ dialogs }) =>
  Object.values(dialogs).flatMap((rows) => rows.flatMap(({ shows }) => shows)),
);

test("every page of the route tree is swept, or entered with the reason why not", () => {
  expect(pageIds.length).toBeGreaterThan(80);
  const swept = groupsOfPages.flatMap(pagesOf);
  expect(pageIds.filter((id) => !swept.includes(id) && !(id in notSwept))).toEqual([]);
  expect(
    Object.keys(notSwept).filter((id) => !pageIds.includes(id)),
    "pages that are gone",
  ).toEqual([]);
});

test("every dialog is in a row of the table, or entered with the reason why not", () => {
  const opened = new Set([...entered, ...Object.keys(notOpened)].map(pathOf));
  const openers = globSync("**/*.tsx", { cwd: source })
    .filter((path) => !path.startsWith("ui/overlays/") && !path.includes(".test"))
    .filter((path) => {
      const imports = readFileSync(join(source, path), "utf8").split("\n");
      return imports.some((line) => opening.test(line) && !alike.test(line));
    });
  expect(openers.length).toBeGreaterThan(80);
  expect(
    openers.filter((path) => !opened.has(path)),
    "dialogs that nobody looks at",
  ).toEqual([]);
});

test("each row of the table is of a page and a file that there are", () => {
  const patterns = new Set(pageIds.map(patternOf));
  const pages = dialogGroups.flatMap(({ dialogs }) => Object.keys(dialogs));
  expect(pages.filter((page) => !patterns.has(page.replace(/\?.*/, "")))).toEqual([]);
  const named = [...entered, ...Object.keys(notOpened)];
  expect(named.filter((name) => !existsSync(join(source, pathOf(name))))).toEqual([]);
  expect(
    Object.keys(notOpened).filter((name) => entered.includes(name)),
    "opened all the same",
  ).toEqual([]);
});

/** The file of a name as the table writes it. */
function pathOf(name: string): string {
  return /^(ui|shell)\//.test(name) ? `${name}.tsx` : `features/${name}.tsx`;
}
