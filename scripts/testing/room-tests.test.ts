import { expect, test } from "vitest";
import { roomTests } from "./room-tests.ts";

const folders = [
  "apps/server/src/features/visits/",
  "apps/web/src/features/visits/",
  "apps/server/src/features/answers/",
  "apps/server/src/features/lonely/",
  "e2e/visits/",
  "e2e/conversations/",
  "e2e/shell/",
];
const testsOf = (...rooms: string[]) => roomTests(rooms, (folder) => folders.includes(folder));

test("a room has the tests of the server, of the web and of the browser", () => {
  expect(testsOf("visits")).toEqual({
    unit: ["apps/server/src/features/visits/", "apps/web/src/features/visits/"],
    browser: ["e2e/visits/"],
    unneeded: [],
  });
});

test("a room without browser tests of its own has those that go through it", () => {
  expect(testsOf("answers").browser).toEqual(["e2e/conversations/"]);
});

test("a step without any test of these rooms is left out, since it would run all of them", () => {
  expect(testsOf("shell")).toEqual({ unit: [], browser: ["e2e/shell/"], unneeded: ["unit"] });
  expect(testsOf("lonely")).toMatchObject({ browser: [], unneeded: ["build", "browser"] });
});

test("a room that there is not is refused by its name", () => {
  expect(() => testsOf("visits", "nowhere")).toThrow("There is no room nowhere.");
});
