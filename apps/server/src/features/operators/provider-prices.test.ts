import { listOperatorHealth } from "@citelens/contract/visibility/operators";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorld, type Person, type World } from "#test/world.ts";

let world: World;
let root: Person;
beforeAll(async () => {
  world = await openWorld({
    ai: { OPERATOR_MODELS: "chatgpt=gpt-unheard-of", OPERATOR_PRICES: "claude=1/5/10" },
  });
  world.stopClock();
  world.advance(Date.parse("2026-11-30T23:59:00Z") - world.tools.now().getTime());
  root = await world.signUpRoot();
});
afterAll(() => world.close());

async function priceOf(id: string) {
  const { answer } = await world.call(listOperatorHealth, {}, root.access);
  return answer.find((operator) => operator.id === id)?.provider_price;
}

test("superusers see what a provider charges today and from which day on something else, and what is guessed", async () => {
  const search = { thousand_searches: 14, thousand_answers: 0, is_guessed: false };

  expect(await priceOf("gemini-argon")).toEqual({
    ...search,
    input: 2,
    output: 10,
    next: { from: "2026-12-01", input: 4, output: 20 },
  });
  expect(await priceOf("claude")).toMatchObject({ input: 1, output: 5, is_guessed: false, next: null });
  expect(await priceOf("chatgpt")).toMatchObject({ input: 50, output: 250, is_guessed: true });
  expect(await priceOf("local-index")).toBeNull();

  world.advance(2 * 60_000);
  expect(await priceOf("gemini-argon")).toEqual({ ...search, input: 4, output: 20, next: null });
});
