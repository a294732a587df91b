import { describe, expect, test } from "vitest";
import { z } from "zod";
import { jobs } from "#app/jobs.ts";
import { framesOf, shownKeys, shownPayload } from "./payload.rules.ts";

const someId = "01a203d7-94a2-766c-8ebf-ae4f15cfe4f6";

/** Keys of payloads that administrators do not see, since they are more than ids. */
const hiddenKeys: ReadonlySet<string> = new Set(["email_key", "isNoted", "step"]);

describe("a payload", () => {
  test.each([
    { what: "ids and numbers", data: { mailId: someId, attempt: 2 }, shown: { mailId: someId, attempt: 2 } },
    { what: "no key that nobody allowed", data: { email_key: "ada@example.com", token: "t" }, shown: {} },
    { what: "no text under an allowed key", data: { mailId: "Dear Ada, your link" }, shown: {} },
    { what: "nothing long", data: { checkoutId: "c".repeat(101) }, shown: {} },
    { what: "nothing nested", data: { runId: { secret: 1 } }, shown: {} },
    { what: "nothing of what is no object", data: "text", shown: {} },
    { what: "nothing of none", data: null, shown: {} },
  ])("shows $what", ({ data, shown }) => {
    expect(shownPayload(data)).toEqual(shown);
  });

  test("has no key that is neither shown nor hidden on purpose, of whichever job", () => {
    const keys = jobs.flatMap(({ payload }) =>
      payload instanceof z.ZodObject ? Object.keys(payload.shape) : [],
    );
    const undecided = new Set(keys.filter((key) => !shownKeys.has(key) && !hiddenKeys.has(key)));

    expect(keys.length).toBeGreaterThan(20);
    expect([...undecided]).toEqual([]);
  });
});

describe("a stack", () => {
  test("shows its frames, and nothing of the message above them", () => {
    const stack =
      "Error: Failed query: insert into mails\nparams: a secret,at home\n    at send (mail.ts:1:2)\n    at run (job.ts:3:4)";

    expect(framesOf(stack)).toEqual(["at send (mail.ts:1:2)", "at run (job.ts:3:4)"]);
  });

  test("may be missing", () => {
    expect(framesOf(null)).toEqual([]);
  });
});
