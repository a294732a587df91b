import { expect, test } from "vitest";
import { ApiProblem } from "./api-problem.ts";
import { sortApiErrors } from "./apply-api-errors.ts";

const names = ["name", "url"];

test("puts sentences about the form's fields under them", () => {
  const problem = new ApiProblem({ status: 400, fields: { url: ["Wrong.", "Odd."], name: ["Taken."] } });

  expect(sortApiErrors(names, problem)).toEqual({
    underFields: [
      ["url", "Wrong., Odd."],
      ["name", "Taken."],
    ],
    aboveForm: undefined,
  });
});

test("shows sentences about fields that the form does not have above it", () => {
  const fields = { non_field_errors: ["Try later."], name: ["Taken."] };

  expect(sortApiErrors(names, new ApiProblem({ status: 400, fields }))).toEqual({
    underFields: [["name", "Taken."]],
    aboveForm: "Try later.",
  });
});

test("names the fields that the form does not have", () => {
  const fields = { icon: ["Too large.", "No picture."], frequency: ["Choose one."], name: ["Taken."] };

  expect(sortApiErrors(names, new ApiProblem({ status: 400, fields })).aboveForm).toBe(
    "icon: Too large., No picture.; frequency: Choose one.",
  );
});

test("says of a link's token what is wrong with it, without its name", () => {
  const fields = { token: ["This link has expired."] };

  expect(sortApiErrors(names, new ApiProblem({ status: 400, fields })).aboveForm).toBe(
    "This link has expired.",
  );
});

test("shows everything else above the form", () => {
  const unreachable = new ApiProblem({ status: 0 });

  expect(sortApiErrors(names, unreachable)).toEqual({
    underFields: [],
    aboveForm: "Unable to connect to the server. Please check your internet connection and try again.",
  });
  expect(sortApiErrors(names, new ApiProblem({ status: 400 }), "Failed to create project").aboveForm).toBe(
    "Failed to create project",
  );
});
