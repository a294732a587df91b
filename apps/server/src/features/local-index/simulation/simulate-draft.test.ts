import { afterAll, beforeAll, expect, test } from "vitest";
import { placeOfJob } from "#platform/place.ts";
import { openWorld, type World } from "#test/world.ts";
import { keepPages } from "../kept/public.ts";
import { simulateDraft } from "./public.ts";

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
  passages: [{ heading: "Chairs", text }],
});

test("a draft is asked beside the pages of its workspace, and leaves them as they are", async () => {
  const owner = await world.signUp();
  const [one, other] = [await world.createWorkspace(owner), await world.createWorkspace(owner)];
  const placeOf = ({ id }: typeof one) => placeOfJob({ workspaceId: id });
  const pages = [
    page("https://own.example/", "We have sold things to people for many years."),
    page("https://rival.example/", "Our chairs of oak cost 90 euros each in our shop."),
  ];
  await keepPages(world.tools, placeOf(one), { pages, seenLinks: new Set() });
  const draft = {
    ...page("https://own.example/", "A chair of oak costs 80 euros with its cushion."),
    title: "Oak",
  };
  const task = {
    draft,
    questions: [{ text: "What does a chair of oak cost?", language: "en", cluster: "oak" }],
    brands: [],
    isOwn: (url: string) => url.startsWith("https://own.example/"),
  };

  const simulation = await simulateDraft(world.tools, placeOf(one), task);
  const again = await simulateDraft(world.tools, placeOf(one), task);
  const foreign = await simulateDraft(world.tools, placeOf(other), task);

  expect(simulation.questions[0]).toMatchObject({
    old: { cited: false, cited_instead: [{ url: "https://rival.example/", own: false }] },
    draft: { retrieved: true, cited: true, passage: draft.passages[0] },
  });
  expect(again).toEqual(simulation);
  expect(foreign.draws).toEqual({ count: 100, foreign: 0, left_out: 0 });
  expect(foreign.questions[0]?.old.place).toBeNull();
});
