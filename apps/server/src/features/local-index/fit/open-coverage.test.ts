import { afterAll, beforeAll, expect, test } from "vitest";
import { placeOfJob } from "#platform/place.ts";
import { openWorld, type World } from "#test/world.ts";
import { keepPages } from "../kept/public.ts";
import { openCoverage } from "./public.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const page = (url: string, text: string) => ({
  status: "READ" as const,
  url,
  title: "Chairs",
  language: "en",
  ahead: [],
  links: [],
  passages: [{ heading: "Oak", text }],
});
const query = { text: "oak chairs", language: "en" };
const isOwn = (url: string): boolean => url.startsWith("https://own.example/");

test("the coverage of a workspace is that of its pages as they are, and of no other workspace's", async () => {
  const owner = await world.signUp();
  const [one, other] = [await world.createWorkspace(owner), await world.createWorkspace(owner)].map(
    ({ id }) => placeOfJob({ workspaceId: id }),
  );
  if (!one || !other) throw new Error("There are two workspaces.");
  const pages = [page("https://own.example/a", "Oak."), page("https://foreign.example/b", "Oak.")];
  await keepPages(world.tools, one, { pages, seenLinks: new Set() });

  const before = await openCoverage(world.tools, one);
  const better = [{ ...page("https://own.example/b", "Oak floors."), title: "Floors" }];
  await keepPages(world.tools, one, { pages: better, seenLinks: new Set() });
  const after = await openCoverage(world.tools, one);
  const foreign = await openCoverage(world.tools, other);

  expect(before.bestPage(query, isOwn)?.url).toBe("https://own.example/a");
  expect(after.bestPage({ ...query, text: "oak floors" }, isOwn)?.url).toBe("https://own.example/b");
  expect(after.of(query, "Oak chairs.")).toBe(1);
  expect(foreign.bestPage(query, isOwn)).toBeUndefined();
});
