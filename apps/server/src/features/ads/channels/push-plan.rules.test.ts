import fc from "fast-check";
import { expect, test } from "vitest";
import {
  afterLook,
  afterMade,
  foundOf,
  idempotencyKeyOf,
  type MadeObject,
  markedName,
  nextStep,
  type PushState,
  type PushStep,
  stateOf,
  type WantedCampaign,
  wantedOf,
} from "./push-plan.rules.ts";
import { adStatusOf } from "./states.rules.ts";
import { wantedTree } from "./wanted-tree.test-helper.ts";

/** All steps that follow, each done without a flaw; nothing is found by looking. */
function stepsOf(wanted: WantedCampaign, made: readonly MadeObject[]): PushStep[] {
  const steps: PushStep[] = [];
  let state = stateOf(made);
  for (;;) {
    const step = nextStep(wanted, state);
    if (!step) return steps;
    steps.push(step);
    state =
      step.do === "look" ? afterLook(state, step.within) : afterMade(state, doneOf(step), step.do === "make");
  }
}

function doneOf(step: Exclude<PushStep, { readonly do: "look" }>): MadeObject {
  if (step.kind === "image")
    return { kind: "image", id: step.url, version: 1, externalId: `file ${step.url}` };
  const { id, version } = wantedOf(step);
  return { kind: step.kind, id, version, externalId: `outside ${id}` };
}

function wordsOf(step: PushStep): string {
  if (step.do === "look") return `look for ${step.within.kind}s`;
  if (step.kind === "image") return `make ${step.url}`;
  return `${step.do} ${wantedOf(step).id}`;
}

const wanted = wantedTree();
const everything = [
  "look for campaigns",
  "make c1",
  "make g1",
  "make https://brand.example/a.png",
  "make a1",
  "make a2",
  "make g2",
  "make https://brand.example/b.png",
  "make a3",
];

test("a tree is made from the top, looked for once, and an image that two ads share is sent once", () => {
  expect(stepsOf(wanted, []).map(wordsOf)).toEqual(everything);
});

test("nothing is done for a tree that stands", () => {
  expect(stepsOf(wanted, allMade())).toEqual([]);
});

function allMade(): MadeObject[] {
  return stepsOf(wanted, []).flatMap((step) => (step.do === "look" ? [] : [doneOf(step)]));
}

test.each(allMade().map((_, index) => index))(
  "what follows after %i notes adds up to the whole tree",
  (index) => {
    const noted = allMade().slice(0, index);
    const rest = stepsOf(wanted, noted).flatMap((step) => (step.do === "look" ? [] : [doneOf(step)]));
    expect([...noted, ...rest].toSorted(byId)).toEqual(allMade().toSorted(byId));
  },
);

function byId(a: MadeObject, b: MadeObject): number {
  return a.id.localeCompare(b.id);
}

test("a list is looked through before anything is added to it, unless its parent is new", () => {
  const noted = allMade().slice(0, 2);
  expect(stepsOf(wanted, noted).map(wordsOf)).toEqual([
    "look for ads",
    "make https://brand.example/a.png",
    "make a1",
    "make a2",
    "look for groups",
    "make g2",
    "make https://brand.example/b.png",
    "make a3",
  ]);
});

test("a version that rises is a change, and another image is sent before its ad", () => {
  const [first, second] = wanted.groups;
  if (!first || !second) throw new Error("The tree has two groups");
  const [one, ...others] = first.ads;
  if (!one) throw new Error("The group has ads");
  const changed = {
    ...wanted,
    version: 2,
    groups: [
      { ...first, ads: [{ ...one, version: 2, imageUrl: "https://brand.example/new.png" }, ...others] },
      { ...second, version: 5 },
    ],
  };
  expect(stepsOf(changed, allMade()).map(wordsOf)).toEqual([
    "change c1",
    "make https://brand.example/new.png",
    "change a1",
    "change g2",
  ]);
});

const paused = adStatusOf("paused");
const empty: PushState = { made: new Map(), looked: new Set() };

test("what is found is ours by its name alone, is not archived, and the first of two", () => {
  const listed = [
    { externalId: "x0", name: "Spring", status: paused },
    { externalId: "x1", name: markedName(wanted), status: adStatusOf("archived") },
    { externalId: "x2", name: "Renamed by somebody [c1]", status: paused },
    { externalId: "x3", name: markedName(wanted), status: paused },
  ];
  const found: MadeObject = { kind: "campaign", id: "c1", version: 0, externalId: "x2" };
  expect(foundOf(wanted, empty, { kind: "campaign" }, listed)).toEqual([found]);
  expect(foundOf(wanted, stateOf([found]), { kind: "campaign" }, listed)).toEqual([]);
});

test("what was found is brought to what is wanted", () => {
  const found: MadeObject = { kind: "campaign", id: "c1", version: 0, externalId: "x2" };
  expect(nextStep(wanted, afterMade(empty, found, false))).toMatchObject({
    do: "change",
    externalId: "x2",
    wasFound: true,
  });
});

test("keys differ by kind, id and version, and are the same each time", () => {
  const key = idempotencyKeyOf("ad", { id: "a1", version: 3 });
  expect(key).toBe(idempotencyKeyOf("ad", { id: "a1", version: 3 }));
  expect(key).not.toBe(idempotencyKeyOf("ad", { id: "a1", version: 4 }));
  expect(key).not.toBe(idempotencyKeyOf("group", { id: "a1", version: 3 }));
  expect(key.length).toBeLessThanOrEqual(255);
});

test("whatever was noted before, each thing is made once and after its parent", () => {
  fc.assert(
    fc.property(fc.subarray(allMade()), (some) => {
      const isWhole = ({ id }: MadeObject): boolean =>
        parentsOf(id).every((parent) => some.some((one) => one.id === parent));
      const noted = some.filter(isWhole);
      const done = stepsOf(wanted, noted).flatMap((step) => (step.do === "look" ? [] : [doneOf(step)]));
      const order = [...noted, ...done].map(({ id }) => id);
      expect(new Set(order).size).toBe(order.length);
      for (const { id } of done)
        for (const parent of parentsOf(id)) expect(order.indexOf(parent)).toBeLessThan(order.indexOf(id));
      expect(order.filter((id) => !id.startsWith("https:")).toSorted()).toEqual(treeIds);
    }),
  );
});

const treeIds = ["a1", "a2", "a3", "c1", "g1", "g2"];

function parentsOf(id: string): readonly string[] {
  const parents: Readonly<Record<string, readonly string[]>> = {
    g1: ["c1"],
    g2: ["c1"],
    a1: ["c1", "g1"],
    a2: ["c1", "g1"],
    a3: ["c1", "g2"],
  };
  return parents[id] ?? [];
}
