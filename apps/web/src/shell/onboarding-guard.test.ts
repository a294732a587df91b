import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../test/memory-storage.ts";
import { mustOnboard } from "./onboarding-guard.ts";
import { isSuperuser } from "./superuser-guard.ts";

let storage: MemoryStorage;
let asked: number;
let answer: () => Promise<Response>;

// Also after the last test: the files that follow in this process load their modules with the real ones.
afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  [storage, asked] = [new MemoryStorage(), 0];
  Object.assign(storage, { access: "a1", refresh: "r1" });
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("fetch", () => {
    asked += 1;
    return answer();
  });
});

const newClient = (): QueryClient => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const user = (parts: object) => async (): Promise<Response> =>
  Response.json({ email: "a@b.example", ...parts });
const down = async (): Promise<Response> => new Response("", { status: 503 });

describe("a user is sent to the onboarding", () => {
  test.each([
    ["has not finished", user({ onboarding_complete: false }), true],
    ["has finished", user({ onboarding_complete: true }), false],
  ])("where the server says that the user %s", async (_, response, must) => {
    answer = response;

    expect(await mustOnboard(newClient())).toBe(must);
  });

  test.each([
    ["a user who had not finished then", '{"onboarding_complete":false}'],
    ["no JSON", "{onboarding"],
    ["another thing", '"true"'],
    ["nothing", "null"],
    ["a list", "[true]"],
    ["a user of an older form", '{"email":"a@b.example"}'],
    ["a value that is no boolean", '{"onboarding_complete":"yes"}'],
  ])("only after the server was asked, where %s is stored", async (_, stored) => {
    storage.setItem("user", stored);
    answer = user({ onboarding_complete: true });

    expect(await mustOnboard(newClient())).toBe(false);
    expect(asked).toBe(1);
  });
});

describe("nobody is kept from a page", () => {
  test("by a server that does not answer", async () => {
    answer = down;

    expect(await mustOnboard(newClient())).toBe(false);
  });

  test("by a server that is slow, once the onboarding is known to be finished", async () => {
    storage.setItem("user", '{"onboarding_complete":true}');
    answer = () => new Promise(() => undefined);

    expect(await mustOnboard(newClient())).toBe(false);
    expect(asked).toBe(1);
  });

  test("by what is stored while support acts as the user, and the server is not asked", async () => {
    storage.setItem("impersonating", "true");
    storage.setItem("user", '{"onboarding_complete":false}');

    expect(await mustOnboard(newClient())).toBe(false);
    expect(asked).toBe(0);
  });
});

describe("the stored user", () => {
  test("is replaced by the server's answer", async () => {
    storage.setItem("user", '{"onboarding_complete":false,"email":"old@b.example"}');
    answer = user({ onboarding_complete: true });

    await mustOnboard(newClient());

    expect(JSON.parse(storage.getItem("user") ?? "")).toEqual({
      email: "a@b.example",
      onboarding_complete: true,
    });
  });

  test("is not written after the log-out", async () => {
    answer = async () => {
      storage.clear();
      return Response.json({ onboarding_complete: true });
    };

    await mustOnboard(newClient());

    expect(Object.keys(storage)).toEqual([]);
  });
});

describe("the administrator's pages", () => {
  test.each([
    [true, true],
    [false, false],
  ])("are open to a user whose superuser mark is %s: %s", async (is_superuser, isOpen) => {
    answer = user({ is_superuser });

    expect(await isSuperuser(newClient())).toBe(isOpen);
  });

  test("are closed while acting as another user, a superuser or not", async () => {
    answer = user({ is_superuser: true });
    storage.setItem("impersonating", "true");

    expect(await isSuperuser(newClient())).toBe(false);
    expect(asked).toBe(0);
  });

  test("stay closed where the server does not answer", async () => {
    answer = down;

    await expect(isSuperuser(newClient())).rejects.toMatchObject({ status: 503 });
  });
});
