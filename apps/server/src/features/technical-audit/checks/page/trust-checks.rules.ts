import { dayMs } from "@citelens/contract/base/days";
import type { HtmlFacts, LdItem } from "../../store/page-facts.rules.ts";
import type { AuditedPage, PageCheck } from "../check.rules.ts";
import { contentCheck, found, foundIf, type SeenFault, textCheck } from "./found.rules.ts";

const lastmodDaysMax = 30;
/** Where a page is read at noon, it may be tomorrow already where it was written. */
const futureDaysMax = 1;

type PageDate = HtmlFacts["dates"][number];

const noDate = textCheck({
  id: "no-date",
  title: "Page shows no date of its own",
  why: "In trials, pages that were dated, and dated recently, were cited more often. Show when it was published or changed, and mark it in the code.",
  grade: "a",
  severity: "medium",
  category: "trust",
  needs: "page",
  check: ({ dates }, page) => {
    if (!["article", "guide", "product"].includes(page.kind)) return "not-applicable";
    return foundIf(dates.length === 0, page, {
      found: "No date in the text, in meta tags or in structured data",
      wanted: "A date of publication or of the last change",
    });
  },
});

const stale = textCheck({
  id: "stale",
  title: "Page was not changed for a year",
  why: "In trials, newer pages were cited more often. Review whether it still holds; a new date without a change helps nobody.",
  grade: "a",
  severity: "low",
  category: "trust",
  needs: "page",
  check: ({ dates }, page, { today }) => {
    const newest = newestOf(dates.filter(({ day }) => day <= today));
    if (!newest || page.kind === "legal") return "not-applicable";
    return foundIf(newest.day < yearBefore(today), page, {
      found: `Its newest date is ${newest.day}`,
      wanted: `A review, and then a date after ${yearBefore(today)}`,
      line: newest.line,
    });
  },
});

const dateFalse = contentCheck({
  id: "date-false",
  title: "Dates contradict each other or lie in the future",
  why: "Who sees two dates for one page trusts neither. That engines then ignore both is a convention, not measured.",
  grade: "c",
  severity: "low",
  category: "trust",
  needs: "page",
  check: ({ dates }, page, site) => {
    const isFuture = ({ day }: PageDate): boolean => (daysBetween(site.today, day) ?? 0) > futureDaysMax;
    const future = dates.filter((date) => isFuture(date) && isOwn(date, dates, page));
    if (future.length > 0) return found(page, future.map(inTheFuture));

    const newest = newestOf(dates.filter((date) => !isFuture(date)));
    if (!newest) return dates.length > 0 ? "passed" : "not-applicable";

    const lastmod = site.lastmodOf(page.hash);
    const days = lastmod === undefined ? null : daysBetween(newest.day, lastmod);
    return foundIf(days !== null && Math.abs(days) > lastmodDaysMax, page, {
      found: `Its newest date is ${newest.day}, and the sitemap says ${lastmod?.slice(0, 10) ?? ""}`,
      wanted: "The same date in both",
      line: newest.line,
    });
  },
});

/**
 * A day that only stands by the title may be one on which something will happen. It is the page's own where nothing else is: in an
 * article, beside an author's name, or in a time element of a page that tells of no event.
 */
function isOwn(
  { kind }: PageDate,
  all: readonly PageDate[],
  { kind: pageKind, facts }: AuditedPage,
): boolean {
  if (kind !== "shown") return true;
  if (all.some((other) => other.kind !== "shown")) return false;
  if (pageKind === "article" || pageKind === "guide" || facts.html?.author) return true;
  const isOfEvent = facts.html?.structuredData.types.some((type) => type.endsWith("Event")) ?? false;
  return !isOfEvent && all.some(({ from }) => from === "time");
}

function inTheFuture({ day, line, from }: PageDate): SeenFault {
  return { found: `${day} is in the future, ${dateSources[from]}`, wanted: "The real date", line };
}

const dateSources = {
  "json-ld": "in structured data",
  meta: "in a meta tag",
  time: "in a time element",
  text: "in the text",
} as const;

function newestOf(dates: readonly PageDate[]): PageDate | undefined {
  return dates.reduce<PageDate | undefined>(
    (best, one) => (best && best.day >= one.day ? best : one),
    undefined,
  );
}

const noAuthor = textCheck({
  id: "no-author",
  title: "Article names no author",
  why: "A named author lets people and engines see who speaks. It is a convention of quality guidelines, not measured with agents.",
  grade: "c",
  severity: "medium",
  category: "trust",
  needs: "page",
  check: ({ author }, page) => {
    if (page.kind !== "article") return "not-applicable";
    return foundIf(author === null, page, {
      found: "Neither a byline nor a Person as author in structured data",
      wanted: "The author's name",
    });
  },
});

const ldBroken = contentCheck({
  id: "ld-broken",
  title: "Structured data cannot be read",
  why: "A block that is no JSON is ignored as a whole, whatever it says.",
  grade: "b",
  severity: "high",
  category: "trust",
  needs: "page",
  check: ({ structuredData: { broken, types } }, page) => {
    if (broken.length === 0 && types.length === 0) return "not-applicable";
    return found(
      page,
      broken.map(({ message, line, quote }) => ({
        found: `It is no JSON: ${message}`,
        wanted: "Valid JSON",
        line,
        quote,
      })),
    );
  },
});

const ldIncomplete = contentCheck({
  id: "ld-incomplete",
  title: "Structured data lacks properties",
  why: "Google documents which properties a type must have for its results, and which it recommends. Nothing else is called required.",
  grade: "b",
  severity: "medium",
  category: "trust",
  needs: "page",
  check: ({ structuredData: { items } }, page) => {
    if (items.length === 0) return "not-applicable";
    const required = items.flatMap((item) => without(item, item.missing, "required by Google"));
    const recommended = items.flatMap((item) => without(item, item.lacking, "recommended by Google"));
    return found(page, [...required, ...recommended], required.length > 0 ? {} : { severity: "low" });
  },
});

function without({ type, line }: LdItem, properties: readonly string[], how: string): SeenFault[] {
  if (properties.length === 0) return [];
  const list = properties.join(", ");
  return [{ found: `${type} without ${list}`, wanted: `${list} (${how})`, line }];
}

const ldUntrue = contentCheck({
  id: "ld-untrue",
  title: "Structured data says what the page does not show",
  why: "Search engines ask that structured data match the visible text, and may ignore or punish what does not.",
  grade: "b",
  severity: "high",
  category: "trust",
  needs: "page",
  check: ({ structuredData: { items } }, page) => {
    if (items.length === 0) return "not-applicable";
    return found(
      page,
      items.flatMap(({ type, line, untrue }) =>
        untrue.map(({ property, value }) => ({
          found: `${property} of ${type} is not in the visible text`,
          wanted: "The same in both",
          line,
          quote: value,
        })),
      ),
    );
  },
});

const mixed = contentCheck({
  id: "mixed",
  title: "Secure page loads parts without encryption",
  why: "Browsers block such parts, so the page may miss pictures, styles or scripts.",
  grade: "c",
  severity: "low",
  category: "trust",
  needs: "page",
  check: (html, page) => {
    if (!/^https:/i.test(page.facts.fetch.url)) return "not-applicable";
    return found(
      page,
      html.mixed.map(({ url, line }) => ({ found: "Loaded by http", wanted: "https", line, quote: url })),
    );
  },
});

/** Whether a page can be believed: its dates, its author, its structured data. */
export const trustChecks: readonly PageCheck[] = [
  noDate,
  stale,
  dateFalse,
  noAuthor,
  ldBroken,
  ldIncomplete,
  ldUntrue,
  mixed,
];

/** Days from one to another, both as yyyy-MM-dd or with a time behind; null where one is no day. */
function daysBetween(from: string, to: string): number | null {
  const [a, b] = [dayStart(from), dayStart(to)];
  return a === null || b === null ? null : Math.round((b - a) / dayMs);
}

/** The same day a year before; the last of the month where there is none. */
function yearBefore(day: string): string {
  const year = Number(day.slice(0, 4)) - 1;
  const rest = day.slice(4, 10);
  return `${String(year).padStart(4, "0")}${rest === "-02-29" ? "-02-28" : rest}`;
}

function dayStart(day: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}(?!\d)/.test(day)) return null;
  const time = Date.parse(`${day.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(time) ? null : time;
}
