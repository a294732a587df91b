import axe from "axe-core";
import { expect } from "vitest";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Rules that cannot be seen without layout and styles; the sweep over all pages in the browser looks at it. */
const seenInBrowsersAlone = ["color-contrast", "target-size"];
/** Axe forgives these behind a dialog, and sees only by layout that an alert dialog is one. */
const forgivenBehindDialogs = ["aria-hidden-focus", "landmark-one-main", "page-has-heading-one"];

/**
 * No rule of WCAG 2.2 AA and no best practice that axe knows is broken by names, roles, states and structure. Popups stand at the
 * end of the body and so outside of all landmarks.
 */
export async function expectNoAxeViolations(): Promise<void> {
  const isPopupOpen = document.querySelector("[data-base-ui-portal] [role]") !== null;
  const isAsked = document.querySelector("[data-base-ui-portal] [role=alertdialog]") !== null;
  const off = [
    ...seenInBrowsersAlone,
    ...(isPopupOpen ? ["region"] : []),
    ...(isAsked ? forgivenBehindDialogs : []),
  ];
  const { violations } = await axe.run(
    { exclude: [["[data-base-ui-focus-guard]"]] },
    {
      resultTypes: ["violations"],
      runOnly: standards,
      rules: Object.fromEntries(off.map((id) => [id, { enabled: false }])),
    },
  );
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual(
    [],
  );
}
