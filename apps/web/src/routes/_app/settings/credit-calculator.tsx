import { createFileRoute } from "@tanstack/react-router";
import { CalculatorPage } from "#features/credits/public.ts";

export const Route = createFileRoute("/_app/settings/credit-calculator")({ component: CalculatorPage });
