import { confirmPassword, logIn } from "@citelens/contract/accounts/accounts";
import { listSettings } from "@citelens/contract/platform/admin-system";
import { afterEach, beforeEach, expect, type MockInstance, onTestFinished, test, vi } from "vitest";
import { openWorld, type World } from "#test/world.ts";

let warn: MockInstance;
let world: World;
beforeEach(async () => {
  world = await openWorld();
  world.stopClock();
  warn = vi.spyOn(world.tools.log, "warn").mockImplementation(() => undefined);
});
afterEach(async () => {
  warn.mockRestore();
  await world.close();
});

/** The fields of each line. */
function lines(): readonly Record<string, unknown>[] {
  return warn.mock.calls.map(([{ req, ...fields }]) => ({
    ...fields,
    path: new URL(req.url, "http://a").pathname,
  }));
}

test("a log-in that failed is in the log, without the password and the whole e-mail address", async () => {
  const { user } = await world.signUp();

  await world.call(logIn, { body: { email: user.email, password: "guessed once" } });
  await world.call(logIn, { body: { email: "not registered secret", password: "guessed twice" } });

  expect(lines()).toEqual([
    {
      path: "/api/v1/token/",
      refused: "INVALID_CREDENTIALS",
      network: "127.0.0.1",
      account: `${user.email[0]}…@example.com`,
      userId: undefined,
      impersonatorId: undefined,
      leftOut: undefined,
    },
    expect.objectContaining({ refused: "INVALID_CREDENTIALS", account: undefined }),
  ]);
  const { req: _, ...written } = warn.mock.calls[1]?.[0] ?? {};
  expect(JSON.stringify([lines(), written])).not.toMatch(/guessed|not registered/);
});

test("so is a password that somebody who is signed in got wrong, and what was forbidden to them", async () => {
  const { user, access } = await world.signUp();

  await world.call(confirmPassword, { body: { password: "guessed" } }, access);
  await world.call(listSettings, {}, access);

  expect(lines()).toMatchObject([
    { refused: "PASSWORD_WRONG", userId: user.id },
    { refused: "FORBIDDEN", userId: user.id },
  ]);
});

test("so are passwords that have to wait, which are never compared", async () => {
  const held = await openWorld({ limited: true });
  onTestFinished(() => held.close());
  const { user } = await held.signUp();
  const said = vi.spyOn(held.tools.log, "warn").mockImplementation(() => undefined);

  for (let guess = 0; guess < 7; guess += 1)
    await held.call(logIn, { body: { email: user.email, password: `guess ${guess}` } });

  expect(said.mock.calls.map(([fields]) => fields)).toMatchObject([
    ...Array(5).fill({ refused: "INVALID_CREDENTIALS" }),
    { refused: "PASSWORD_HELD_UP" },
    { refused: "PASSWORD_HELD_UP" },
  ]);
});

test("what anybody may get who does nothing wrong is not", async () => {
  await world.call(listSettings, {}, "expired");
  await world.app.inject("/api/v1/nothing/");

  expect(lines()).toEqual([]);
});

test("a flood from one network is ten lines at once and two a minute, and the next one counts the rest", async () => {
  const { access } = await world.signUp();
  for (let asked = 0; asked < 200; asked += 1) await world.call(listSettings, {}, access);

  expect(warn).toHaveBeenCalledTimes(10);
  world.advance(60_000);
  for (let asked = 0; asked < 200; asked += 1) await world.call(listSettings, {}, access);

  expect(warn).toHaveBeenCalledTimes(12);
  expect(lines().map(({ leftOut }) => leftOut)).toEqual([...Array(10).fill(undefined), 190, undefined]);
});

test("a flood from everywhere is a hundred lines at once, and hides nothing of another kind", async () => {
  const { user, access } = await world.signUp();
  for (let network = 0; network < 300; network += 1) {
    await world.app.inject({
      url: "/api/v1/admin/system/settings/",
      headers: { authorization: `Bearer ${access}` },
      remoteAddress: `203.0.${network >> 8}.${network & 255}`,
    });
  }
  const forbidden = warn.mock.calls.length;
  await world.call(logIn, { body: { email: user.email, password: "guessed" } });

  expect(forbidden).toBe(100);
  expect(lines().at(-1)).toMatchObject({ refused: "INVALID_CREDENTIALS" });
});
