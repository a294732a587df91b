import { createFileRoute } from "@tanstack/react-router";
import { BrandKitPage } from "#features/brand-context/room.ts";

export const Route = createFileRoute("/_app/settings/brand-context")({
  staticData: { title: "Brand Kit", parent: "Settings" },
  component: BrandKitPage,
});
