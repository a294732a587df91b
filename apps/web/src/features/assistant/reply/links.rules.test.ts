import type { MessagePart } from "@citelens/contract/content/assistant-fields";
import { expect, test } from "vitest";
import { addressesIn, safeLink } from "./links.rules.ts";

const workspaceId = "w1";
const card = {
  title: "Sources",
  figures: [],
  lines: [],
  links: [
    { label: "A review", href: "https://Review.example/shoes?a=1" },
    { label: "Sources", href: "/workspaces/w1/insight/sources" },
    { label: "A trap", href: "https://good.example@evil.example/" },
    { label: "A script", href: "javascript:alert(1)" },
  ],
};
const parts: MessagePart[] = [
  { kind: "text", text: "https://written.example" },
  { kind: "tool", tool: { call_id: "a", name: "sources", state: "DONE", label: "Reading sources", card } },
  { kind: "tool", tool: { call_id: "b", name: "summary", state: "RUNNING", label: "Reading", card: null } },
];

/** A message of which a tool has named an address. */
function cardWith(href: string): MessagePart[] {
  const named = { ...card, links: [{ label: "Named", href }] };
  return [
    { kind: "tool", tool: { call_id: "a", name: "sources", state: "DONE", label: "Reading", card: named } },
  ];
}

const allowed = { workspaceId, addresses: addressesIn(parts) };

test.each([
  ["/workspaces/w1/insight/sources", "/workspaces/w1/insight/sources"],
  ["/workspaces/w1/opportunities?kind=WIN_BACK#top", "/workspaces/w1/opportunities?kind=WIN_BACK#top"],
  ["/workspaces/w1/a/../opportunities", "/workspaces/w1/opportunities"],
])("%s leads into the workspace", (href, to) => {
  expect(safeLink(href, allowed)).toEqual({ kind: "inside", href: to });
});

test.each(["https://review.example/shoes?a=1", "HTTPS://review.example:443/shoes?a=1"])(
  "%s leads to an address that a tool named",
  (href) => {
    const address = "https://review.example/shoes?a=1";
    expect(safeLink(href, allowed)).toEqual({ kind: "outside", href: address, host: "review.example" });
  },
);

test("a slash at the end makes no other address", () => {
  const named = (href: string) => ({ workspaceId, addresses: addressesIn(cardWith(href)) });

  expect(safeLink("https://a.example/shoes/", named("https://a.example/shoes"))).toMatchObject({
    href: "https://a.example/shoes/",
  });
  expect(safeLink("https://a.example", named("https://a.example/"))).toMatchObject({ host: "a.example" });
  expect(safeLink("https://a.example/shoe", named("https://a.example/shoes"))).toEqual({ kind: "none" });
});

test.each([
  ["another workspace", "/workspaces/w2/insight/sources"],
  ["a workspace whose name begins alike", "/workspaces/w11/insight/sources"],
  ["the way out of the workspace", "/workspaces/w1/../w2/opportunities"],
  ["the same, encoded", "/workspaces/w1/%2e%2e/w2/opportunities"],
  ["the API", "/api/v1/projects/w1/"],
  ["settings", "/settings/billing"],
  ["logging out", "/logout"],
  ["another host without a scheme", "//evil.example/workspaces/w1/"],
  ["the same with backslashes", "/\\evil.example/workspaces/w1/"],
  ["a path without a slash", "workspaces/w1/opportunities"],
  ["an address that only the text names", "https://written.example"],
  ["another page of a host that is named", "https://review.example/other"],
  ["a named page with something carried along", "https://review.example/shoes?a=1&secret=42"],
  ["a script, though named", "javascript:alert(1)"],
  ["a host behind a user's name, though named", "https://good.example@evil.example/"],
  ["a mail", "mailto:a@review.example"],
  ["a place in the page", "#section"],
  ["nothing", ""],
])("%s is no link", (_, href) => {
  expect(safeLink(href, allowed)).toEqual({ kind: "none" });
});
