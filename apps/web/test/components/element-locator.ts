import type { UserEvent } from "@testing-library/user-event";
import {
  getByLabelSelector,
  getByPlaceholderSelector,
  getByRoleSelector,
  getByTextSelector,
  getByTitleSelector,
  Ivya,
} from "ivya";
import { getAriaChecked, getAriaDisabled, isElementVisible } from "ivya/utils";
import { expect } from "vitest";
import { toUserEventKeys } from "./keys.ts";
import { until } from "./until.ts";

type RoleOptions = NonNullable<Parameters<typeof getByRoleSelector>[1]>;
interface TextOptions {
  readonly exact?: boolean;
}
interface Filter {
  readonly hasText?: string | RegExp;
  readonly has?: ElementLocator;
  readonly hasNot?: ElementLocator;
  readonly hasNotText?: string | RegExp;
}

/** Locator, in the words of the browser's tests: how to find elements, each time that it is asked. */
export interface ElementLocator {
  readonly selector: string;
  getByRole(role: string, options?: RoleOptions): ElementLocator;
  getByText(text: string | RegExp, options?: TextOptions): ElementLocator;
  getByLabel(text: string | RegExp, options?: TextOptions): ElementLocator;
  getByPlaceholder(text: string | RegExp, options?: TextOptions): ElementLocator;
  getByTitle(text: string | RegExp, options?: TextOptions): ElementLocator;
  locator(selector: string): ElementLocator;
  filter(filter: Filter): ElementLocator;
  first(): ElementLocator;
  last(): ElementLocator;
  nth(index: number): ElementLocator;
  /** All that there are now. */
  elements(): readonly Element[];
  /** Each of those that there are now. */
  all(): Promise<readonly ElementLocator[]>;
  count(): Promise<number>;
  /** The one that there is, once there is exactly one. */
  element(): Promise<HTMLElement>;
  evaluate<T>(look: (element: HTMLElement) => T): Promise<T>;
  textContent(): Promise<string | null>;
  getAttribute(name: string): Promise<string | null>;
  /** As all acts below, waits until the element is there, shown and enabled. */
  click(): Promise<void>;
  dblclick(): Promise<void>;
  hover(): Promise<void>;
  focus(): Promise<void>;
  blur(): Promise<void>;
  fill(text: string): Promise<void>;
  clear(): Promise<void>;
  /** Presses a key, or several at once like Control+k, on the element. */
  press(keys: string): Promise<void>;
  pressSequentially(text: string): Promise<void>;
  check(): Promise<void>;
  uncheck(): Promise<void>;
  selectOption(option: string): Promise<void>;
  setInputFiles(files: File | File[]): Promise<void>;
}

Ivya.create({ browser: "chromium" });
const engine = (): Ivya => Ivya.create({ browser: "chromium" });

export function elementLocator(selector: string, user: UserEvent): ElementLocator {
  const within = (part: string): ElementLocator =>
    elementLocator(selector ? `${selector} >> ${part}` : part, user);
  const elements = (): readonly Element[] => engine().queryLocatorSelectorAll(selector, document);
  const element = (): Promise<HTMLElement> =>
    until(() => {
      const [found, ...more] = elements();
      if (!found) throw new Error(`There is no ${selector}.`);
      if (more.length > 0)
        throw new Error(
          `There are ${more.length + 1} of ${selector}:\n${elements().map(preview).join("\n")}`,
        );
      return found as HTMLElement; // the app has no other elements that somebody acts upon
    });
  const actionable = (): Promise<HTMLElement> =>
    until(async () => {
      const found = await element();
      if (!isElementVisible(found)) throw new Error(`${selector} is not shown.`);
      if (getAriaDisabled(found)) throw new Error(`${selector} is disabled.`);
      return found;
    });
  const focused = async (): Promise<HTMLElement> => {
    const found = await actionable();
    found.focus();
    return found;
  };
  const setChecked = async (wanted: boolean): Promise<void> => {
    const found = await actionable();
    if (getAriaChecked(found) !== wanted) await user.click(found);
    await until(() => expect(getAriaChecked(found)).toBe(wanted));
  };
  const fill = async (text: string): Promise<void> => setValue(await focused(), text);

  return {
    selector,
    getByRole: (role, options) => within(getByRoleSelector(role, options)),
    getByText: (text, options) => within(getByTextSelector(text, options)),
    getByLabel: (text, options) => within(getByLabelSelector(text, options)),
    getByPlaceholder: (text, options) => within(getByPlaceholderSelector(text, options)),
    getByTitle: (text, options) => within(getByTitleSelector(text, options)),
    locator: within,
    filter: (wanted) => within(filterSelector(wanted)),
    first: () => within("nth=0"),
    last: () => within("nth=-1"),
    nth: (index) => within(`nth=${index}`),
    elements,
    all: async () => elements().map((_, index) => within(`nth=${index}`)),
    count: async () => elements().length,
    element,
    evaluate: async (look) => look(await element()),
    textContent: async () => (await element()).textContent,
    getAttribute: async (name) => (await element()).getAttribute(name),
    click: async () => user.click(await actionable()),
    dblclick: async () => user.dblClick(await actionable()),
    hover: async () => user.hover(await actionable()),
    focus: async () => (await element()).focus(),
    blur: async () => (await element()).blur(),
    fill,
    clear: () => fill(""),
    press: async (keys) => {
      await focused();
      await user.keyboard(toUserEventKeys(keys));
    },
    pressSequentially: async (text) => {
      await focused();
      await user.keyboard(text.replaceAll(/[{[]/g, "$&$&"));
    },
    check: () => setChecked(true),
    uncheck: () => setChecked(false),
    selectOption: async (option) => user.selectOptions(await actionable(), option),
    setInputFiles: async (files) => user.upload(await element(), files),
  };
}

/** As a browser does it for somebody who types: React listens for the event, and reads what was set past it. */
function setValue(element: HTMLElement, text: string): void {
  const kind = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(element, text);
  element.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText", data: text }));
  element.dispatchEvent(new Event("change", { bubbles: true }));
}

function filterSelector({ hasText, has, hasNot, hasNotText }: Filter): string {
  const parts = [
    hasText !== undefined && `internal:has-text=${textSelector(hasText)}`,
    hasNotText !== undefined && `internal:has-not-text=${textSelector(hasNotText)}`,
    has && `internal:has=${JSON.stringify(has.selector)}`,
    hasNot && `internal:has-not=${JSON.stringify(hasNot.selector)}`,
  ];
  return parts.filter((part) => part !== false && part !== undefined).join(" >> ");
}

function textSelector(text: string | RegExp): string {
  return text instanceof RegExp ? String(text) : `${JSON.stringify(text)}i`;
}

function preview(element: Element): string {
  return element.outerHTML.slice(0, 200);
}
