import {
  type IntegrationCheck,
  integrationFaults,
  knownBy,
  nextSteps,
} from "@citelens/contract/traffic/integrations";
import { expect, test } from "vitest";
import { faultLabels, knownLabels, stepLabels } from "./check-labels.rules.ts";

const check: IntegrationCheck = {
  frontend: false,
  backend: false,
  checked_at: "2026-11-23T12:00:00.000Z",
  url: "https://acorn.example/",
  status: 503,
  reason: "there is no such host",
  other_project: "another-one",
  frontend_details: { known_by: null, last_seen: null, fault: "no_tag", next_step: "add_tag" },
  backend_details: { known_by: null, last_seen: null, fault: "not_reported", next_step: "report_visits" },
};

test.each(knownBy)("a half that is known by %s says how", (known) => {
  expect(knownLabels[known]).toMatch(/\.$/);
});

test.each(integrationFaults)("what was seen as %s names the page", (fault) => {
  expect(faultLabels[fault](check)).toContain("https://acorn.example/");
});

test.each(nextSteps)("%s says what to do", (step) => {
  expect(stepLabels[step](check)).toMatch(/^[A-Z].*\.$/);
});

test.each([
  ["unreachable", "there is no such host"],
  ["error_status", "503"],
  ["tag_of_other_workspace", "another-one"],
] as const)("%s says %s", (fault, detail) => {
  expect(faultLabels[fault](check)).toContain(detail);
});
