import { expect, it } from "vitest";
import { tonesFor } from "./tones.rules.ts";

it("gives the brand itself the first colour and each competitor one of its own", () => {
  expect(tonesFor(["Acme", "Beta", "Gamma"], {})).toEqual({ Acme: 1, Beta: 2, Gamma: 3 });
});

it("keeps the colour of a brand when the order changes and others come", () => {
  const known = tonesFor(["Acme", "Beta", "Gamma"], {});

  expect(tonesFor(["Acme", "Delta", "Gamma"], known)).toEqual({ Acme: 1, Beta: 2, Gamma: 3, Delta: 4 });
});

it("shares the colours out evenly when there are more brands than colours", () => {
  const names = Array.from({ length: 12 }, (_, number) => `Brand ${number}`);

  const { "Brand 0": own, ...others } = tonesFor(["Brand 0", ...names.slice(1)], {});

  expect(own).toBe(1);
  expect(Object.values(others)).toEqual([2, 3, 4, 5, 6, 7, 2, 3, 4, 5, 6]);
});
