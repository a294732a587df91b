/**
 * Gaps of the DOM of these tests: it knows no layout, so every element that is shown has a size, and of the app's styles only those that
 * show or hide something at 1,280 pixels.
 */
export function fillBrowserGaps(): void {
  const box = () => ({
    ...new DOMRect(0, 0, 100, 20),
    x: 0,
    y: 0,
    width: 100,
    height: 20,
    top: 0,
    left: 0,
    right: 100,
    bottom: 20,
  });
  Element.prototype.getBoundingClientRect = box as never; // a DOMRect in all that is read of it
  Range.prototype.getBoundingClientRect = box as never;
  Element.prototype.scrollIntoView = () => undefined;
  // It does not know <search>, of which React would warn.
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: "HTMLElement" });
  window.scrollTo = () => undefined;
  Reflect.deleteProperty(Navigator.prototype, "locks"); // it has the name, and null under it
  Object.assign(globalThis, { BASE_UI_ANIMATIONS_DISABLED: true });
  Object.assign(window, { requestIdleCallback: (run: () => void) => setTimeout(run) });
}

/** The classes of the app that hide something in a window of this width. */
const shownOrHidden = `
  html { visibility: visible }
  [hidden], .hidden, .sm\\:hidden, .md\\:hidden, .lg\\:hidden, .group:last-child .group-last\\:hidden { display: none }
  details:not([open]) > :not(summary) { display: none }
  .invisible { visibility: hidden }
  .sm\\:block, .lg\\:block, .xl\\:block { display: block }
  .sm\\:flex, .md\\:flex, .lg\\:flex { display: flex }
  .md\\:inline { display: inline }
`;

export const windowWidth = 1280;

/** An empty page with the head that the server sends. */
export function emptyPage(): void {
  document.head.innerHTML = `
    <meta name="support-email" content=""><meta name="mail" content=""><meta name="brand" content="">
    <meta name="color-scheme" content="light dark"><style>${shownOrHidden}</style>`;
  document.body.innerHTML = '<div id="root"></div>';
  document.documentElement.lang = "en";
  document.documentElement.dataset.theme = "light";
  localStorage.clear();
  sessionStorage.clear();
}
