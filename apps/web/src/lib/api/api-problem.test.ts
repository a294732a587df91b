import { describe, expect, test } from "vitest";
import { ApiProblem, problemMessage } from "./api-problem.ts";

describe("problemMessage", () => {
  test.each([
    [0, "Unable to connect to the server. Please check your internet connection and try again."],
    [401, "You are not authorized to perform this action. Please log in again."],
    [403, "You do not have permission to perform this action."],
    [404, "The requested resource was not found."],
    [408, "The request timed out. Please try again."],
    [500, "The server encountered an error. Please try again later."],
    [503, "The server encountered an error. Please try again later."],
    [599, "The server encountered an error. Please try again later."],
  ])("says for status %d: %s", (status, sentence) => {
    const problem = new ApiProblem({ status, detail: "something technical" });

    expect(problemMessage(problem)).toBe(sentence);
  });

  test("tells wrong credentials from a session that ended", () => {
    const problem = new ApiProblem({ status: 401, code: "INVALID_CREDENTIALS" });

    expect(problemMessage(problem)).toBe("Incorrect email or password. Please try again.");
  });

  test("says of a service that is read-only what the server says of it", () => {
    const detail = "The service is read-only at the moment. Reason: It moves.";

    expect(problemMessage(new ApiProblem({ status: 503, code: "READ_ONLY", detail }))).toBe(detail);
  });

  test("gives the server's own sentence for every other refusal", () => {
    const problem = new ApiProblem({ status: 429, detail: "Too many requests." });

    expect(problemMessage(problem)).toBe("Too many requests.");
  });

  test("joins a field's sentences with commas and fields with semicolons", () => {
    const problem = new ApiProblem({
      status: 400,
      fields: { name: ["Too long.", "Taken."], url: ["Wrong."] },
    });

    expect(problemMessage(problem)).toBe("name: Too long., Taken.; url: Wrong.");
  });

  test("falls back to the caller's sentence, and to a general one", () => {
    expect(problemMessage(new ApiProblem({ status: 400 }), "Failed to create project")).toBe(
      "Failed to create project",
    );
    expect(problemMessage(new ApiProblem({ status: 400 }))).toBe("An unexpected error occurred");
    expect(problemMessage(new TypeError("x is undefined"))).toBe("An unexpected error occurred");
  });
});
