import { expect, test } from "vitest";
import { ApiProblem } from "#lib/api/api-problem.ts";
import { workspaceProblem } from "./workspace-problem.rules.ts";

const fallback = "Failed to update workspace. Please try again.";

test("names the fields with their reasons, joined by commas", () => {
  const fields = { name: ["Too long.", "Too loud."], url: ["Enter a valid URL."] };

  expect(workspaceProblem(new ApiProblem({ status: 400, fields }), fallback)).toBe(
    "name: Too long., Too loud., url: Enter a valid URL.",
  );
});

test("says the server's one sentence as it is", () => {
  const problem = new ApiProblem({ status: 409, detail: "This workspace is deactivated." });

  expect(workspaceProblem(problem, fallback)).toBe("This workspace is deactivated.");
});

test("falls back where the server gave no reason", () => {
  expect(workspaceProblem(new ApiProblem({ status: 400, fields: {} }), fallback)).toBe(fallback);
  expect(workspaceProblem(new Error("broken"), fallback)).toBe(fallback);
});

test("says that the server was not reached", () => {
  expect(workspaceProblem(new ApiProblem({ status: 0 }), fallback)).toBe(
    "Unable to connect to the server. Please check your internet connection and try again.",
  );
});
