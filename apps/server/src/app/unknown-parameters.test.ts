import { randomUUID } from "node:crypto";
import { operations } from "@citelens/contract/api";
import { apiBase } from "@citelens/contract/base/endpoint";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openWorld, type Person, type World } from "#test/world.ts";

/** Operations that take whatever stands behind their address, and why. */
const tolerant: Readonly<Record<string, string>> = {
  trackVisit: "a visit that is refused is lost, and no parameter could change what is counted",
  trackVisits: "the same",
  trackPageView: "it is sent by other people's pages, through whatever stands before them",
  serveAdContent: "a publisher's page must never fail because of it",
  getAdsState: "the same",
};

let world: World;
let root: Person;
let owner: Person;
let projectId: string;
beforeAll(async () => {
  world = await openWorld();
  [root, owner] = [await world.signUpRoot(), await world.signUp()];
  projectId = (await world.createWorkspace(owner)).id;
});
afterAll(() => world.close());

describe.each(operations.map((operation) => [operation.name, operation] as const))(
  "%s",
  (name, { endpoint }) => {
    test("refuses a parameter that it does not have, by its name", async () => {
      const ids: Readonly<Record<string, string>> = {
        projectId,
        checkId: "status",
        pageId: "0123456789abcdef",
      };
      const path = endpoint.path.replace(/:(\w+)/g, (_, id: string) => ids[id] ?? randomUUID());
      const by = { anyone: undefined, user: owner, superuser: root, "api-key": undefined }[endpoint.caller];
      const response = await world.app.inject({
        method: endpoint.method,
        url: `${apiBase}${path}?nobodys_filter=1&constructor=2`,
        headers: by ? { authorization: `Bearer ${by.access}` } : {},
        ...(endpoint.method !== "GET" && { payload: {} }),
      });

      if (name in tolerant) return expect(response.body).not.toContain("nobodys_filter");
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({
        nobodys_filter: [expect.stringMatching(/There is no such parameter here\.|takes no parameters\./)],
        constructor: [expect.any(String)],
      });
    });
  },
);
