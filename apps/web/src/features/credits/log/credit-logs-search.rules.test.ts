import { creditUseOrders } from "@citelens/contract/billing/credits";
import { expect, it, test } from "vitest";
import { addressOfLogs, creditLogsView, parseCreditLogsSearch } from "./credit-logs-search.rules.ts";

test.each([
  ["nothing", {}, {}],
  ["the defaults", { page: 1, ordering: "-created_at" }, {}],
  ["another page", { page: 3 }, { page: 3 }],
  ["digits as text", { page: "3" }, { page: 3 }],
  ["an order", { ordering: "credits_used" }, { ordering: "credits_used" }],
  ["an unknown order", { page: 2, ordering: "details" }, { page: 2 }],
  ["page 0", { page: 0, ordering: "action_type" }, { ordering: "action_type" }],
  ["half a page", { page: 1.5 }, {}],
  ["nonsense", { page: "many", ordering: 7, other: true }, {}],
])("reads an address with %s", (_, raw, expected) => {
  expect(parseCreditLogsSearch(raw)).toEqual(expected);
});

it("writes an address that reads back as the same view", () => {
  const views = creditUseOrders.map((ordering, index) => ({ page: index + 1, ordering }));

  const read = views.map((view) => creditLogsView(parseCreditLogsSearch({ ...addressOfLogs(view) })));

  expect(read).toEqual(views);
});
