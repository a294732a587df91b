import { readFileSync } from "node:fs";
import { join } from "node:path";
import { operations } from "@citelens/contract/api";
import { expect, test } from "vitest";
import { type ClientModel, clientModel } from "./client-model.ts";
import { generatedClients } from "./generated-clients.ts";

const root = join(import.meta.dirname, "../..");
const model: ClientModel = await clientModel();

test.each([...generatedClients(model)])(
  "%s is as the contract has it: else `npm run generate`",
  (path, text) => {
    expect(readFileSync(join(root, path), "utf8")).toBe(text);
  },
);

test("the clients call whatever a key may call, but what is watched live and what servers report", () => {
  const called = new Set(model.operations.map(({ name }) => name));
  const left = operations.filter(({ name }) => !called.has(name));

  const unexplained = left.filter(
    ({ name, endpoint: { caller, scope } }) => caller === "user" && scope !== "none" && !/^watch/.test(name),
  );
  expect(unexplained).toEqual([]);
});
