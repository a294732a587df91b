import { createFileRoute } from "@tanstack/react-router";
import { NotFoundPage } from "#shell/not-found-page.tsx";

/** Every path that no other route knows. */
export const Route = createFileRoute("/_app/$")({
  staticData: { title: "Page not found" },
  component: NotFoundPage,
});
