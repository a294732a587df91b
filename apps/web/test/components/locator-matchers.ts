import {
  getAriaChecked,
  getAriaDisabled,
  getElementAccessibleDescription,
  getElementAccessibleName,
  isElementVisible,
} from "ivya/utils";
import { expect } from "vitest";
import type { AppPage } from "./app-page.tsx";
import type { ElementLocator } from "./element-locator.ts";
import { until } from "./until.ts";

type Text = string | RegExp;
type Texts = Text | readonly Text[];

/** As the browser's tests have them: each waits until it holds, for ten seconds. */
interface LocatorMatchers {
  toBeVisible(): Promise<void>;
  toBeHidden(): Promise<void>;
  toBeAttached(): Promise<void>;
  toHaveCount(count: number): Promise<void>;
  /** The whole text, with white space folded; a list is compared with the texts of all elements. */
  toHaveText(text: Texts): Promise<void>;
  toContainText(text: Texts): Promise<void>;
  toHaveAttribute(name: string, value?: Text): Promise<void>;
  toHaveValue(value: Text): Promise<void>;
  toBeFocused(): Promise<void>;
  toBeEnabled(): Promise<void>;
  toBeDisabled(): Promise<void>;
  toBeChecked(): Promise<void>;
  toHaveAccessibleName(name: Text): Promise<void>;
  toHaveAccessibleDescription(description: Text): Promise<void>;
  /** Expects the address of the page: path, search and hash, or a pattern for the whole address. */
  toHaveURL(address: Text): Promise<void>;
  toHaveTitle(title: Text): Promise<void>;
}

declare module "vitest" {
  interface Matchers<R, T> extends LocatorMatchers {}
}

interface LookResult {
  /** Undefined where there is nothing to look at, or more than one: then neither it nor its opposite holds. */
  readonly holds: boolean | undefined;
  /** Value seen instead. */
  readonly seen: unknown;
}

type SubjectLook<Subject> = (subject: Subject, ...wanted: never[]) => LookResult;

expect.extend({
  toBeVisible: looking((one: ElementLocator) => ofWhatMayLack(one, isElementVisible)),
  toBeHidden: looking((one: ElementLocator) => {
    const shown = one.elements().filter(isElementVisible);
    return { holds: shown.length === 0, seen: shown.map(textOf) };
  }),
  toBeAttached: looking((one: ElementLocator) => ofWhatMayLack(one, () => true)),
  toHaveCount: looking((one: ElementLocator, count: number) => {
    const { length } = one.elements();
    return { holds: length === count, seen: length };
  }),
  toHaveText: looking((one: ElementLocator, wanted: Texts) => ofTexts(one, wanted, isText)),
  toContainText: looking((one: ElementLocator, wanted: Texts) => ofTexts(one, wanted, holdsText)),
  toHaveAttribute: looking((one: ElementLocator, name: string, value?: Text) =>
    ofOne(
      one,
      (element) => element.getAttribute(name),
      (seen) => (value === undefined ? seen !== null : seen !== null && matches(seen, value)),
    ),
  ),
  toHaveValue: looking((one: ElementLocator, value: Text) =>
    ofOne(
      one,
      (element) => String((element as HTMLInputElement).value),
      (seen) => matches(seen, value),
    ),
  ),
  toBeFocused: looking((one: ElementLocator) =>
    ofOne(one, (element) => element === document.activeElement, false),
  ),
  toBeEnabled: looking((one: ElementLocator) => ofOne(one, (element) => !getAriaDisabled(element), false)),
  toBeDisabled: looking((one: ElementLocator) => ofOne(one, getAriaDisabled, false)),
  toBeChecked: looking((one: ElementLocator) =>
    ofOne(one, (element) => getAriaChecked(element) === true, false),
  ),
  toHaveAccessibleName: looking((one: ElementLocator, name: Text) =>
    ofOne(
      one,
      (element) => getElementAccessibleName(element, false),
      (seen) => matches(seen, name),
    ),
  ),
  toHaveAccessibleDescription: looking((one: ElementLocator, description: Text) =>
    ofOne(
      one,
      (element) => getElementAccessibleDescription(element, false),
      (seen) => matches(seen, description),
    ),
  ),
  toHaveURL: looking((page: AppPage, address: Text) => {
    const seen = page.url();
    return {
      holds: address instanceof RegExp ? address.test(seen) : seen === new URL(address, seen).href,
      seen,
    };
  }),
  toHaveTitle: looking((_: AppPage, title: Text) => ({
    holds: matches(document.title, title),
    seen: document.title,
  })),
});

type Matcher = Parameters<typeof expect.extend>[0][string];

/** Looks until it holds, or with `not` until it does not. */
function looking<Subject>(look: SubjectLook<Subject>): Matcher {
  return async function (this: { readonly isNot?: boolean }, subject: Subject, ...wanted: unknown[]) {
    const { isNot = false } = this;
    let seen: LookResult = { holds: false, seen: undefined };
    try {
      await until(() => {
        seen = look(subject, ...(wanted as never[]));
        if (seen.holds !== !isNot) throw new Error("not yet");
      });
    } catch (error) {
      if (error instanceof Error && error.message !== "not yet") throw error;
    }
    return {
      pass: seen.holds ?? isNot,
      actual: seen.seen,
      expected: wanted.length === 1 ? wanted[0] : wanted,
      message: () =>
        `${selectorOf(subject)}: expected ${isNot ? "not " : ""}${wanted.map(String).join(", ")}, seen ${JSON.stringify(seen.seen)}; the page says:\n${textOf(document.body).slice(0, 2000)}`,
    };
  };
}

function ofOne<T>(
  one: ElementLocator,
  look: (element: Element) => T,
  isRight: ((seen: T) => boolean) | false,
): LookResult {
  const elements = one.elements();
  const [element] = elements;
  if (!element) return { holds: undefined, seen: "no element" };
  if (elements.length > 1) return { holds: undefined, seen: `${elements.length} elements` };
  const seen = look(element);
  return { holds: isRight === false ? seen === true : isRight(seen), seen };
}

/** Elements that are not there are not shown either. */
function ofWhatMayLack(one: ElementLocator, look: (element: Element) => boolean): LookResult {
  return one.elements().length === 0 ? { holds: false, seen: "no element" } : ofOne(one, look, false);
}

function ofTexts(
  one: ElementLocator,
  wanted: Texts,
  fits: (seen: string, wanted: Text) => boolean,
): LookResult {
  if (!Array.isArray(wanted)) return ofOne(one, textOf, (seen) => fits(seen, wanted as Text));
  const seen = one.elements().map(textOf);
  return {
    holds: seen.length === wanted.length && wanted.every((text, at) => fits(seen[at] ?? "", text)),
    seen,
  };
}

function isText(seen: string, wanted: Text): boolean {
  return wanted instanceof RegExp ? wanted.test(seen) : seen === folded(wanted);
}

function holdsText(seen: string, wanted: Text): boolean {
  return wanted instanceof RegExp ? wanted.test(seen) : seen.includes(folded(wanted));
}

function matches(seen: string, wanted: Text): boolean {
  return wanted instanceof RegExp ? wanted.test(seen) : seen === wanted;
}

function textOf(element: Element): string {
  return folded(element.textContent ?? "");
}

function folded(text: string): string {
  return text
    .replace(/[\u200b\u00ad]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

function selectorOf(subject: unknown): string {
  return typeof subject === "object" && subject !== null && "selector" in subject
    ? String(subject.selector)
    : "the page";
}
