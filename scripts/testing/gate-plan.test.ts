import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { deepFiles } from "./deep-files.ts";
import { gatePlan } from "./gate-plan.ts";
import { browserRoomOf } from "./rooms.ts";

const root = resolve(import.meta.dirname, "../..");
const folders = ["journeys", "sweep", "visits", "billing"];
const parts = Object.fromEntries(deepFiles.map(({ files }) => [files, "same"]));
const last = {
  version: "1.2.3",
  date: "2026-11-28",
  rooms: { visits: "a", billing: "b" },
  looks: "same",
  parts,
};

test("without a whole run on record everything runs, and the run says so", () => {
  const plan = gatePlan({ folders, last: undefined, present: last });

  expect(plan).toMatchObject({ whole: folders, mainFlows: [], left: [] });
  expect(plan.sentences).toEqual([expect.stringMatching(/^Everything runs: /)]);
});

test("rooms that changed since the whole run are tried whole, of the others the main flows, and the run names them", () => {
  const present = { ...last, rooms: { visits: "another", billing: "b" } };

  const plan = gatePlan({ folders, last, present });

  expect(plan).toMatchObject({ whole: ["journeys", "sweep", "visits"], mainFlows: ["billing"] });
  expect(plan.sentences[0]).toContain(
    "every test of visits, which changed since the whole run of 2026-11-28",
  );
  expect(plan.swept).toEqual(["visits"]);
  expect(plan.sentences[1]).toContain("pages and dialogs of visits whole");
});

test("every page is looked at whole once what all pages share has changed", () => {
  const plan = gatePlan({ folders, last, present: { ...last, looks: "another" } });

  expect(plan.swept).toBeUndefined();
  expect(plan.sentences[1]).toContain("every page and dialog whole");
});

test("a room that the whole run did not know counts as changed", () => {
  expect(gatePlan({ folders, last: { ...last, rooms: { visits: "a" } }, present: last }).whole).toContain(
    "billing",
  );
});

test("a file that is too much for each run is left out with its reason, until what it is about changes", () => {
  const [first] = deepFiles;
  if (!first) throw new Error("There are deep files.");

  expect(gatePlan({ folders, last, present: last }).left).toContain(first.files);
  expect(gatePlan({ folders, last, present: last }).sentences.join("\n")).toContain(
    `${first.files} (${first.why})`,
  );
  const present = { ...last, parts: { ...parts, [first.files]: "another" } };
  expect(gatePlan({ folders, last, present }).left).not.toContain(first.files);
});

test("each file that is left to the deep run is there, and so is what it is about", () => {
  const paths = deepFiles.flatMap(({ files, about }) => [files, ...about]);

  expect(paths.filter((path) => globSync(path, { cwd: root }).length === 0)).toEqual([]);
});

test("no file of a room that is about money or strangers is left out", () => {
  const files = deepFiles
    .flatMap(({ files: pattern }) => globSync(pattern, { cwd: root }))
    .filter((file) => file.startsWith("apps/server/src/features/"));

  expect(files.length).toBeGreaterThan(5);
  expect(
    files.filter((file) => /stranger|credit|charged/i.test(readFileSync(join(root, file), "utf8"))),
  ).toEqual([]);
});

test.each(["server", "web"])(
  "every room of the %s has a folder of browser tests that stands for it",
  (app) => {
    const features = `apps/${app}/src/features`;
    const rooms = readdirSync(join(root, features)).map(
      (room) => browserRoomOf(`${features}/${room}/any.ts`) ?? room,
    );

    expect(rooms.filter((room) => !existsSync(join(root, "e2e", room)))).toEqual([]);
  },
);

test("every file of the contract stands for a room", () => {
  const files = readdirSync(join(root, "packages/contract/src"), { recursive: true, encoding: "utf8" });
  const rooms = files
    .filter((file) => file.endsWith(".ts"))
    .map((file) => browserRoomOf(`packages/contract/src/${file}`) ?? file);

  expect(rooms.filter((room) => !existsSync(join(root, "e2e", room)))).toEqual([]);
});

test.each([
  ["apps/server/src/features/visits/store/page-path.ts", "visits"],
  ["apps/web/src/features/ads/network/network-page.tsx", "ads-network"],
  ["packages/contract/src/traffic/robots.ts", "robots"],
  ["apps/web/src/ui/table/table.tsx", "shell"],
  ["apps/server/src/platform/ids.ts", "shell"],
  ["e2e/visits/visits.ts", "visits"],
  ["apps/server/src/features/visits/store/page-path.test.ts", undefined],
  ["packages/contract/test/base/csv.test.ts", undefined],
  ["docs/testing.md", undefined],
])("%s asks for the browser tests of %s", (file, room) => {
  expect(browserRoomOf(file)).toBe(room);
});
