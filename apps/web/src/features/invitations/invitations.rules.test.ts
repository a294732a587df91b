import { describe, expect, test } from "vitest";
import { ApiProblem } from "#lib/api/api-problem.ts";
import { inviteProblem, isEmail, isSameAddress, isToken, linkProblem } from "./invitations.rules.ts";

describe("an address to invite", () => {
  test.each(["ada@example.com", "a+b@sub.example.co"])("can be %s", (text) => {
    expect(isEmail(text)).toBe(true);
  });

  test.each(["", "ada", "ada@example", "@example.com", "ada @example.com", "ada@exam ple.com", "a@b@c.d"])(
    "cannot be %j",
    (text) => {
      expect(isEmail(text)).toBe(false);
    },
  );
});

test("a link without a token, or with what can be none, is invalid", () => {
  expect(isToken("Zm9v-_bar")).toBe(true);
  expect(isToken(undefined)).toBe(false);
  expect(isToken("")).toBe(false);
  expect(isToken("a b")).toBe(false);
  expect(isToken("x".repeat(201))).toBe(false);
});

test("two spellings of an address mean one account, as on the server", () => {
  expect(isSameAddress("Ada@Example.com ", "ada@example.COM")).toBe(true);
  expect(isSameAddress("ada@example.com", "bob@example.com")).toBe(false);
});

describe("a failed invitation", () => {
  test("says the server's sentence, or its first one about the address", () => {
    const fields = { email: ["This person is already a member of this workspace.", "second"] };

    expect(inviteProblem(new ApiProblem({ status: 409, detail: "Not now." }))).toBe("Not now.");
    expect(inviteProblem(new ApiProblem({ status: 400, fields }))).toBe(fields.email[0]);
  });

  test("says that it failed where there is no reason", () => {
    const message = "Failed to send invitation. Please try again.";

    expect(inviteProblem(new ApiProblem({ status: 0 }))).toBe(message);
    expect(inviteProblem(new Error("broken"))).toBe(message);
  });
});

test("a link that cannot be read says the server's sentence, else the fallback", () => {
  const gone = "This invitation is no longer valid or has already been accepted.";

  expect(linkProblem(new ApiProblem({ status: 404, detail: gone }), "fallback")).toBe(gone);
  expect(linkProblem(new ApiProblem({ status: 0 }), "fallback")).toBe("fallback");
  expect(linkProblem(new Error("broken"), "fallback")).toBe("fallback");
});
