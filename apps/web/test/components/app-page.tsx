import { type AnyRouter, RouterProvider } from "@tanstack/react-router";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { createRoot, type Root } from "react-dom/client";
import { vi } from "vitest";
import { queryClient } from "#lib/api/query-client.ts";
import { announcePages } from "#shell/announce-pages.ts";
import { ReconnectBanner } from "#shell/reconnect-banner.tsx";
import { UiProvider } from "#ui/frame/ui-provider.tsx";
import { createAppRouter } from "../../src/app-router.ts";
import { windowWidth } from "./browser-gaps.ts";
import { type ElementLocator, elementLocator } from "./element-locator.ts";
import { toUserEventKeys } from "./keys.ts";

type LocatorMethods = Pick<
  ElementLocator,
  "getByRole" | "getByText" | "getByLabel" | "getByPlaceholder" | "getByTitle" | "locator"
>;

/** The app as a browser shows it, without layout: its real router, cache and calls. */
export interface AppPage extends LocatorMethods {
  /** Opens an address of the app as if it were typed: nothing of the page before stays but what it stored. */
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  goBack(): Promise<void>;
  url(): string;
  readonly keyboard: {
    press(keys: string): Promise<void>;
    type(text: string): Promise<void>;
  };
  /** Lets the page's own time pass at once; after `startClock()`. */
  fastForward(ms: number): Promise<void>;
  /** Makes the window so many pixels wide for what asks by script, until the page closes; styles do not change. */
  setWidth(width: number): void;
  /** From now on the page's time is a test's to move, though it goes on by itself. */
  startClock(at?: Date): void;
}

export interface OpenedPage extends AppPage {
  close(): void;
}

const origin = "http://localhost:3000";

export function openAppPage(): OpenedPage {
  const user: UserEvent = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  let root: Root | undefined;
  let router: AnyRouter | undefined;

  /** Leaves the page, whose requests lead nowhere any more. */
  const leave = (): void => {
    root?.unmount();
    root = undefined;
    if (router) {
      router.history.destroy();
      Object.assign(router.history, { push: () => undefined, replace: () => undefined });
    }
    queryClient.clear();
  };
  const close = (): void => {
    leave();
    // What waits for its turn, or for an idle moment, would wait for ever on a clock that is gone.
    if (vi.isFakeTimers()) vi.advanceTimersByTime(1);
    vi.useRealTimers();
    setWidth(windowWidth);
  };
  const load = (): void => {
    leave();
    const opened = createAppRouter();
    router = opened;
    announcePages(opened);
    const element = document.getElementById("root");
    if (!element) throw new Error("The page has no element with the id root.");
    root = createRoot(element);
    root.render(
      <UiProvider>
        <ReconnectBanner />
        <RouterProvider router={opened} />
      </UiProvider>,
    );
  };
  const all = elementLocator("", user);

  return {
    ...all,
    goto: async (address) => {
      leave(); // or the page before would go to the address too
      history.pushState(null, "", new URL(address, origin));
      load();
    },
    reload: async () => load(),
    goBack: async () => history.back(),
    url: () => location.href,
    keyboard: {
      press: async (keys) => user.keyboard(toUserEventKeys(keys)),
      type: async (text) => user.keyboard(text.replaceAll(/[{[]/g, "$&$&")),
    },
    fastForward: async (ms) => {
      await vi.advanceTimersByTimeAsync(ms);
    },
    setWidth,
    startClock: (at) => {
      vi.useFakeTimers({
        toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"],
        shouldAdvanceTime: true,
        ...(at && { now: at }),
      });
    },
    close,
  };
}

function setWidth(width: number): void {
  const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: { width: number }): void } };
  happyDOM.setViewport({ width });
}
