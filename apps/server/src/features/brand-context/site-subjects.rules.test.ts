import { expect, test } from "vitest";
import { siteSubjects } from "./site-subjects.rules.ts";

test.each([
  [["Northwind – standing desks and chairs"], ["standing desks and chairs"]],
  [["Ergonomic office chairs | Northwind"], ["Ergonomic office chairs"]],
  [["Northwind: Desk lamps", "Desk Lamps · Northwind"], ["Desk Lamps"]],
  [["Home", "About us - Northwind", "Pricing", "Northwind Desks"], []],
  [["Which desk is right for you?", "We build what lasts."], []],
  [["The one place where everybody finds all that they ever wanted"], []],
  [["Kinderfahrräder – Startseite"], ["Kinderfahrräder"]],
  [[""], []],
])("of the titles %j the subjects are %j", (titles, subjects) => {
  const pages = titles.map((title) => ({ page: { title, siteName: undefined } }));

  expect(siteSubjects(pages, ["Northwind"])).toEqual(subjects);
});

test("a page without a title has none, and the site's own name is none", () => {
  const pages = [
    { page: { title: undefined, siteName: undefined } },
    { page: { title: "Acme Shop – Skiffs", siteName: "Acme Shop" } },
  ];

  expect(siteSubjects(pages, [])).toEqual(["Skiffs"]);
});
