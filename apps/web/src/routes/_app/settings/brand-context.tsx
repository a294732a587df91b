import { createFileRoute } from "@tanstack/react-router";
import { BrandKitPage } from "#features/brand-context/public.ts";

export const Route = createFileRoute("/_app/settings/brand-context")({
  staticData: { title: "Brand Kit", parent: "Settings" },
  component: BrandKitPage,
});
