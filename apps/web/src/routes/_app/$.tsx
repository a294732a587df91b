import { createFileRoute } from "@tanstack/react-router";
import { NotFoundPage } from "#shell/not-found-page.tsx";

/** Every unknown path. */
export const Route = createFileRoute("/_app/$")({
  staticData: { title: "Page not found" },
  component: NotFoundPage,
});
