import { createFileRoute } from "@tanstack/react-router";
import { CreditCalculatorPage } from "#features/credits/calculator/public.ts";

export const Route = createFileRoute("/_app/settings/credit-calculator")({
  staticData: { title: "Credit Calculator", parent: "Settings" },
  component: CreditCalculatorPage,
});
