import { expect, type Page } from "@playwright/test";
import { phone } from "../support/views.ts";

export const desktop = { width: 1280, height: 800 } as const;

/** A page that shows all it has, and where it is then. */
export interface OpenedPage {
  readonly address: string;
  readonly title: string;
}

/** Has every page that is opened from now on write down what moves while it loads. */
export async function prepare(page: Page): Promise<void> {
  await page.addInitScript(noteShifts);
}

/** Opens a page as wide as a desktop in the light theme; resolves once all of it is there. */
export async function openWhole(page: Page, path: string): Promise<OpenedPage> {
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize(desktop);
  await page.goto(path);
  return whole(page);
}

/** Opens the page again on a phone. */
export async function reopenOnPhone(page: Page): Promise<OpenedPage> {
  await page.setViewportSize(phone);
  await page.reload();
  return whole(page);
}

async function whole(page: Page): Promise<OpenedPage> {
  const look = (): Promise<string> => page.evaluate<string>(whatPageLacks);
  await expect.poll(look, { message: page.url(), intervals: [50], timeout: 20_000 }).toBe("");
  const { pathname, search } = new URL(page.url());
  const heading = page.getByRole("heading", { level: 1 }).first();
  // An `h1` is what a page is known by; whoever has none is told so by axe.
  return {
    address: `${pathname}${search}`,
    title: (await heading.count()) > 0 ? ((await heading.textContent()) ?? "") : "",
  };
}

/** Empty once a heading is there and nothing says that it loads, for two looks a tenth of a second apart. */
const whatPageLacks = `(() => {
  const main = document.querySelector("main");
  const heading = [...(main?.querySelectorAll("h1, h2, h3") ?? [])].find((one) => one.checkVisibility());
  const loading = main?.querySelector('[aria-busy="true"], [aria-label^="Loading"]');
  const lack = !heading ? "no heading" : loading ? "loads: " + loading.outerHTML.slice(0, 200) : "";
  if (lack !== "" || document.fonts.status !== "loaded") window.wholeSince = undefined;
  else window.wholeSince ??= performance.now();
  return lack || (performance.now() - window.wholeSince >= 100 ? "" : "its fonts, or time to stand still");
})()`;

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

/** Most that may move in the window while a page loads: half of what the web calls good. */
const shiftMax = 0.05;

/** Parts that moved too far while the page loaded, or nothing. */
export async function shiftsOf(page: Page): Promise<string[]> {
  const shifts = await page.evaluate<Shift[]>(takeShifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  const told = shifts.map(({ value, moved }) => `${value.toFixed(3)} ${moved.join(" | ")}`);
  return sum > shiftMax ? [`what it shows moves while it loads: ${told.join("; ")}`] : [];
}

/** Shifts after a click or a key are not counted. */
const noteShifts = `(() => {
  window.shifts = [];
  const nameOf = ({ node, previousRect, currentRect }) =>
    (node?.textContent ?? "something").trim().slice(0, 40) + " from " + previousRect.y + " to " + currentRect.y + " px";
  const note = (entries) => window.shifts.push(...entries
    .filter(({ hadRecentInput }) => !hadRecentInput)
    .map(({ value, sources }) => ({ value, moved: sources.map(nameOf) })));
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: "layout-shift", buffered: true });
  window.takeShifts = () => {
    note(observer.takeRecords());
    return window.shifts;
  };
})()`;

/** Once what was drawn last is painted. */
const takeShifts =
  "new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))).then(window.takeShifts)";

const widths = [phone.width, 320] as const;

/** Parts that a phone, and the narrowest window of WCAG, do not show as they should, of the page or of what is open above it. */
export async function outOfSightOf(page: Page, within: "main" | "popup"): Promise<string[]> {
  const root = within === "main" ? "main" : "[data-base-ui-portal]";
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ ...phone, width });
    const look = () => page.evaluate<string[]>(outOfSight(root));
    // What follows the width by a script needs a moment.
    await expect
      .poll(look, { timeout: 5_000 })
      .toEqual([])
      .catch(async () => faults.push(...(await look()).map((fault) => `${width} px wide: ${fault}`)));
  }
  return faults;
}

/** Parts beyond an edge or a cell, texts that are cut without a sign, and what else a narrow window does not tell. */
const outOfSight = (root: string): string => `(() => {
  const beyond = document.documentElement.scrollWidth - innerWidth;
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true }) && element.clientWidth > 1;
  const cells = [...document.querySelectorAll("${root} table:not(.sr-only table) :is(td, th)")]
    .filter((cell) => isSeen(cell) && !cell.closest("thead"));
  const isOut = (element) => {
    const { left, right } = element.getBoundingClientRect();
    return left < -1 || right > innerWidth + 1;
  };
  const over = cells.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
  const popups = [...document.querySelectorAll("[data-base-ui-portal] :is([role=dialog], [role=alertdialog], [role=menu], [role=listbox])")];
  const cut = [...document.querySelectorAll("${root} :not(svg, svg *, input)")].filter((element) => {
    const { overflowX, textOverflow } = getComputedStyle(element);
    const isCut = element.scrollWidth > element.clientWidth + 1 && element.textContent.trim() !== "";
    return isCut && /hidden|clip/.test(overflowX) && textOverflow !== "ellipsis" && isSeen(element);
  });
  const rows = [...document.querySelectorAll("${root} [role=tablist], nav[aria-label=Admin]")];
  const unmarked = rows.filter((row) => row.scrollWidth > row.clientWidth + 1 && getComputedStyle(row).maskImage === "none");
  const names = [...document.querySelectorAll("header [aria-current=page]")];
  const unread = names.filter((name) => name.scrollWidth > name.clientWidth + 1 && name.clientWidth < 48);
  return [
    ...(beyond > 0 ? [beyond + " px beyond the edge"] : []),
    ...cells.filter(isOut).map((cell) => "a cell is out of sight: " + cell.textContent),
    ...popups.filter((popup) => isSeen(popup) && isOut(popup)).map((popup) => "what is open is out of sight: " + popup.textContent.slice(0, 60)),
    ...over.map((cell) => "a cell runs into the next one: " + cell.textContent),
    ...cut.map((element) => "cut: " + element.textContent),
    ...unmarked.map((row) => "nothing tells that tabs go on: " + row.textContent),
    ...unread.map((name) => "the page's name has no place: " + name.textContent),
  ];
})()`;

/** Waits until something is open above the page that neither loads nor moves. */
export async function popupIsWhole(page: Page): Promise<void> {
  const look = (): Promise<string> => page.evaluate<string>(whatPopupLacks);
  await expect.poll(look, { message: "what is opened", intervals: [50], timeout: 15_000 }).toBe("");
}

const whatPopupLacks = `(() => {
  const open = [...document.querySelectorAll("[data-base-ui-portal] [data-open]")].filter((one) => one.checkVisibility());
  const moving = (one) => one.getAnimations({ subtree: true }).filter((animation) => animation.playState === "running");
  const loading = open.flatMap((one) => [...one.querySelectorAll('[aria-busy="true"], [aria-label^="Loading"]')]);
  if (open.length === 0) return "nothing is open";
  if (loading.length > 0) return "loads: " + loading[0].outerHTML.slice(0, 200);
  return open.flatMap(moving).length > 0 ? "moves" : "";
})()`;
