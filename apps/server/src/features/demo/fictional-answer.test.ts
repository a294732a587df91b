import { expect, test } from "vitest";
import { readWebPage } from "#platform/web-page/web-page.ts";
import { demoDays } from "./calendar.rules.ts";
import { addressesOn, fictionalAnswer, others, rivals } from "./fictional-answer.ts";
import { tovelume } from "./web/tovelume.ts";

const sites = [tovelume, ...rivals, ...others];
const lastDay = demoDays - 1;

test("the web is a brand, five competitors, three review sites, a forum and a magazine, all under .example", () => {
  expect(rivals).toHaveLength(5);
  expect(others).toHaveLength(5);
  expect(new Set(sites.map(({ host }) => host)).size).toBe(11);
  expect(sites.every(({ host }) => host.endsWith(".example"))).toBe(true);
  expect(sites.flatMap((site) => addressesOn(site, lastDay)).length).toBeGreaterThan(40);
});

test.each(sites.map((site) => [site.name, site] as const))(
  "every page of %s can be read, links to its site and says that it is fictional",
  (_, site) => {
    for (const day of [0, 30, 63, lastDay]) {
      const addresses = addressesOn(site, day);

      const pages = addresses.map((url) => fictionalAnswer(url, day));

      expect(new Set(addresses).size).toBe(addresses.length);
      for (const page of pages) {
        expect(page).toMatchObject({ status: 200, contentType: "text/html" });
        expect(page?.body).toContain("this page is fictional demo data");
        const { title, text, links } = readWebPage(Buffer.from(page?.body ?? ""), page?.url ?? "");
        expect(title).not.toBe("");
        expect(text.length).toBeGreaterThan(60);
        expect(text).not.toContain("fictional demo data");
        expect(links).toContain(`https://${site.host}/`);
      }
    }
  },
);

test.each([
  [
    "its robots.txt",
    "https://tovelume.example/robots.txt",
    200,
    "Sitemap: https://www.tovelume.example/sitemap.xml",
  ],
  [
    "its sitemap",
    "https://www.tovelume.example/sitemap.xml",
    200,
    "<loc>https://www.tovelume.example/warranty</loc>",
  ],
  ["a page with a slash behind it", "https://www.tovelume.example/warranty/", 200, "five year warranty"],
  ["a page without www", "http://tovelume.example/warranty?a=b", 200, "five year warranty"],
  ["no page", "https://www.tovelume.example/nothing", 404, "does not exist"],
])("a server of it answers for %s", (_, url, status, part) => {
  const answer = fictionalAnswer(url, lastDay);

  expect(answer?.status).toBe(status);
  expect(answer?.body).toContain(part);
});

test.each([
  ["another host", "https://www.example.com/"],
  ["a host that only ends like one", "https://nottovelume.example/"],
  ["what is no address", "tovelume"],
])("it answers nothing for %s", (_, url) => {
  expect(fictionalAnswer(url, lastDay)).toBeUndefined();
});

test("a page is published on its day, and a price changes on another", () => {
  const compare = "https://www.tovelume.example/compare/brightwren";
  const arc = "https://www.tovelume.example/arc";

  const statuses = [44, 45].map((day) => fictionalAnswer(compare, day)?.status);
  const prices = [35, 36].map((day) => /costs (\d+) euros/.exec(fictionalAnswer(arc, day)?.body ?? "")?.[1]);

  expect(statuses).toEqual([404, 200]);
  expect(prices).toEqual(["149", "129"]);
});
