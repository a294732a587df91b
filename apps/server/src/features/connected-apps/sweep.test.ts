import { expect, test } from "vitest";
import {
  allowApp,
  ask,
  connectApp,
  newVerifier,
  openAppWorld,
  redirectUri,
  register,
  rightRequest,
} from "./app-world.test-helper.ts";
import { sweepConnectedApps } from "./sweep.ts";

const dayMs = 86_400_000;

test("forgets apps that nobody connected for 30 days, what opens nothing any more, and nothing else", async () => {
  const open = await openAppWorld();
  const { world, origin } = open;
  const person = await world.signUp();
  const { id } = await world.createWorkspace(person);
  const metadata = { redirect_uris: [redirectUri] };
  const unused = String((await register(origin, metadata)).json.client_id);
  const used = String((await register(origin, metadata)).json.client_id);
  await connectApp(open, person, { projects: [id], request: { client_id: used } });
  await allowApp(open, person, { projects: [id], request: { client_id: used } });
  const problemOf = async (client_id: string) =>
    (await ask(origin, rightRequest(newVerifier().challenge, { client_id }))).searchParams.get("problem");
  const count = async (table: string) => (await world.postgres.pool.query(`select from ${table}`)).rowCount;

  world.advance(29 * dayMs);
  await sweepConnectedApps(world.tools);
  expect([await problemOf(unused), await problemOf(used)]).toEqual([null, null]);
  expect(await count("app_tokens")).toBe(0);
  expect(await count("connected_apps")).toBe(1);

  world.advance(2 * dayMs);
  await sweepConnectedApps(world.tools);
  expect([await problemOf(unused), await problemOf(used)]).toEqual(["unknown-client", null]);
  expect(await count("connected_apps")).toBe(1);

  world.advance(61 * dayMs);
  await sweepConnectedApps(world.tools);
  expect(await problemOf(used)).toBe("unknown-client");
  expect(await count("connected_apps")).toBe(0);
  expect(await count("app_requests")).toBe(0);
  await open.close();
});
