import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { applyCachedBrand } from "#features/agencies/room.ts";
import { subscribeToTheme } from "#lib/browser/theme.ts";
import { isSignedIn, subscribeToOtherTabs } from "#lib/session/session.ts";
import { announcePages } from "#shell/announce-pages.ts";
import { keepPlace } from "#shell/keep-place.ts";
import { preloadPage } from "#shell/preload-page.ts";
import { ReconnectBanner } from "#shell/reconnect-banner.tsx";
import { UiProvider } from "#ui/frame/ui-provider.tsx";
import { whenIdle } from "#ui/overlays/deferred.ts";
import { createAppRouter, NotFoundPage, PageError } from "./app-router.ts";

const router = createAppRouter();

keepPlace();
subscribeToTheme();
applyCachedBrand();
announcePages(router);
subscribeToOtherTabs();

// Starts loading what every signed-in page needs, and the page itself, while the router still matches the route: each in a task
// of its own, because to ask for many files takes a while. If that fails, the router loads it again and shows the error.
if (isSignedIn()) {
  setTimeout(() => {
    Promise.all([import("#lib/api/query-client.ts"), import("#shell/app-shell.tsx")]).catch(() => undefined);
  });
  setTimeout(() => preloadPage(router));
}

// What is shown where something cannot be loaded must be there before.
void whenIdle().then(() => Promise.all([PageError.preload?.(), NotFoundPage.preload?.()]));

const root = document.getElementById("root");
if (!root) throw new Error("The page has no element with the id root.");

createRoot(root).render(
  <StrictMode>
    <UiProvider>
      <ReconnectBanner />
      <RouterProvider router={router} />
    </UiProvider>
  </StrictMode>,
);
