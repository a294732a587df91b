import { expect, test } from "vitest";
import { parseIntegrationsSearch } from "./integrations-search.rules.ts";

test("the address keeps the open guides, and drops what is none one by one", () => {
  expect(parseIntegrationsSearch({ platform: "nginx", backend: "go" })).toEqual({
    platform: "nginx",
    backend: "go",
  });
  expect(parseIntegrationsSearch({ platform: "cobol", backend: "rails" })).toEqual({ backend: "rails" });
  expect(parseIntegrationsSearch({})).toEqual({});
});
