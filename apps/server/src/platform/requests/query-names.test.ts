import { endpoint } from "@citelens/contract/base/endpoint";
import { expect, test } from "vitest";
import { z } from "zod";
import { unknownParameters } from "./query-names.ts";

const shape = { start_date: z.string(), end_date: z.string(), campaign_id: z.string(), page: z.string() };
const base = { method: "GET", path: "/x/", summary: "X.", caller: "user" } as const;
const listed = endpoint({ ...base, query: z.object(shape) });

const meant = (name: string): string => `There is no such parameter here. Did you mean ${name}?`;
const noneNear = "There is no such parameter here. Choose from start_date, end_date, campaign_id, page.";

test.each([
  ["startDate", meant("start_date")],
  ["start-date", meant("start_date")],
  ["strat_date", meant("start_date")],
  ["end_dat", meant("end_date")],
  ["campaign", meant("campaign_id")],
  ["campaign_id[]", meant("campaign_id")],
  ["campaign_id[0]", meant("campaign_id")],
  ["pgae", meant("page")],
  ["PAGE", meant("page")],
  ["utm_source", noneNear],
  ["constructor", noneNear],
  ["a[b]", noneNear],
  ["x".repeat(10_000), noneNear],
])("%s is refused by its name", (name, sentence) => {
  expect(unknownParameters(listed, { page: "1", [name]: "x" })).toEqual({ [name]: [sentence] });
});

test("names that every object has, and no name at all, are refused as any other", () => {
  const sent = JSON.parse('{"__proto__": "x", "": "y"}') as unknown;

  expect(JSON.stringify(unknownParameters(listed, sent))).toBe(
    JSON.stringify({ __PROTO: [noneNear], non_field_errors: [noneNear] }).replace("__PROTO", "__proto__"),
  );
});

test("an endpoint without parameters says that it takes none", () => {
  expect(unknownParameters(endpoint(base), { page: "1" })).toEqual({
    page: ["Nothing may stand behind this address: it takes no parameters."],
  });
});

test("what the endpoint has is not refused, and servers that report are not asked", () => {
  expect(unknownParameters(listed, { start_date: "x", page: ["1", "2"] })).toEqual({});
  expect(unknownParameters(endpoint({ ...base, caller: "api-key" }), { page: "1" })).toEqual({});
});
